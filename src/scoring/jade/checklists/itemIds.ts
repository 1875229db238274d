import type { Words } from '../../../messages/model';
import { wordsIn } from '../../../messages/words';
import type { Language } from '../../../report/model';
import { hashTerm } from '../../../text/hash';

/**
 * Ids that hang on what an item is about, not on its place: an edit elsewhere in the report leaves them, so that what the
 * author changed in an item is found again. Equal texts get a number behind.
 */
export class ItemIds {
	readonly #taken = new Map<string, number>();

	/** @param kind `q` of the query, `f` a fact, `c` a conclusion */
	of(kind: 'q' | 'f' | 'c', text: string): string {
		const folded = text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
		const id = `${kind}-${hashTerm(folded).toString(36).padStart(7, '0')}`;
		const times = (this.#taken.get(id) ?? 0) + 1;
		this.#taken.set(id, times);
		return times === 1 ? id : `${id}-${times}`;
	}
}

const english = wordsIn('en');
const chinese = wordsIn('zh-CN');

/** Items are worded in the language of the report, whatever that of the user: a model reads them too. */
export function itemWords(language: Language): Words {
	return language === 'zh' ? chinese : english;
}
