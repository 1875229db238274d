import { createHash } from 'node:crypto';
import { isAbsolute, relative, resolve } from 'node:path';
import type { ReportDocument } from '../../analysis';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import type { Environment } from '../host/environment';
import { CliError, systemReason } from '../host/errors';
import { folderOf, isPattern, markdownBelow, matchPattern } from './glob';
import { LeftOut, type Selection } from './leftOut';
import { checkSize, decodeText, missing, readFile, readFoundReport, sizeLimit } from './readFile';

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
	/** What a configuration leaves out of operands, and operands of which everything is left out where others find reports. */
	readonly notices: readonly Message[];
}

/**
 * The reports that operands mean: files, folders (every Markdown file below), glob patterns, and `-`. What follows a `!`
 * is left out of what the others find, wherever it stands among them, and so is what the selection leaves out; a file that
 * the user named itself stays.
 */
export async function findInputs(
	operands: readonly string[],
	selection: Selection,
	environment: Environment,
): Promise<Inputs> {
	const exclusions: string[] = [];
	const wanted: string[] = [];
	for (const operand of operands) {
		if (await isExclusion(operand, environment)) exclusions.push(operand.slice(1));
		else wanted.push(operand);
	}
	const leftOut = new LeftOut(environment, selection, exclusions);
	const inputs = new Map<string, Input>();
	const errors: CliError[] = [];
	const notices: Message[] = [];
	for (const operand of wanted) {
		const found =
			operand === '-'
				? { inputs: stdinInput(selection.stdinFilename, environment) }
				: await expand(operand, environment, leftOut);
		if (found instanceof CliError) errors.push(found);
		else if ('allLeftOut' in found) notices.push(found.allLeftOut);
		else {
			if (found.someLeftOut) notices.push(found.someLeftOut);
			for (const input of found.inputs) keep(inputs, input);
		}
	}
	if (inputs.size > 0) return { inputs: [...inputs.values()], errors, notices };
	// Where nothing is found at all, that is what is wrong.
	const leftOutWhole = notices.map((said) => new CliError('noReports', said));
	const all = [...errors, ...leftOutWhole];
	return { inputs: [], errors: all.length > 0 ? all : [nothingLeft(operands, selection.exclude)], notices: [] };
}

function nothingLeft(operands: readonly string[], exclude: readonly string[]): CliError {
	const typed = [...operands, ...exclude.map((pattern) => `--exclude ${pattern}`)].join(' ');
	return new CliError('noReports', message('files.nothingLeft', { operands: typed }));
}

/** A file of that name is the file. */
async function isExclusion(operand: string, { cwd, fs }: Environment): Promise<boolean> {
	return /^!./.test(operand) && (await fs.stat(resolve(cwd, operand))) === undefined;
}

/** The first name counts; that the user named the file itself counts whenever it comes. */
function keep(inputs: Map<string, Input>, input: Input): void {
	const { name, path, stdin } = inputs.get(input.path) ?? input;
	const found = input.found && (inputs.get(path) ?? input).found;
	inputs.set(path, { name, path, stdin, ...(found && { found }) });
}

/** Reads a report; throws a {@link CliError} that says what is wrong with it. */
export async function readInput(
	{ name, path, stdin, found }: Input,
	environment: Environment,
): Promise<{ document: ReportDocument; sha256: string }> {
	const bytes = stdin
		? await readStdin(name, environment)
		: await (found ? readFoundReport : readFile)(name, path, environment);
	return {
		document: { name, text: decodeText(name, bytes) },
		sha256: createHash('sha256').update(bytes).digest('hex'),
	};
}

function stdinInput(filename: string | undefined, { cwd }: Environment): Input[] {
	const name = filename ?? 'stdin.md';
	return [{ name, path: resolve(cwd, name), stdin: true }];
}

/** What an operand comes to: reports, with how to say what a configuration leaves out; a fault; or how to say what leaves out all that it finds. */
type Expanded =
	| { readonly inputs: readonly Input[]; readonly someLeftOut?: Message | undefined }
	| CliError
	| { readonly allLeftOut: Message };

async function expand(operand: string, { cwd, fs }: Environment, leftOut: LeftOut): Promise<Expanded> {
	if (operand === '') return new CliError('missing', message('files.emptyName'));
	const path = resolve(cwd, operand);
	const found = await fs.stat(path);
	if (found && found.kind !== 'folder') return { inputs: [{ name: plainName(operand), path, stdin: false }] };
	if (!found && !isPattern(operand)) return missing(operand);
	const pattern = operand.replaceAll('\\', '/');
	try {
		const files = found ? await markdownBelow(path, fs) : await matchPattern(pattern, cwd, fs);
		if (files.length === 0) return noReports(operand, found !== undefined);
		const why = await leftOut.below(found ? path : folderOf(pattern, cwd));
		const reasons = await Promise.all(files.map(why));
		// Who leaves out all of one folder on the command line may want just that.
		if (reasons.every((reason) => reason?.code === 'files.byOption')) return { inputs: [] };
		if (!reasons.includes(undefined))
			return { allLeftOut: message('files.allLeftOut', { operand, by: eachOnce(reasons) }) };
		const inputs = files
			.filter((_, at) => reasons[at] === undefined)
			.map((file): Input => ({ name: nameOf(file, cwd), path: file, stdin: false, found: true }));
		return { inputs, someLeftOut: saidOfSome(operand, reasons) };
	} catch (error) {
		if (error instanceof CliError) return error;
		const said = message('files.cannotSearch', { name: operand, why: systemReason(error) });
		return new CliError('unreadable', said, { cause: error });
	}
}

function nameOf(path: string, cwd: string): string {
	const name = relative(cwd, path);
	return plainName(name.startsWith('..') || isAbsolute(name) ? path : name);
}

/** A line that begins with `::` is a command to GitHub's runners, and lines begin with names. */
export function plainName(path: string): string {
	return path.replaceAll('\\', '/').replace(/^(?=\s*::)/, './');
}

function noReports(operand: string, folder: boolean): CliError {
	const said = folder
		? message('files.noneInFolder', { name: operand })
		: message('files.noneMatches', { pattern: operand });
	return new CliError('noReports', said);
}

/** A configuration may lie anywhere above, and who runs the command need not have written it; `undefined` where it leaves out nothing. */
function saidOfSome(operand: string, reasons: readonly (Message | undefined)[]): Message | undefined {
	const configured = reasons.filter((reason) => reason?.code === 'files.byKey');
	const count = configured.length;
	return count > 0 ? message('files.someLeftOut', { operand, count, by: eachOnce(configured) }) : undefined;
}

function eachOnce(reasons: readonly (Message | undefined)[]): Message[] {
	const known = new Map(reasons.map((reason) => [JSON.stringify(reason), reason]));
	return [...known.values()].filter((reason) => reason !== undefined);
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
