import type { DocumentText, PdfLimits, SourceLimits } from '../model';

/** How long a copy of a page is good without asking again, in milliseconds: a week. */
export const copyFreshFor = 7 * 24 * 60 * 60 * 1000;

export const defaultLimits: SourceLimits = {
	bytes: 10_000_000,
	characters: 2_000_000,
	pages: 500,
	time: 20_000,
	redirects: 5,
	runTime: 5 * 60_000,
	concurrency: 8,
	concurrencyPerHost: 2,
};

/** A document's text, cut where it is longer than the limit. */
export function cutText(read: DocumentText, { characters }: Pick<PdfLimits, 'characters'>): DocumentText {
	if (read.content.text.length <= characters) return read;
	const text = read.content.text.slice(0, characters);
	return {
		...read,
		truncated: true,
		content: { ...read.content, text, pages: read.content.pages.filter((page) => page < characters) },
	};
}
