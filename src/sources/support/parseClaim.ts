import { oneOf } from '../../lexicon/compile';
import { noNames } from '../../lexicon/names.json';
import { detectLanguage } from '../../report/language';
import type { Language } from '../../report/model';
import { allMatches } from '../../text/matches';
import { type MatchTerms, matchTerms } from './matchTerms';

/** The name of a person, a body, a product or a place. */
interface FoundName {
	readonly text: string;
	/** What it is found by; never empty. */
	readonly terms: readonly string[];
}

const noNamesPattern = new RegExp(`^${oneOf(noNames)}$`);
const capitalised =
	/(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}\p{N}'’.&-]*)(?:\s+(?:(?:of|the|and|de|von|van|for|&)\s+)?\p{Lu}[\p{L}\p{N}'’.&-]*)*/gu;
/** Latin names inside Chinese text, and titles of works; Han names have no mark of their own. */
const inChinese = /[A-Z][A-Za-z0-9&.-]+(?: [A-Z][A-Za-z0-9&.-]+)*|《[^》]{1,40}》/g;

/** The names in a text, in order. */
function namesIn(text: string, language: Language): FoundName[] {
	const startsSentence = (at: number) => /(?:^|[.!?:]["”']?\s+|["“(]\s*)$/.test(text.slice(0, at));
	const found =
		language === 'zh'
			? allMatches(inChinese, text).map(([name]) => name)
			: allMatches(capitalised, text).map(({ 0: name, index }) => withoutLead(name, startsSentence(index)));
	return found.flatMap((name) => {
		const terms = matchTerms(name, language).terms.filter((term) => !term.startsWith('#'));
		return noNamesPattern.test(name) || terms.length === 0 ? [] : [{ text: name.replace(/[.,'’-]+$/, ''), terms }];
	});
}

/** Without what is capitalised for another reason than being a name. */
function withoutLead(name: string, first: boolean): string {
	const all = name.split(/\s+/);
	const lead = all.findIndex((word) => !noNamesPattern.test(word));
	const words = lead < 0 ? [] : all.slice(lead);
	// A single capitalised word at the start of a sentence is any word.
	if (first && words.length === 1 && words[0] === name && !/\p{Lu}.*\p{Lu}/u.test(name)) return '';
	return words.join(' ');
}

/** A claim of a report, to be held against a source. */
export interface ClaimText {
	/** As a reader reads it, without markup and citation markers. */
	readonly text: string;
	/** The headings above the claim, such as the report's title and the section's heading: they tell what `it` refers to. */
	readonly context?: readonly string[];
}

export interface ParsedClaim extends MatchTerms {
	readonly text: string;
	readonly language: Language;
	readonly termSet: ReadonlySet<string>;
	readonly context: MatchTerms;
	/** The names in the claim, in order. */
	readonly names: readonly FoundName[];
}

export function parseClaim({ text, context = [] }: ClaimText): ParsedClaim {
	const language = detectLanguage(text);
	const read = matchTerms(text, language);
	return {
		text,
		language,
		...read,
		termSet: new Set(read.terms),
		context: matchTerms(context.join('\n'), language),
		names: namesIn(text, language),
	};
}
