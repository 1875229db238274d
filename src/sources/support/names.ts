import type { Language } from '../../report/model';
import { matchTerms } from './matchTerms';

/** The name of a person, a body, a product or a place. */
export interface FoundName {
	readonly text: string;
	/** What it is found by; never empty. */
	readonly terms: readonly string[];
}

/** Words that begin with a capital letter without being names. */
const NO_NAMES =
	/^(?:The|A|An|This|That|These|Those|It|Its|He|She|They|We|I|In|On|At|By|For|From|With|As|To|Of|And|But|Or|If|When|While|After|Before|During|Since|Until|Although|However|Moreover|Also|According|His|Her|Their|Our|There|Some|Many|Most|All|Both|Each|More|Other|Such|One|Two|Three|Mr|Mrs|Ms|Dr|Q[1-4]|H[12]|FY\d*|CAGR|YoY|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/;
const CAPITALISED =
	/(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}\p{N}'’.&-]*)(?:\s+(?:(?:of|the|and|de|von|van|for|&)\s+)?\p{Lu}[\p{L}\p{N}'’.&-]*)*/gu;
/** Latin names inside Chinese text, and titles of works; Han names have no mark of their own. */
const IN_CHINESE = /[A-Z][A-Za-z0-9&.-]+(?: [A-Z][A-Za-z0-9&.-]+)*|《[^》]{1,40}》/g;

/** The names in a text, in order. */
export function namesIn(text: string, language: Language): FoundName[] {
	const found =
		language === 'zh'
			? Array.from(text.matchAll(IN_CHINESE), ([name]) => name)
			: Array.from(text.matchAll(CAPITALISED), ({ 0: name, index }) => withoutLead(name, startsSentence(text, index)));
	return found.flatMap((name) => {
		const terms = matchTerms(name, language).terms.filter((term) => !term.startsWith('#'));
		return NO_NAMES.test(name) || terms.length === 0 ? [] : [{ text: name.replace(/[.,'’-]+$/, ''), terms }];
	});
}

function startsSentence(text: string, at: number): boolean {
	return /(?:^|[.!?:]["”']?\s+|["“(]\s*)$/.test(text.slice(0, at));
}

/** Without what is capitalised for another reason than being a name. */
function withoutLead(name: string, first: boolean): string {
	const words = name.split(/\s+/);
	while (words.length > 0 && NO_NAMES.test(words[0]!)) words.shift();
	// A single capitalised word at the start of a sentence is any word.
	if (first && words.length === 1 && words[0] === name && !/\p{Lu}.*\p{Lu}/u.test(name)) return '';
	return words.join(' ');
}
