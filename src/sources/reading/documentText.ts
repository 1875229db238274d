import type { Clock } from '../../ports';
import { errorChain, systemCode } from '../../wire';
import type { DocumentText, RawDocument, Readers, SourceFailure, SourceLimits } from '../model';
import { cutText } from './cutText';
import { decodeSource } from './decode';
import { failureAt, SourceError } from './failures';
import type { Lanes } from './lanes';
import { readMarkdown } from './markdownText';
import { readPlain } from './plain';
import { TimeUp, timed } from './timed';

export interface DocumentInit {
	/** Loads the heavy readers; not called for plain text and Markdown. */
	readonly readers: () => Promise<Readers>;
	readonly limits: SourceLimits;
	readonly clock: Clock;
	/** Where documents wait for the readers: one at a time, so that what the memory grows by is one document's. */
	readonly desk: Lanes;
}

/**
 * A document's bytes as text. Throws a {@link SourceError}: `unreadable`, `empty` for a PDF of pictures, or `tooLarge`
 * where reading takes more time or memory than one document may.
 */
export async function documentText(
	document: RawDocument,
	init: DocumentInit,
	signal: AbortSignal,
): Promise<DocumentText> {
	const read = document.kind === 'plain' || document.kind === 'markdown' ? asWritten(document) : undefined;
	if (read) return cutText(read, init.limits);
	const readers = await init.readers();
	try {
		const text = await init.desk.run('', signal, () =>
			timed(init.clock, init.limits.time, signal, (ended) => readers.read(document, init.limits, ended)),
		);
		if (document.kind === 'pdf' && text.content.text.trim() === '') throw new SourceError(pictures(document));
		return text;
	} catch (error) {
		signal.throwIfAborted();
		if (error instanceof SourceError) throw error;
		throw new SourceError(tooCostly(document, init.limits, error) ?? unreadable(document, error));
	}
}

/** Takes one pass whatever the text is, so that no other thread is needed. */
function asWritten({ kind, bytes, charset }: RawDocument): DocumentText {
	const { text } = decodeSource(bytes, charset);
	return { content: kind === 'markdown' ? readMarkdown(text) : readPlain(text), hints: undefined, truncated: false };
}

function pictures({ address }: RawDocument): SourceFailure {
	const message = `The PDF at ${address} holds pictures of pages and no text. Run text recognition on it and save the result to the sources folder.`;
	return failureAt(address, 'empty', message);
}

function tooCostly(document: RawDocument, limits: SourceLimits, thrown: unknown): SourceFailure | undefined {
	const memory = errorChain(thrown).some((error) => systemCode(error) === 'ERR_WORKER_OUT_OF_MEMORY');
	if (!memory && !(thrown instanceof TimeUp)) return undefined;
	const what = memory ? 'more memory to read than a document may' : `longer than ${limits.time / 1000} s to read`;
	const message = `The ${nameOf(document)} at ${document.address} takes ${what}, so that it was given up. Save the text that matters to the sources folder.`;
	return failureAt(document.address, 'tooLarge', message);
}

function unreadable(document: RawDocument, thrown: unknown): SourceFailure {
	const reason =
		thrown instanceof Error && /password/i.test(thrown.name + thrown.message)
			? 'is locked by a password'
			: 'cannot be read';
	const message = `The ${nameOf(document)} at ${document.address} ${reason}. Open it, and save its text to the sources folder.`;
	return failureAt(document.address, 'unreadable', message);
}

function nameOf({ kind }: RawDocument): string {
	return kind === 'pdf' ? 'PDF' : 'page';
}
