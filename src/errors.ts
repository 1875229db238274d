/**
 * An error that is expected and told: `code` is for programs, the message for people (what happened, and what to do), and
 * `details` for whoever handles it. Each room that fails in ways of its own has a subclass, by which it is caught; what is
 * none of these is a fault of the program.
 */
export abstract class PlumblineError<Code extends string, Details extends object = ErrorOptions> extends Error {
	/** Spelled out: the names of classes do not survive minification. */
	abstract override readonly name: string;
	readonly code: Code;
	readonly details: Readonly<Details>;

	constructor(code: Code, message: string, details: Readonly<Details>) {
		super(message, 'cause' in details ? { cause: details.cause } : undefined);
		this.code = code;
		this.details = details;
	}
}
