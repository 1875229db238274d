import type { Reference } from '../model';

/** A label as the report writes it: `[^a]` for a footnote's, which is kept as `^a`. */
export function writtenLabel(label: string): string {
	return label.startsWith('^') ? `[${label}]` : label;
}

/** What an entry of the list is called where one speaks of it. */
export function referenceName({ label, title, url = '' }: Reference): string {
	return label === undefined ? title || url : writtenLabel(label);
}
