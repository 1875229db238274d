import { createActivation } from '../../index';
import { message } from '../../messages/message';
import { worded } from '../../output/worded';
import type { Skill, SkillProblem } from '../../skills/model';
import { nearest } from '../../text/nearest';
import type { ExitCode } from '../host/environment';
import { CliError } from '../host/errors';
import { type Command, type Invocation, requireOperands, writeResult } from '../settings/command';
import { type FoundSkills, findSkills } from '../settings/skillLibrary';
import { activationText, skillListText, skillText, validationText } from './skillTexts';

export const skills: Command = {
	name: 'skills',
	summary: message('commands.skills'),
	operands: '[list | validate [DIR] | activate | explain LABEL]',
	actions: ['list', 'validate', 'activate', 'explain'],
	description: message('commands.skillsAbout'),
	formats: ['text', 'json'],
	options: ['query', 'skills', 'config'],
	async run(invocation: Invocation) {
		const [what = 'list', ...operands] = invocation.operands;
		const act = Object.hasOwn(actions, what) ? actions[what as keyof typeof actions] : undefined;
		if (act) return act({ ...invocation, operands });
		const choices = Object.keys(actions);
		const meant = nearest(what, choices);
		throw new CliError('usage', message('usage.cannot', { command: 'skills', action: what, choices, meant }));
	},
};

const actions = { list, validate, activate, explain };

async function list(invocation: Invocation): Promise<ExitCode> {
	requireOperands(named('list', ''), invocation.operands, 0, 0);
	const library = await findSkills(invocation);
	const json = { skills: library.skills.map(summary), problems: worded(library.problems, invocation.words) };
	await write(invocation, json, skillListText(library, invocation.words));
	return problemsCode(library.problems);
}

async function validate(invocation: Invocation): Promise<ExitCode> {
	const { operands } = invocation;
	requireOperands(named('validate', '[DIR]'), operands, 0, 1);
	const library = await findSkills(invocation, operands[0]);
	const own = library.folder === undefined ? library.skills : library.skills.filter(isOwn);
	const json = {
		folder: library.folder ?? null,
		checked: own.length,
		problems: worded(library.problems, invocation.words),
	};
	await write(invocation, json, validationText(own, library, invocation.words));
	return problemsCode(library.problems);
}

async function activate(invocation: Invocation): Promise<ExitCode> {
	const { options, operands } = invocation;
	requireOperands(named('activate', '--query "…"'), operands, 0, 0);
	const query = options.query?.trim();
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
	requireOperands(named('explain', 'LABEL'), operands, 1, 1);
	const library = await findSkills(invocation);
	warn(library, invocation);
	const label = operands[0]!
		.trim()
		.toLowerCase()
		.replaceAll(/[\s-]+/g, '_');
	const skill = library.skills.find((each) => each.label === label);
	if (!skill) {
		const labels = library.skills.map((each) => each.label);
		const meant = nearest(label, labels);
		throw new CliError('missing', message('usage.noSkill', { label: operands[0]!, meant }));
	}
	await write(invocation, { ...skill }, skillText(skill, invocation.words));
	return 0;
}

/** For messages about the operands. */
function named(action: keyof typeof actions, operands: string): Command {
	return { ...skills, name: `skills ${action}`, operands };
}

function isOwn({ origin }: Skill): boolean {
	return origin !== 'product';
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
	await writeResult(invocation.options.format === 'json' ? `${JSON.stringify(schema, null, 2)}\n` : text, invocation);
}
