import { fullAccountFrom } from '../../report/headings/fullAccount';
import { blockText } from '../../report/markdown/blockText';
import type { Block, Report } from '../../report/model';
import { termsOf } from '../../text/terms';

/** Shorter titles return as headings of a part with good reason. */
const leastTerms = 4;

/** Headings that print the report's title again, whole or all but a part of it; none that says that it opens the full account. */
export function repeatedTitles(report: Report): { readonly title: Block; readonly again: Block }[] {
	const headings = report.blocks.filter(({ kind }) => kind === 'heading');
	const title = headings.find(({ span }) => span[0] === report.title?.span[0]) ?? headings[0];
	if (!title) return [];
	const printed = blockText(report, title);
	const named = report.frontMatter?.data.title;
	// A report that is named elsewhere opens with the heading of its first part.
	if (typeof named === 'string' && named.trim() !== '' && !saysSame(named, printed)) return [];
	const inFull = fullAccountFrom(report);
	return headings
		.filter(
			(heading) =>
				heading.index > title.index && heading.index !== inFull && saysSame(printed, blockText(report, heading)),
		)
		.map((again) => ({ title, again }));
}

function saysSame(title: string, other: string): boolean {
	const [own, others] = [new Set(termsOf(title)), new Set(termsOf(other))];
	if (own.size < leastTerms || others.size < leastTerms) return false;
	const shared = [...others].filter((term) => own.has(term)).length;
	// A word exchanged for another names another part; one term may be long, as where two scripts meet.
	return (
		shared === Math.min(own.size, others.size) &&
		shared >= mostlySame * Math.max(own.size, others.size) &&
		Math.min(title.length, other.length) >= mostlySame * Math.max(title.length, other.length)
	);
}

/** Share of the terms, and of the length, of the longer heading; by hand, on headings with a subtitle more or less. */
const mostlySame = 0.75;
