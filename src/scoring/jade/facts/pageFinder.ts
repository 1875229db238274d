import type { Message } from '../../../messages/model';
import type { Search, SearchHit } from '../../../sources/model';
import type { ReadFoundPage } from '../../../sources/search/foundPages';
import { SearchError } from '../../../sources/search/model';
import { type AvailableSource, availableOther } from './availableSources';

/** Pages taken of one search. */
const hitsTaken = 3;
const longestSearch = 300;

/** Finds pages for claims that no source at hand decides. After a first failure it asks no more. */
export class PageFinder {
	readonly #search: Search;
	readonly #read: ReadFoundPage | undefined;
	readonly #signal: AbortSignal;
	/** What went wrong. */
	problem: Message | undefined;

	/** @param read absent where the user has not agreed that pages are read */
	constructor(search: Search, read?: ReadFoundPage, signal: AbortSignal = new AbortController().signal) {
		this.#search = search;
		this.#read = read;
		this.#signal = signal;
	}

	/** The pages themselves, or else what the search engine shows of them, is what they are judged by. Rejects only with the signal's reason. */
	async find(claim: string): Promise<AvailableSource[]> {
		if (this.problem !== undefined) return [];
		try {
			const hits = await this.#search.search(claim.slice(0, longestSearch), this.#signal);
			const shown = hits.filter(({ snippet }) => this.#read || snippet.trim() !== '').slice(0, hitsTaken);
			return (await Promise.all(shown.map((hit) => this.#sourceOf(hit)))).flat();
		} catch (error) {
			this.#signal.throwIfAborted();
			if (!(error instanceof SearchError)) throw error;
			this.problem ??= error.said;
			return [];
		}
	}

	/** A page that says less than is shown of it is not the page that was found. None where there is neither. */
	async #sourceOf(hit: SearchHit): Promise<AvailableSource[]> {
		const { url, title, snippet } = hit;
		const read = await this.#read?.(hit, this.#signal);
		const isWhole = read !== undefined && read.text.length > snippet.length;
		const content = isWhole ? read : { title, text: snippet, pages: [], links: [] };
		return content.text.trim() === '' ? [] : [availableOther({ id: url, url, path: null, content })];
	}
}
