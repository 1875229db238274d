/** What a sentence asks for by a name, and the words that are told apart by it. */
export interface Want {
	readonly kinds: ReadonlySet<string>;
	readonly choices: ReadonlySet<string>;
}

export const messageTypesFile: string;
export const bundles: readonly string[];
export function sentencesIn(language: string, of?: readonly string[]): Readonly<Record<string, string>>;
export function messageTypes(): string;
export function wantsOf(sentences: readonly string[]): ReadonlyMap<string, Want>;
