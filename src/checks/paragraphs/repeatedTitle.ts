import { blockText } from '../../report/markdown/blockText';
import type { Block, Report } from '../../report/model';
import { termsOf } from '../../text/terms';

/** Shorter titles return as headings of a part with good reason. */
const leastTerms = 4;

/** Headings that print the report's title again, whole or all but a part of it. */
export function repeatedTitles(report: Report): { readonly title: Block; readonly again: Block }[] {
	const headings = report.blocks.filter(({ kind }) => kind === 'heading');
	const title = headings.find(({ span }) => span[0] === report.title?.span[0]) ?? headings[0];
	if (!title) return [];
	const terms = new Set(termsOf(blockText(report, title)));
	const named = report.frontMatter?.data.title;
	// A report that is named elsewhere opens with the heading of its first part.
	if (typeof named === 'string' && named.trim() !== '' && !saysSame(new Set(termsOf(named)), terms)) return [];
	return headings
		.filter((heading) => heading.index > title.index && saysSame(terms, new Set(termsOf(blockText(report, heading)))))
		.map((again) => ({ title, again }));
}

function saysSame(title: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
	if (title.size < leastTerms || other.size < leastTerms) return false;
	const shared = [...other].filter((term) => title.has(term)).length;
	// A word exchanged for another names another part.
	return shared === Math.min(title.size, other.size) && shared >= mostlySame * Math.max(title.size, other.size);
}

/** Share of the terms of the longer heading; by hand, on headings with a subtitle more or less. */
const mostlySame = 0.75;
