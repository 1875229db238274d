import { inEnglish } from '../../messages/english';
import type { ActiveSkill } from '../../skills/activate';
import type { Skill, SkillLevel, SkillProblem } from '../../skills/model';
import type { FoundSkills } from '../settings/skillLibrary';

const levelNames: Readonly<Record<SkillLevel, string>> = {
	1: 'primary intent',
	2: 'information need',
	3: 'constraint',
};

const originNotes: Readonly<Record<Skill['origin'], string>> = {
	product: '',
	workspace: '  (yours)',
	extended: '  (with additions of yours)',
};

/** All skills by domain and level, then what cannot be used. */
export function skillListText({ skills, problems }: FoundSkills): string {
	const width = Math.max(0, ...skills.map(({ label }) => label.length));
	const lines: string[] = [];
	let heading = '';
	for (const { label, title, domain, level, origin } of skills) {
		const next = `${domain}, level ${level} (${levelNames[level]})`;
		if (next !== heading) lines.push(...(heading ? [''] : []), next);
		heading = next;
		lines.push(`  ${label.padEnd(width)}  ${title}${originNotes[origin]}`);
	}
	return textOf([...lines, '', ...problemLines(problems), counted(skills.length, 'skill')]);
}

export function validationText(checked: readonly Skill[], { problems, folder }: FoundSkills): string {
	const where = folder === undefined ? 'the skills that come with Plumbline' : folder;
	const found = problems.length === 0 ? 'nothing wrong' : counted(problems.length, 'problem');
	return textOf([...problemLines(problems), `${where}: ${counted(checked.length, 'skill')} can be used, ${found}.`]);
}

/** Which skills are active, and by which words. */
export function activationText(active: readonly ActiveSkill[], all: readonly Skill[], needsModel: boolean): string {
	const title = (label: string) => all.find((skill) => skill.label === label)?.title ?? label;
	const width = Math.max(0, ...active.map(({ label }) => label.length));
	return textOf([
		...active.map(
			({ label, level, why }) => `L${level}  ${label.padEnd(width)}  ${title(label)}: ${why.map(inEnglish).join(', ')}`,
		),
		...(needsModel ? ['Nothing in the query tells; with a model, score asks it which skills fit.'] : []),
	]);
}

/** One skill whole: all that the judge is told. */
export function skillText(skill: Skill): string {
	const { label, title, titleZh, domain, level, description, deliverable, files, origin } = skill;
	const list = (heading: string, items: readonly string[]) =>
		items.length > 0 ? ['', heading, ...items.map((item) => `  - ${item}`)] : [];
	const kinds = { must: 'must', detail: 'detail', flaw: 'flaw' } as const;
	return textOf([
		`${title}${titleZh ? ` (${titleZh})` : ''}`,
		`${label} · ${domain}, level ${level} (${levelNames[level]})${originNotes[origin]}`,
		description,
		...(deliverable ? ['', `To be handed over: ${deliverable.name}`, `  ${deliverable.mustHave}`] : []),
		...list(
			'Checkpoints',
			skill.checkpoints.map(({ kind, question, why }) => `[${kinds[kind]}] ${question} ${why}`),
		),
		...list('What to check', skill.hints),
		...list('What good looks like', skill.goodSigns),
		...list('Fatal flaws', skill.fatalFlaws),
		...list('Files', files),
	]);
}

function problemLines(problems: readonly SkillProblem[]): string[] {
	return problems.map(({ message }) => `✗ ${inEnglish(message)}`);
}

function counted(count: number, thing: string): string {
	return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

function textOf(lines: readonly string[]): string {
	return `${lines.join('\n')}\n`;
}
