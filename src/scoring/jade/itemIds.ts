import { hashTerm } from '../../report/hash';

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
