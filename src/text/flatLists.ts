import { uintAt } from '../access';

/**
 * Lists of whole numbers, all in one array: a report has thousands of short ones, and an array for each costs more than what
 * stands in it. A list's items stand from {@link from} to {@link to}, where {@link at} reads them.
 */
export class FlatLists {
	readonly #from: Uint32Array;
	readonly #to: Uint32Array;
	readonly #items: Uint32Array;

	/** Empty lists, with how many items each has room for. */
	constructor(room: ArrayLike<number>) {
		this.#from = new Uint32Array(room.length);
		let all = 0;
		for (let list = 0; list < room.length; list++) {
			this.#from[list] = all;
			all += room[list] ?? 0;
		}
		this.#to = this.#from.slice();
		this.#items = new Uint32Array(all);
	}

	push(list: number, item: number): void {
		const at = uintAt(this.#to, list);
		this.#items[at] = item;
		this.#to[list] = at + 1;
	}

	from(list: number): number {
		return uintAt(this.#from, list);
	}

	to(list: number): number {
		return uintAt(this.#to, list);
	}

	at(place: number): number {
		return uintAt(this.#items, place);
	}
}
