import { createPlumbline } from '../index';
import { inEnglish } from '../messages/english';
import type { Message } from '../messages/model';
import { wordsIn } from '../messages/words';
import type { PlumblineInit } from '../model';
import { type Logger, silentLogger } from '../ports';
import { didYouMean } from '../text/nearest';
import { analyze } from './commands/analyze';
import { bench } from './commands/bench';
import { cache } from './commands/cache';
import { calibrate } from './commands/calibrate';
import { commandHelp, programHelp } from './commands/help';
import { score } from './commands/score';
import { similarity } from './commands/similarity';
import { skills as skillsCommand } from './commands/skills';
import { tree } from './commands/tree';
import type { Environment, ExitCode } from './host/environment';
import { CliError, describeError } from './host/errors';
import { parseArguments } from './settings/arguments';
import type { Command, Invocation } from './settings/command';
import { parseOptions } from './settings/options';

const commands: readonly Command[] = [analyze, score, tree, similarity, bench, calibrate, skillsCommand, cache];

/** The whole program: reads and writes through the environment alone, never throws. `create` makes the core. */
export async function run(environment: Environment, create = createPlumbline): Promise<ExitCode> {
	try {
		return await dispatch(environment, create);
	} catch (error) {
		environment.stderr.write(`${describeError(error, environment.env)}\n`);
		return 2;
	}
}

async function dispatch(environment: Environment, create: typeof createPlumbline): Promise<ExitCode> {
	const [name, ...rest] = environment.argv;
	switch (name) {
		case '--version':
		case '-v':
			environment.stdout.write(`${environment.version}\n`);
			return 0;
		case '--help':
		case '-h':
		case 'help':
			environment.stdout.write(rest[0] === undefined ? programHelp(commands) : commandHelp(findCommand(rest[0])));
			return 0;
		case undefined:
			environment.stderr.write(programHelp(commands));
			return 2;
		default:
			return runCommand(findCommand(name), rest, environment, create);
	}
}

async function runCommand(
	command: Command,
	argv: readonly string[],
	environment: Environment,
	create: typeof createPlumbline,
): Promise<ExitCode> {
	const { operands, options: raw } = parseArguments(command.name, argv, command.options);
	const options = parseOptions(raw, command.formats);
	if (options.help) {
		environment.stdout.write(commandHelp(command));
		return 0;
	}
	const { clock, prompts, skills, fetch, countTokens, sources } = environment;
	const init: PlumblineInit = {
		logger: loggerOf(environment),
		clock,
		prompts,
		skills,
		fetch,
		sources,
		...(countTokens && { countTokens }),
	};
	const plumblineWith: Invocation['plumblineWith'] = (parts) => create({ ...init, ...parts });
	const words = wordsIn(options.language);
	return command.run({ operands, options, environment, words, plumbline: create(init), plumblineWith });
}

function findCommand(name: string): Command {
	const command = commands.find((candidate) => candidate.name === name);
	if (command) return command;
	const names = commands.map((candidate) => candidate.name);
	if (name.startsWith('-')) throw new CliError('usage', `Name a command before ${name}: ${names.join(', ')}.`);
	const meant = /\.(md|markdown)$/i.test(name) ? ` Did you mean plumbline analyze ${name}?` : didYouMean(name, names);
	throw new CliError('usage', `There is no command “${name}”: use ${names.join(', ')}.${meant}`);
}

/** Errors are always told, each once however many reports meet it; the rest only when `PLUMBLINE_DEBUG` asks for it. */
function loggerOf({ env, stderr }: Environment): Logger {
	const told = new Set<string>();
	const write = (notice: Message) => {
		const text = inEnglish(notice);
		if (!told.has(text)) stderr.write(`plumbline: ${text}\n`);
		told.add(text);
	};
	return env.PLUMBLINE_DEBUG === '1' ? { info: write, warn: write, error: write } : { ...silentLogger, error: write };
}
