import type { Completeness } from './model';

/** So many missing items are named to the model. */
const mostNamed = 20;

/**
 * What an answer leaves out of what was asked, in words for the model: `no verdict on 3, 5`; `undefined` when it has
 * everything. What it says beyond that does not count.
 */
export function describeMissing(
	what: string,
	asked: readonly (string | number)[],
	given: readonly (string | number)[],
): string | undefined {
	const answered = new Set(given);
	const missing = asked.filter((one) => !answered.has(one));
	if (missing.length === 0) return undefined;
	const more = missing.length - mostNamed;
	return `no ${what} on ${missing.slice(0, mostNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/**
 * Completeness of an answer that is a list with one item for each thing asked about; of two items on the same thing the
 * first counts. `nameOf` gives the thing's name as in `asked`.
 */
export function completenessOfList<Key extends string, Answer extends Readonly<Record<Key, readonly unknown[]>>>(
	key: Key,
	what: string,
	asked: readonly (string | number)[],
	nameOf: (item: Answer[Key][number]) => string | number,
): Required<Completeness<Answer>> {
	return {
		check: (answer) => describeMissing(what, asked, answer[key].map(nameOf)),
		merge(one, more) {
			const given = new Set(one[key].map(nameOf));
			return { ...one, [key]: [...one[key], ...more[key].filter((item) => !given.has(nameOf(item)))] };
		},
	};
}
