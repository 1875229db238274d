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
 * The row of a node, which a side bar of the usual width cuts at its end: a claim's words come first, for its icon shows how
 * it stands, and what is wanting under a heading stands behind few of its words. Hover and screen reader have the whole.
 */
export function treeRowText({ text, heading, stands, line }: TreeRow): {
	readonly label: string;
	readonly description: string;
} {
	return {
		label: shorten(text, heading && stands ? besideWanting : shownLength),
		description: stands ? `${stands} · ${line}` : line,
	};
}
