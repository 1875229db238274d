import { message } from '../../messages/message';
import type { Message, Words } from '../../messages/model';
import type { ActiveSkill } from '../../skills/activate';
import type { Skill, SkillProblem } from '../../skills/model';
import { printable } from '../../text/shorten';
import type { FoundSkills } from '../settings/skillLibrary';

/** All skills by domain and level, then what cannot be used. */
export function skillListText({ skills, problems }: FoundSkills, words: Words): string {
	const width = Math.max(0, ...skills.map(({ label }) => label.length));
	const lines: string[] = [];
	let heading = '';
	for (const skill of skills) {
		const { label, domain, level, origin } = skill;
		const name = words.say(message('skills.name', skill));
		const next = words.say(message('skillLists.group', { domain, level }));
		if (next !== heading) lines.push(...(heading ? [''] : []), next);
		heading = next;
		lines.push(`  ${label.padEnd(width)}  ${name}${words.say(message('skillLists.origin', { origin }))}`);
	}
	const count = words.say(message('skillLists.count', { skills: skills.length }));
	return textOf([...lines, '', ...problemLines(problems, words), count]);
}

export function validationText(checked: readonly Skill[], { problems, folder }: FoundSkills, words: Words): string {
	const counts = { skills: checked.length, problems: problems.length };
	return textOf([...problemLines(problems, words), words.say(message('skillLists.checked', { folder, ...counts }))]);
}

/** Which skills are active, and by which words. */
export function activationText(
	active: readonly ActiveSkill[],
	all: readonly Skill[],
	needsModel: boolean,
	words: Words,
): string {
	const titleOf = (label: string) => {
		const found = all.find((skill) => skill.label === label);
		return found ? words.say(message('skills.name', found)) : label;
	};
	const width = Math.max(0, ...active.map(({ label }) => label.length));
	return textOf([
		...active.map(({ label, level, why }) => {
			const said = words.say(message('skillLists.active', { title: titleOf(label), why }));
			return `L${level}  ${label.padEnd(width)}  ${said}`;
		}),
		...(needsModel ? [words.say(message('skillLists.needsModel'))] : []),
	]);
}

/** One skill whole: all that the judge is told, in the reader’s language where the skill has it. */
export function skillText(skill: Skill, words: Words): string {
	const { label, title, titleZh, domain, level, deliverable, files, origin } = skill;
	const list = (heading: Message, items: readonly string[]) =>
		items.length > 0 ? ['', words.say(heading), ...items.map((item) => `  - ${item}`)] : [];
	const group = words.say(message('skillLists.group', { domain, level }));
	return textOf([
		words.say(message('skillLists.title', { title, titleZh })),
		`${label} · ${group}${words.say(message('skillLists.origin', { origin }))}`,
		words.say(message('skills.description', skill)),
		...(deliverable
			? [
					'',
					words.say(message('skillLists.deliverable', deliverable)),
					`  ${words.say(message('skillLists.mustHave', deliverable))}`,
				]
			: []),
		...list(
			message('skillLists.checkpoints'),
			skill.checkpoints.map((checkpoint) => words.say(message('skillLists.checkpoint', checkpoint))),
		),
		...list(message('skillLists.hints'), skill.hints),
		...list(message('skillLists.goodSigns'), skill.goodSigns),
		...list(message('skillLists.fatalFlaws'), skill.fatalFlaws),
		...list(message('skillLists.files'), files),
	]);
}

function problemLines(problems: readonly SkillProblem[], words: Words): string[] {
	return problems.map((problem) => `✗ ${words.say(problem.message)}`);
}

/** What files say may hold anything, also what would move a terminal’s cursor. */
function textOf(lines: readonly string[]): string {
	return `${lines.map(printable).join('\n')}\n`;
}
