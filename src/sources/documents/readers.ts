import type { DocumentText, RawDocument, Readers } from '../model';
import { readCsvDocument } from './csvText';
import { decodeSource } from './decode';
import { readHtml } from './html';
import { cutText } from './limits';
import { readPdf } from './pdf';
import { readJsonDocument, readPlain, readXml } from './plain';

/** The readers that are too heavy to load before a source is read, in the thread that calls them. */
export const readers: Readers = {
	async read(document, limits, signal) {
		const { kind, bytes } = document;
		const read = kind === 'pdf' ? { ...(await readPdf(bytes, limits, signal)), hints: undefined } : fromText(document);
		return cutText(read, limits);
	},
};

function fromText({ kind, bytes, charset, address }: RawDocument): DocumentText {
	const text = decodeSource(bytes, charset);
	if (kind === 'html') return readHtml(text, address);
	const read =
		kind === 'json' ? readJsonDocument : kind === 'xml' ? readXml : kind === 'csv' ? readCsvDocument : readPlain;
	return { content: read(text), hints: undefined, truncated: false };
}
