import { createPlumbline } from '../index';
import { type Logger, silentLogger } from '../ports';
import { analyze } from './analyze';
import { parseArguments } from './arguments';
import type { Command } from './command';
import type { Environment, ExitCode } from './environment';
import { CliError, describeError } from './errors';
import { commandHelp, programHelp } from './help';
import { didYouMean } from './nearest';
import { parseOptions } from './options';
import { score } from './score';
import { similarity } from './similarity';
import { tree } from './tree';

const commands: readonly Command[] = [analyze, score, tree, similarity];

/** The whole program: reads and writes through the environment alone, never throws. */
export async function run(environment: Environment): Promise<ExitCode> {
	try {
		return await dispatch(environment);
	} catch (error) {
		environment.stderr.write(`${describeError(error, environment.env)}\n`);
		return 2;
	}
}

async function dispatch(environment: Environment): Promise<ExitCode> {
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
			return runCommand(findCommand(name), rest, environment);
	}
}

async function runCommand(command: Command, argv: readonly string[], environment: Environment): Promise<ExitCode> {
	const { operands, options: raw } = parseArguments(command.name, argv, command.options);
	const options = parseOptions(raw, command.formats);
	if (options.help) {
		environment.stdout.write(commandHelp(command));
		return 0;
	}
	const plumbline = createPlumbline({ logger: loggerOf(environment), clock: environment.clock });
	return command.run({ operands, options, environment, plumbline });
}

function findCommand(name: string): Command {
	const command = commands.find((candidate) => candidate.name === name);
	if (command) return command;
	const names = commands.map((candidate) => candidate.name);
	if (name.startsWith('-')) throw new CliError('usage', `Name a command before ${name}: ${names.join(', ')}.`);
	const meant = /\.(md|markdown)$/i.test(name) ? ` Did you mean plumbline analyze ${name}?` : didYouMean(name, names);
	throw new CliError('usage', `There is no command “${name}”: use ${names.join(', ')}.${meant}`);
}

function loggerOf({ env, stderr }: Environment): Logger {
	if (env.PLUMBLINE_DEBUG !== '1') return silentLogger;
	const write = (message: string) => void stderr.write(`plumbline: ${message}\n`);
	return { info: write, warn: write, error: write };
}
