import type { DocumentText, PdfLimits } from '../model';

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
