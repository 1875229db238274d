import { createActivation } from '../../index';
import { inEnglish } from '../../messages/english';
import { wordsIn } from '../../messages/words';
import { worded } from '../../output/worded';
import type { Skill, SkillProblem } from '../../skills/model';
import { didYouMean } from '../../text/nearest';
import type { ExitCode } from '../host/environment';
import { CliError } from '../host/errors';
import { type Command, type Invocation, requireOperands, writeResult } from '../settings/command';
import { type FoundSkills, findSkills } from '../settings/skillLibrary';
import { activationText, skillListText, skillText, validationText } from './skillTexts';

export const skills: Command = {
	name: 'skills',
	summary: 'the skills a report is judged by: list, check, explain them, or see which a query activates',
	operands: '[list | validate [DIR] | activate | explain LABEL]',
	description:
		'Lists the skills that reports are judged by. “validate” checks those in DIR, or all; “activate --query "…"” shows which ones a query activates and by which words; “explain LABEL” shows one in full.',
	formats: ['text', 'json'],
	options: ['query', 'skills', 'config', 'format', 'output', 'help'],
	async run(invocation: Invocation) {
		const [what = 'list', ...operands] = invocation.operands;
		const act = Object.hasOwn(actions, what) ? actions[what as keyof typeof actions] : undefined;
		if (act) return act({ ...invocation, operands });
		const known = Object.keys(actions);
		const hint = didYouMean(what, known);
		throw new CliError('usage', `“plumbline skills” cannot “${what}”: use ${known.join(', ')}.${hint}`);
	},
};

const actions = { list, validate, activate, explain };

async function list(invocation: Invocation): Promise<ExitCode> {
	requireOperands(named('list', ''), invocation.operands, 0, 0);
	const library = await findSkills(invocation);
	const json = { skills: library.skills.map(summary), problems: worded(library.problems, wordsIn('en')) };
	await write(invocation, json, skillListText(library));
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
		problems: worded(library.problems, wordsIn('en')),
	};
	await write(invocation, json, validationText(own, library));
	return problemsCode(library.problems);
}

async function activate(invocation: Invocation): Promise<ExitCode> {
	const { options, operands } = invocation;
	requireOperands(named('activate', '--query "…"'), operands, 0, 0);
	const query = options.query?.trim();
	if (!query) throw new CliError('usage', 'Say what the report was asked for: plumbline skills activate --query "…".');
	const library = await findSkills(invocation);
	warn(library, invocation);
	const { skills: active, from, needsModel } = createActivation(library.skills)({ query });
	await write(
		invocation,
		{ skills: worded(active, wordsIn('en')), from, needsModel },
		activationText(active, library.skills, needsModel),
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
		const hint = didYouMean(label, labels) || ' “plumbline skills” lists them.';
		throw new CliError('missing', `There is no skill “${operands[0]}”.${hint}`);
	}
	await write(invocation, { ...skill }, skillText(skill));
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
function warn({ problems }: FoundSkills, { environment }: Invocation): void {
	for (const { message } of problems) environment.stderr.write(`plumbline: ${inEnglish(message)}\n`);
}

async function write(invocation: Invocation, json: object, text: string): Promise<void> {
	const schema = { schema: 'plumbline/skills/1', ...json };
	await writeResult(invocation.options.format === 'json' ? `${JSON.stringify(schema, null, 2)}\n` : text, invocation);
}
