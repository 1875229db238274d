import { getDocumentProxy, getMeta } from 'unpdf';
import type { PdfLimits, SourceText } from '../model';
import { type PdfItem, pageText } from './pdfPageText';

/** The text of a PDF, page by page. Throws on what cannot be read, e.g. for lack of a password. */
export async function readPdf(
	bytes: Uint8Array,
	limits: PdfLimits,
	signal: AbortSignal,
): Promise<{ readonly content: SourceText; readonly truncated: boolean }> {
	signal.throwIfAborted();
	// A copy, for the library keeps the bytes it gets; and it takes no subclass, such as Node's.
	const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
	try {
		const pages: number[] = [];
		let text = '';
		let number = 1;
		for (; number <= Math.min(document.numPages, limits.pages) && text.length < limits.characters; number++) {
			signal.throwIfAborted();
			const page = await document.getPage(number);
			const { items } = await page.getTextContent();
			pages.push(text.length);
			const own = pageText(items.flatMap((item): PdfItem[] => ('str' in item ? [item] : [])));
			text += own === '' ? '' : `${own}\n\n`;
			page.cleanup();
		}
		const { info } = await getMeta(document);
		return {
			content: {
				title: titleOf(info.Title),
				text: text.slice(0, limits.characters).trimEnd(),
				pages,
				links: [],
			},
			truncated: number <= document.numPages || text.length > limits.characters,
		};
	} finally {
		await document.destroy();
	}
}

/** Word processors put a file's name where the title belongs. */
function titleOf(title: unknown): string {
	return typeof title === 'string' && !/\.(?:docx?|indd|pptx?|xlsx?|tex|dvi)$|^untitled/i.test(title.trim())
		? title.trim()
		: '';
}
