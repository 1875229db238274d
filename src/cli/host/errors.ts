import { PlumblineError } from '../../errors';
import { commandLine } from '../../messages/commandLine';
import { message, verbatim } from '../../messages/message';
import type { Message, Words } from '../../messages/model';
import { addSentences } from '../../messages/words';
import { printable } from '../../text/shorten';

addSentences(commandLine);

export type CliErrorCode =
	/** The command line itself: unknown command or option, wrong value. */
	| 'usage'
	| 'missing'
	| 'noReports'
	| 'unreadable'
	| 'binary'
	| 'encoding'
	| 'tooLarge'
	| 'config'
	| 'output'
	/** The result would replace what the run reads. */
	| 'overwrites'
	/** A file of known findings that cannot be used. */
	| 'baseline'
	/** git is missing, or knows nothing of what it is asked for. */
	| 'git'
	| 'noScore'
	/** The model that was asked for cannot be: its endpoint or its key is missing or not to be trusted. */
	| 'model'
	/** The model was asked and judged nothing, or not all. */
	| 'notJudged'
	| 'cache'
	/** A file of entries that is none. */
	| 'references'
	/** The user stopped the run. */
	| 'cancelled';

/** Errors that the remaining reports would meet, too. */
export function endsRunFor(error: unknown): boolean {
	return error instanceof CliError && (error.code === 'cancelled' || error.code === 'overwrites');
}

/** Something the user can put right; what is said tells what, where and what to do. */
export class CliError extends PlumblineError<CliErrorCode> {
	override readonly name = 'CliError';
}

/** The error for a result that could not be written. */
export function notWritten(name: string, cause: unknown): CliError {
	if (cause instanceof CliError) return cause;
	return new CliError('output', message('files.cannotWrite', { name, why: systemReason(cause) }), { cause });
}

type Env = Readonly<Record<string, string | undefined>>;

/** What to tell the user of an error. A fault of the program comes with a hint how to learn more, unless that was done. */
export function messageOfError(error: unknown, env: Env): Message {
	if (error instanceof PlumblineError) return typeof error.said === 'string' ? verbatim(error.said) : error.said;
	const fault = error instanceof Error ? error.message : String(error);
	return message('usage.internal', { fault, hint: env.PLUMBLINE_DEBUG !== '1' });
}

/** The line that tells of an error: never a stack trace, unless `PLUMBLINE_DEBUG` asks for it. */
export function describeError(error: unknown, words: Words, env: Env): string {
	const trace = env.PLUMBLINE_DEBUG === '1' && error instanceof Error && error.stack ? error.stack.split('\n') : [];
	return [`plumbline: ${safeText(messageOfError(error, env), words)}`, ...trace.map(printable)].join('\n');
}

/** Plain words for what the operating system answered. */
export function systemReason(error: unknown): Message {
	const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
	const known = code === undefined ? undefined : systemReasons[code];
	return known ?? verbatim(error instanceof Error ? error.message : String(error));
}

const systemReasons: Readonly<Record<string, Message>> = {
	EACCES: message('files.noPermission'),
	EPERM: message('files.noPermission'),
	ENOENT: message('files.noSuchFolder'),
	ENOTDIR: message('files.notAFolder'),
	ENOTAFILE: message('files.notAFile'),
	EISDIR: message('files.isAFolder'),
	ERR_FS_FILE_TOO_LARGE: message('files.tooMuch'),
	ENOSPC: message('files.diskFull'),
	EROFS: message('files.readOnly'),
};

/**
 * A message as the command line tells it on stderr. What stands in it, such as the name of a file, may hold anything: a line
 * break would begin a line of somebody else's, a control character would reach the terminal.
 */
export function safeText(said: Message, words: Words): string {
	return words.say(withPlainTexts(said) as Message);
}

function withPlainTexts(value: unknown): unknown {
	if (typeof value === 'string') return printable(value);
	if (Array.isArray(value)) return value.map(withPlainTexts);
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withPlainTexts(part)]));
}
