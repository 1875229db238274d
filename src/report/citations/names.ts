import type { Citation, Reference, Report, Span } from '../model';

/** A label as the report writes it: `[^a]` for a footnote's, which is kept as `^a`. */
export function writtenLabel(label: string): string {
	return label.startsWith('^') ? `[${label}]` : label;
}

/** A label without the mark of a footnote: `[^3]` and `[3]` may name the same entry. */
export function bareLabel(label: string): string {
	return label.replace(/^\^/, '');
}

/** What an entry of the list is called where one speaks of it. */
export function referenceName({ label, title, url = '' }: Reference): string {
	return label === undefined ? title || url : writtenLabel(label);
}

/** A letter or digit: with one beside it, what looks like a label is a part of another. */
const letter = /[\p{L}\p{N}]/u;

/** Where each bare label of a marker is written in it; `undefined` for what is not, such as the numbers within a range. */
export function labelPlaces({ source }: Pick<Report, 'source'>, { span, labels }: Citation): (Span | undefined)[] {
	let [from, end] = span;
	return labels.map(bareLabel).map((label) => {
		for (let at = source.indexOf(label, from); at >= 0 && at + label.length <= end; at++) {
			const isPart = letter.test(source[at - 1] ?? '') || letter.test(source[at + label.length] ?? '');
			if (source.startsWith(label, at) && !isPart) {
				from = at + label.length;
				return [at, from];
			}
		}
		return undefined;
	});
}
