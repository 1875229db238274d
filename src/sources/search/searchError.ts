export type SearchErrorCode = 'auth' | 'quota' | 'network' | 'server' | 'badAnswer' | 'notAllowed';

/** Why a search gave nothing. The message says what happened and what to do; it never holds a key. */
export class SearchError extends Error {
	override readonly name = 'SearchError';
	readonly code: SearchErrorCode;

	constructor(code: SearchErrorCode, message: string, options?: ErrorOptions) {
		super(message, options);
		this.code = code;
	}
}
