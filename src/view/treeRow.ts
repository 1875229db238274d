import { shorten } from '../text/shorten';

/** A node as a tree in a side bar is to show it. */
interface TreeRow {
	/** A sentence, or the words of a heading. */
	readonly text: string;
	readonly heading: boolean;
	/** How a claim stands, or what is wanting under a heading; empty for neither. */
	readonly stands: string | undefined;
	readonly line: string;
}

/** So much of a text is in its row; of a heading as much as leaves room for what is wanting under it. */
const [shownLength, besideWanting] = [60, 22];

/**
 * The row of a node, which a side bar of the usual width cuts at its end: how a claim stands is in front of its words, and what
 * is wanting under a heading behind few of them. The line comes last; hover and screen reader have the whole.
 */
export function treeRowText({ text, heading, stands, line }: TreeRow): {
	readonly label: string;
	readonly description: string;
} {
	if (!stands) return { label: shorten(text, shownLength), description: line };
	return heading
		? { label: shorten(text, besideWanting), description: `${stands} · ${line}` }
		: { label: `${stands} · ${shorten(text, shownLength)}`, description: line };
}
