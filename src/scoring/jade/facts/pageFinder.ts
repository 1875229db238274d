import type { Message } from '../../../messages/model';
import type { Search } from '../../../sources/model';
import { SearchError } from '../../../sources/search/model';
import { type AvailableSource, availableOther } from './availableSources';

/** Pages taken of one search. */
const hitsTaken = 3;
const longestSearch = 300;

/** Finds pages for claims that no source at hand decides. After a first failure it asks no more. */
export class PageFinder {
	readonly #search: Search;
	readonly #signal: AbortSignal;
	/** What went wrong. */
	problem: Message | undefined;

	constructor(search: Search, signal: AbortSignal = new AbortController().signal) {
		this.#search = search;
		this.#signal = signal;
	}

	/** What the search engine shows of the pages is what they are judged by. Rejects only with the signal's reason. */
	async find(claim: string): Promise<AvailableSource[]> {
		if (this.problem !== undefined) return [];
		try {
			const hits = await this.#search.search(claim.slice(0, longestSearch), this.#signal);
			return hits
				.filter(({ snippet }) => snippet.trim() !== '')
				.slice(0, hitsTaken)
				.map(({ url, title, snippet, date }) => {
					const content = { title, text: snippet, pages: [], date, links: [] };
					return availableOther({ id: url, url, path: null, content });
				});
		} catch (error) {
			this.#signal.throwIfAborted();
			if (!(error instanceof SearchError)) throw error;
			this.problem ??= error.said;
			return [];
		}
	}
}
