import { existsSync } from 'node:fs';

/** What the bundle exports. */
interface Tokenizer {
	countTokens(text: string): number;
}

/**
 * The tokenizer of the bundle at a path, loaded at its first use: its vocabulary has 2 MB.
 * `undefined` where there is no such bundle, e.g. when the program runs from its sources; tokens are estimated then.
 */
export function tokenizerAt(bundle: string): ((text: string) => Promise<number>) | undefined {
	if (!existsSync(bundle)) return undefined;
	let loaded: Promise<Tokenizer> | undefined;
	return async (text) => {
		loaded ??= import(bundle);
		return (await loaded).countTokens(text);
	};
}
