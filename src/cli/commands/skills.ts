import { createActivation } from '../../index';
import { message } from '../../messages/message';
import type { Message, Words } from '../../messages/model';
import { worded } from '../../output/worded';
import type { ActiveSkill } from '../../skills/activate';
import type { Skill, SkillProblem } from '../../skills/model';
import { closest } from '../../text/closest';
import { printable } from '../../text/shorten';
import type { ExitCode } from '../host/environment';
import { CliError } from '../host/errors';
import { type Command, type Invocation, writeResult } from '../settings/command';
import { type FoundSkills, findSkills } from '../settings/skillLibrary';

export const skills: Command = {
	name: 'skills',
	isRare: true,
	summary: message('commands.skills'),
	operands: '[list | validate [DIR] | activate | explain LABEL]',
	description: message('commands.skillsAbout'),
	formats: ['text', 'json'],
	options: ['query', 'skills', 'config'],
	usualAction: 'list',
	actions: {
		list: { operands: '', takes: [0, 0], run: list },
		validate: { operands: '[DIR]', takes: [0, 1], run: validate },
		activate: { operands: '--query "…"', takes: [0, 0], run: activate },
		explain: { operands: 'LABEL', takes: [1, 1], run: explain },
	},
};

async function list(invocation: Invocation): Promise<ExitCode> {
	const library = await findSkills(invocation);
	const json = { skills: library.skills.map(summary), problems: worded(library.problems, invocation.words) };
	await write(invocation, json, skillListText(library, invocation.words));
	return problemsCode(library.problems);
}

async function validate(invocation: Invocation): Promise<ExitCode> {
	const { operands } = invocation;
	const library = await findSkills(invocation, operands[0]);
	const own =
		library.folder === undefined ? library.skills : library.skills.filter(({ origin }) => origin !== 'product');
	const json = {
		folder: library.folder ?? null,
		checked: own.length,
		problems: worded(library.problems, invocation.words),
	};
	await write(invocation, json, validationText(own, library, invocation.words));
	return problemsCode(library.problems);
}

async function activate(invocation: Invocation): Promise<ExitCode> {
	const query = invocation.options.query?.trim();
	if (!query) throw new CliError('usage', message('usage.noQuery'));
	const library = await findSkills(invocation);
	warn(library, invocation);
	const { skills: active, from, needsModel } = createActivation(library.skills)({ query });
	await write(
		invocation,
		{ skills: worded(active, invocation.words), from, needsModel },
		activationText(active, library.skills, needsModel, invocation.words),
	);
	return 0;
}

async function explain(invocation: Invocation): Promise<ExitCode> {
	const { operands } = invocation;
	const library = await findSkills(invocation);
	warn(library, invocation);
	const label = operands[0]!
		.trim()
		.toLowerCase()
		.replaceAll(/[\s-]+/g, '_');
	const skill = library.skills.find((each) => each.label === label);
	if (!skill) {
		const labels = library.skills.map((each) => each.label);
		const meant = closest(label, labels);
		throw new CliError('missing', message('usage.noSkill', { label: operands[0]!, meant }));
	}
	await write(invocation, { ...skill }, skillText(skill, invocation.words));
	return 0;
}

function summary({ label, title, titleZh, level, domain, description, origin, files }: Skill) {
	return { label, title, titleZh, level, domain, description, origin, files };
}

function problemsCode(problems: readonly SkillProblem[]): ExitCode {
	return problems.length > 0 ? 1 : 0;
}

/** What cannot be used is said beside a result that does without it. */
function warn({ problems }: FoundSkills, { tell }: Invocation): void {
	for (const problem of problems) tell(problem.message);
}

async function write(invocation: Invocation, json: object, text: string): Promise<void> {
	const schema = { schema: 'plumbline/skills/1', ...json };
	const asJson = `${JSON.stringify(schema, null, 2)}\n`;
	await writeResult(({ format }) => (format === 'json' ? asJson : text), invocation);
}

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
