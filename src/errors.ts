import { inEnglish } from './messages/inEnglish';
import type { Message } from './messages/model';

/**
 * An error that is expected and told: `code` is for programs, `said` for people (what happened, and what to do), `message`
 * for logs and `details` for whoever handles it. Each room that fails in ways of its own has a subclass, by which it is
 * caught; what is none of these is a fault of the program. A shell, which knows its reader's language, says a text.
 */
export abstract class PlumblineError<
	Code extends string,
	Details extends object = ErrorOptions,
	Said extends Message | string = Message,
> extends Error {
	/** Spelled out: the names of classes do not survive minification. */
	abstract override readonly name: string;
	readonly code: Code;
	readonly said: Said;
	readonly details: Readonly<Details>;

	/** A subclass whose details are not all optional asks for them in a constructor of its own. */
	constructor(code: Code, said: Said, details: Readonly<Details> = {} as Details) {
		super(typeof said === 'string' ? said : inEnglish(said), 'cause' in details ? { cause: details.cause } : undefined);
		this.code = code;
		this.said = said;
		this.details = details;
	}
}

/** Why a file is not read that is larger than the reader wants; under the name the platform has for it. */
export function fileTooLarge(path: string): Error {
	return Object.assign(new Error(`${path} is larger than what is read.`), { code: 'ERR_FS_FILE_TOO_LARGE' });
}
