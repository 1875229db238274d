import { createHash } from 'node:crypto';
import { isAbsolute, relative, resolve } from 'node:path';
import type { ReportDocument } from '../../analysis';
import { message } from '../../messages/message';
import type { Environment } from '../host/environment';
import { CliError, systemReason } from '../host/errors';
import { checkSize, decodeText, sizeLimit } from './decode';
import { coveredBy, isPattern, markdownBelow, matchPattern } from './glob';
import { IgnoreFiles, ignoreFileName } from './ignoreFiles';
import { missing, readFile } from './readFile';

/** A report to read: where it is and what to call it. */
export interface Input {
	/** As the user names it, with `/` between folders. */
	readonly name: string;
	/** Absolute; of standard input where the named file would be. */
	readonly path: string;
	readonly stdin: boolean;
	/** It was found in a folder or by a pattern; absent where the user named it. */
	readonly found?: true;
}

/** What was found, and what of the operands could not be found. */
export interface Inputs {
	readonly inputs: readonly Input[];
	readonly errors: readonly CliError[];
}

/**
 * The reports that operands mean: files, folders (every Markdown file below), glob patterns, and `-`. What follows a `!`
 * is left out of what the others find, wherever it stands among them, and so is what an ignore file names; a file that the
 * user named itself stays.
 */
export async function findInputs(
	operands: readonly string[],
	stdinFilename: string | undefined,
	environment: Environment,
): Promise<Inputs> {
	const inputs = new Map<string, Input>();
	const errors: CliError[] = [];
	const leftOut: ((path: string) => boolean)[] = [];
	const ignoreFiles = new IgnoreFiles(environment);
	for (const operand of operands) {
		if (await isExclusion(operand, environment)) {
			leftOut.push(coveredBy(operand.slice(1).replaceAll('\\', '/'), environment.cwd));
			continue;
		}
		const found =
			operand === '-' ? stdinInput(stdinFilename, environment) : await expand(operand, environment, ignoreFiles);
		if (found instanceof CliError) errors.push(found);
		else for (const input of found) keep(inputs, input);
	}
	const left = [...inputs.values()].filter(({ path, found }) => !found || !leftOut.some((covers) => covers(path)));
	if (left.length === 0 && leftOut.length > 0 && errors.length === 0) errors.push(nothingLeft(operands));
	return { inputs: left, errors };
}

/** A file of that name is the file. */
async function isExclusion(operand: string, { cwd, fs }: Environment): Promise<boolean> {
	return /^!./.test(operand) && (await fs.stat(resolve(cwd, operand))) === undefined;
}

function nothingLeft(operands: readonly string[]): CliError {
	return new CliError('noReports', message('files.nothingLeft', { operands: operands.join(' ') }));
}

/** The first name counts; that the user named the file itself counts whenever it comes. */
function keep(inputs: Map<string, Input>, input: Input): void {
	const { name, path, stdin } = inputs.get(input.path) ?? input;
	const found = input.found && (inputs.get(path) ?? input).found;
	inputs.set(path, { name, path, stdin, ...(found && { found }) });
}

/** Reads a report; throws a {@link CliError} that says what is wrong with it. */
export async function readInput(
	{ name, path, stdin }: Input,
	environment: Environment,
): Promise<{ document: ReportDocument; sha256: string }> {
	const bytes = stdin ? await readStdin(name, environment) : await readFile(name, path, environment);
	return {
		document: { name, text: decodeText(name, bytes) },
		sha256: createHash('sha256').update(bytes).digest('hex'),
	};
}

function stdinInput(filename: string | undefined, { cwd }: Environment): Input[] {
	const name = filename ?? 'stdin.md';
	return [{ name, path: resolve(cwd, name), stdin: true }];
}

async function expand(
	operand: string,
	{ cwd, fs }: Environment,
	ignoreFiles: IgnoreFiles,
): Promise<Input[] | CliError> {
	if (operand === '') return new CliError('missing', message('files.emptyName'));
	const path = resolve(cwd, operand);
	const found = await fs.stat(path);
	if (found && found.kind !== 'folder') return [{ name: operand.replaceAll('\\', '/'), path, stdin: false }];
	if (!found && !isPattern(operand)) return missing(operand);
	try {
		const files = found ? await markdownBelow(path, fs) : await matchPattern(operand.replaceAll('\\', '/'), cwd, fs);
		if (files.length === 0) return noReports(operand, found !== undefined);
		const ignored = await Promise.all(files.map((file) => ignoreFiles.leavesOut(file)));
		if (!ignored.includes(false)) return allIgnored(operand);
		return files
			.filter((_, at) => !ignored[at])
			.map((file) => ({ name: nameOf(file, cwd), path: file, stdin: false, found: true }));
	} catch (error) {
		if (error instanceof CliError) return error;
		const said = message('files.cannotSearch', { name: operand, why: systemReason(error) });
		return new CliError('unreadable', said, { cause: error });
	}
}

function nameOf(path: string, cwd: string): string {
	const name = relative(cwd, path);
	return (name.startsWith('..') || isAbsolute(name) ? path : name).replaceAll('\\', '/');
}

function noReports(operand: string, folder: boolean): CliError {
	const said = folder
		? message('files.noneInFolder', { name: operand })
		: message('files.noneMatches', { pattern: operand });
	return new CliError('noReports', said);
}

function allIgnored(operand: string): CliError {
	return new CliError('noReports', message('files.allIgnored', { name: ignoreFileName, operand }));
}

async function readStdin(name: string, { stdin }: Environment): Promise<Uint8Array> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of stdin) {
		chunks.push(chunk);
		size += chunk.length;
		if (size > sizeLimit) break;
	}
	checkSize(name, size);
	return Buffer.concat(chunks);
}
