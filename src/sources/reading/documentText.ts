import type { PageHints, Readers, SourceLimits, SourceText } from '../model';
import { readCsvDocument } from './csvText';
import { decodeSource } from './decode';
import type { DocumentKind } from './documentKind';
import { failureAt, SourceError } from './failures';
import { readJsonDocument, readMarkdown, readPlain, readXml } from './plain';

export interface DocumentInit {
	/** Loads the heavy readers; called only for pages and PDFs. */
	readonly readers: () => Promise<Readers>;
	readonly limits: SourceLimits;
}

export interface RawDocument {
	readonly kind: DocumentKind;
	readonly bytes: Uint8Array;
	readonly charset: string | undefined;
	/** Its address or path, for messages and relative links. */
	readonly address: string;
}

export interface DocumentText {
	readonly content: SourceText;
	readonly truncated: boolean;
	/** For web pages. */
	readonly hints: PageHints | undefined;
}

/** A document's bytes as text. Throws a {@link SourceError} `unreadable`, or `empty` for a PDF of pictures. */
export async function documentText(
	document: RawDocument,
	init: DocumentInit,
	signal: AbortSignal,
): Promise<DocumentText> {
	const readers = document.kind === 'html' || document.kind === 'pdf' ? await init.readers() : undefined;
	try {
		const read =
			readers && document.kind === 'pdf' ? await fromPdf(document, readers, init, signal) : fromText(document, readers);
		return cut(read, init.limits);
	} catch (error) {
		signal.throwIfAborted();
		if (error instanceof SourceError) throw error;
		throw new SourceError(unreadable(document, error));
	}
}

async function fromPdf(
	{ bytes, address }: RawDocument,
	readers: Readers,
	{ limits }: DocumentInit,
	signal: AbortSignal,
): Promise<DocumentText> {
	const read = await readers.pdf(bytes, limits, signal);
	if (read.content.text.trim() !== '') return { ...read, hints: undefined };
	const message = `The PDF at ${address} holds pictures of pages and no text. Run text recognition on it and save the result to the sources folder.`;
	throw new SourceError(failureAt(address, 'empty', message));
}

function fromText({ kind, bytes, charset, address }: RawDocument, readers: Readers | undefined): DocumentText {
	const { text } = decodeSource(bytes, charset);
	if (readers) {
		return readers.html(text, address);
	}
	const read = { json: readJsonDocument, markdown: readMarkdown, xml: readXml, csv: readCsvDocument, plain: readPlain };
	const content = kind === 'html' || kind === 'pdf' ? readPlain(text) : read[kind](text);
	return { content, hints: undefined, truncated: false };
}

function cut(read: DocumentText, { characters }: SourceLimits): DocumentText {
	if (read.content.text.length <= characters) return read;
	const text = read.content.text.slice(0, characters);
	return {
		...read,
		truncated: true,
		content: { ...read.content, text, pages: read.content.pages.filter((page) => page < characters) },
	};
}

function unreadable({ kind, address }: RawDocument, thrown: unknown) {
	const reason =
		thrown instanceof Error && /password/i.test(thrown.name + thrown.message)
			? 'is locked by a password'
			: 'cannot be read';
	const what = kind === 'pdf' ? 'PDF' : 'page';
	const message = `The ${what} at ${address} ${reason}. Open it, and save its text to the sources folder.`;
	return failureAt(address, 'unreadable', message);
}
