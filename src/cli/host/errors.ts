import { PlumblineError } from '../../errors';

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
	| 'tree'
	/** A table of ratings that cannot be used. */
	| 'ratings'
	| 'output'
	| 'noScore'
	/** The model that was asked for cannot be: its endpoint or its key is missing or not to be trusted. */
	| 'model'
	/** The model was asked and judged nothing, or not all. */
	| 'notJudged'
	| 'cache'
	/** The user stopped the run. */
	| 'cancelled';

/** Something the user can put right; the message says what, where and what to do. */
export class CliError extends PlumblineError<CliErrorCode, ErrorOptions, string> {
	override readonly name = 'CliError';

	constructor(code: CliErrorCode, said: string, details: ErrorOptions = {}) {
		super(code, said, details);
	}
}

/** What to tell the user: never a stack trace, unless `PLUMBLINE_DEBUG` asks for it. */
export function describeError(error: unknown, env: Readonly<Record<string, string | undefined>>): string {
	const debug = env.PLUMBLINE_DEBUG === '1';
	const trace = debug && error instanceof Error && error.stack ? `\n${error.stack}` : '';
	if (error instanceof PlumblineError) return `plumbline: ${error.message}${trace}`;
	const message = error instanceof Error ? error.message : String(error);
	const hint = debug ? '' : ' Set PLUMBLINE_DEBUG=1 to see where.';
	return `plumbline: An internal error stopped the work: ${message}.${hint}${trace}`;
}

/** Plain words for what the operating system answered. */
export function systemReason(error: unknown): string {
	const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
	return (code !== undefined && systemReasons[code]) || (error instanceof Error ? error.message : String(error));
}

const systemReasons: Readonly<Record<string, string>> = {
	EACCES: 'you have no permission',
	EPERM: 'you have no permission',
	ENOENT: 'the folder does not exist',
	ENOTDIR: 'a part of the path is a file, not a folder',
	EISDIR: 'it is a folder',
	ENOSPC: 'the disk is full',
	EROFS: 'the disk is read-only',
};
