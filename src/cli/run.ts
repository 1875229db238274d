import { resolve } from 'node:path';
import { createPlumbline } from '../index';
import { message } from '../messages/message';
import type { Message, Words } from '../messages/model';
import { wordsIn } from '../messages/words';
import type { PlumblineInit } from '../model';
import { type Logger, silentLogger } from '../ports';
import { closest } from '../text/closest';
import { analyze } from './commands/analyze';
import { bench } from './commands/bench';
import { cache } from './commands/cache';
import { completionFor } from './commands/completion';
import { config } from './commands/config';
import { decide } from './commands/decide';
import { decisions } from './commands/decisions';
import { explain } from './commands/explain';
import { commandHelp, programHelp } from './commands/help';
import { init } from './commands/init';
import { lsp } from './commands/lsp';
import { mcp } from './commands/mcp';
import { references } from './commands/references';
import { review } from './commands/review';
import { score } from './commands/score';
import { skills as skillsCommand } from './commands/skills';
import { tree } from './commands/tree';
import type { Environment, ExitCode } from './host/environment';
import { CliError, describeError, safeText } from './host/errors';
import { protectingInputs } from './input/protectedInputs';
import { runAtEachChange } from './runs/watching';
import { parseArguments } from './settings/arguments';
import { type Action, type Command, chosenAction, type Invocation, optionsOf } from './settings/command';
import { languageAsked, parseOptions } from './settings/options';

export const commands: readonly Command[] = [
	analyze,
	review,
	score,
	decisions,
	decide,
	tree,
	bench,
	explain,
	skillsCommand,
	references,
	init,
	config,
	mcp,
	lsp,
	cache,
	completionFor(() => commands),
];

/** The whole program: reads and writes through the environment alone, never throws. `create` makes the core. */
export async function run(environment: Environment, create = createPlumbline): Promise<ExitCode> {
	const words = wordsIn(languageAsked(environment.argv, environment.env));
	try {
		return await dispatch(environment, words, create);
	} catch (error) {
		environment.stderr.write(`${describeError(error, words, environment.env)}\n`);
		return 2;
	}
}

async function dispatch(environment: Environment, words: Words, create: typeof createPlumbline): Promise<ExitCode> {
	const [name, ...rest] = environment.argv;
	switch (name) {
		case '--help':
		case '-h':
		case 'help':
			environment.stdout.write(helpOn(rest[0], words));
			return 0;
		case undefined:
			environment.stderr.write(programHelp(commands, words));
			return 2;
		default:
			return runCommand(findCommand(name), rest, environment, create);
	}
}

/** On the whole program, unless a command is named. */
function helpOn(name: string | undefined, words: Words): string {
	return name === undefined || /^--lang\b/.test(name)
		? programHelp(commands, words)
		: commandHelp(findCommand(name), words);
}

async function runCommand(
	command: Command,
	argv: readonly string[],
	given: Environment,
	create: typeof createPlumbline,
): Promise<ExitCode> {
	const accepts = optionsOf(command);
	await refuseNamesAsOptions(argv, given);
	const { operands: typed, options: raw } = parseArguments(command.name, argv, accepts);
	const options = parseOptions(raw, command.formats, { accepts, env: given.env });
	const words = wordsIn(options.lang);
	if (options.help) {
		given.stdout.write(commandHelp(command, words));
		return 0;
	}
	const [action, operands] = chosenAction(command, typed);
	const outputs = options.outputs.flatMap(({ file }) => file ?? []);
	const environment = outputs.length === 0 || command.addsToOutput ? given : protectingInputs(given, outputs);
	const once = () => perform(action, { operands, options, environment, words }, create);
	if (!options.watch) return once();
	return runAtEachChange({ operands, outputs }, environment, () =>
		once().catch((error: unknown) => {
			given.stderr.write(`${describeError(error, words, given.env)}\n`);
			return 2;
		}),
	);
}

/** Of a pattern a shell makes names, and a hook hands on those of a commit: who names a file `--config=x.md` is not to choose options. */
async function refuseNamesAsOptions(argv: readonly string[], { fs, cwd }: Environment): Promise<void> {
	for (const typed of argv) {
		if (typed === '--') return;
		if (/^-./.test(typed) && (await fs.stat(resolve(cwd, typed))))
			throw new CliError('usage', message('usage.optionIsFile', { option: typed }));
	}
}

async function perform(
	action: Action,
	asked: Pick<Invocation, 'operands' | 'options' | 'environment' | 'words'>,
	create: typeof createPlumbline,
): Promise<ExitCode> {
	const { options, environment, words } = asked;
	const { clock, prompts, skills, fetch, sources } = environment;
	const teller = tellerOf(environment, words);
	const logger = loggerOf(environment, teller);
	let asks = false;
	const keepsAnswers = () => (asks ? options.cache !== false && !teller.hasTold('notices.answersNotKept') : undefined);
	const init: PlumblineInit = {
		logger,
		clock,
		prompts,
		skills,
		fetch,
		sources,
	};
	const plumblineWith: Invocation['plumblineWith'] = (parts) => create({ ...init, ...parts });
	return action.run({
		...{ ...asked, plumbline: create(init), plumblineWith },
		tell: teller.tell,
		asksModel: () => {
			asks = true;
		},
		tellError: (error) => teller.write(describeError(explainEnd(error, keepsAnswers()), words, environment.env)),
	});
}

function findCommand(name: string): Command {
	const command = commands.find((candidate) => candidate.name === name);
	if (command) return command;
	const choices = commands.map((candidate) => candidate.name);
	if (name.startsWith('-')) throw new CliError('usage', message('usage.nameCommand', { option: name, choices }));
	const meant = /\.(md|markdown)$/i.test(name) ? `plumbline analyze ${name}` : closest(name, choices);
	throw new CliError('usage', message('usage.noCommand', { name, choices, meant }));
}

/** Whoever stops a run that asks a model is told whether the next one has to ask again. */
function explainEnd(error: unknown, kept: boolean | undefined): unknown {
	if (kept === undefined || !(error instanceof CliError) || error.code !== 'cancelled') return error;
	return new CliError('cancelled', message('usage.stoppedAsking', { kept }), { cause: error });
}

/** What is said beside the result, each thing once, however many reports it holds for. */
interface Teller {
	tell(notice: Message): void;
	/** The same of a line. */
	write(line: string): void;
	hasTold(code: Message['code']): boolean;
}

function tellerOf({ stderr }: Environment, words: Words): Teller {
	const lines = new Set<string>();
	const codes = new Set<string>();
	const write = (line: string) => {
		if (!lines.has(line)) stderr.write(`${line}\n`);
		lines.add(line);
	};
	return {
		write,
		tell(notice) {
			write(`plumbline: ${safeText(notice, words)}`);
			codes.add(notice.code);
		},
		hasTold: (code) => codes.has(code),
	};
}

/** Errors are always told; the rest only when `PLUMBLINE_DEBUG` asks for it. */
function loggerOf({ env }: Environment, { tell }: Teller): Logger {
	return { ...(env.PLUMBLINE_DEBUG === '1' ? { info: tell, warn: tell } : silentLogger), error: tell };
}
