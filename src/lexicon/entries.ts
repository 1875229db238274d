/**
 * Word lists are data: a JSON file for each subject, both languages side by side; what a list is for stands in front of it under
 * its name behind `//`. An entry is a word or phrase in the notation of dictionaries:
 *
 * - `significant(ly)`, `strong(er|est)`: what stands in round brackets may be left out
 * - `{has|have} been`: one of them
 * - `organi[sz]e`, `20[2-9][0-9]`: one of the characters
 * - `_`: any word; `#`: any whole number in digits
 * - `report…3 covers`: up to three more words in between
 * - `付费~12阅读`: up to twelve characters in between; `据~1-20统计`: at least one
 *
 * Anything else stands for itself.
 */
export type Entry = string | Guarded;

/** A word that counts only next to some texts, or not next to others; each an entry too. */
export interface Guarded {
	readonly word: string;
	readonly notBefore?: readonly string[];
	readonly notAfter?: readonly string[];
	readonly onlyBefore?: readonly string[];
}

export type WordList = readonly Entry[];

/** What means the same in both languages of reports. */
export interface Bilingual {
	readonly en: WordList;
	readonly zh: WordList;
}
