import { blanks, punctuation, runs } from './repeated/characters';
import { citations, numbers, tabled } from './repeated/facts';
import { code, frontMatter, html, links } from './repeated/markup';
import type { Repeated } from './repeated/pieces';
import { headings, lists, paragraphTexts, tables } from './repeated/prose';
import { shaped, wideTables } from './repeated/shapes';

/** Constructs by name. */
export const repeated: Readonly<Record<string, Repeated>> = {
	...headings,
	...paragraphTexts,
	...punctuation,
	...runs,
	...blanks,
	...lists,
	...tables,
	...html,
	...links,
	...citations,
	...numbers,
	...tabled,
	...code,
	...frontMatter,
	...shaped,
	...wideTables,
};
