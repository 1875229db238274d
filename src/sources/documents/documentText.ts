import { message } from '../../messages/message';
import type { Clock } from '../../ports';
import { errorChain, systemCode, TimeUp, timed } from '../../wire';
import type { DocumentText, RawDocument, Readers, SourceFailure, SourceLimits } from '../model';
import { decodeSource } from './decode';
import { failureAt, SourceError } from './failures';
import { cutText } from './limits';
import { readMarkdown } from './markdownText';
import { readPlain } from './plain';
import type { RequestQueue } from './requestQueue';

export interface DocumentInit {
	/** Loads the heavy readers; not called for plain text and Markdown, which are all that is read without them. */
	readonly readers: (() => Promise<Readers>) | undefined;
	readonly limits: SourceLimits;
	readonly clock: Clock;
	/** Where documents wait for the readers: one at a time, so that what the memory grows by is one document's. */
	readonly desk: RequestQueue;
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
	if (!init.readers)
		throw new SourceError(failureAt(document.address, 'unreadable', message('sourceFailures.textOnly')));
	const readers = await init.readers();
	try {
		const text = await init.desk.run('', signal, () =>
			timed(init.clock, init.limits.time, signal, (ended) => readers.read(document, init.limits, ended)),
		);
		if (document.kind === 'pdf' && text.content.text.trim() === '')
			throw new SourceError(failureAt(document.address, 'empty', message('sourceFailures.pictures')));
		return text;
	} catch (error) {
		signal.throwIfAborted();
		if (error instanceof SourceError) throw error;
		throw new SourceError(tooCostly(document, init.limits, error) ?? unreadable(document, error));
	}
}

/** Takes one pass whatever the text is, so that no other thread is needed. */
function asWritten({ kind, bytes, charset }: RawDocument): DocumentText {
	const text = decodeSource(bytes, charset);
	return { content: kind === 'markdown' ? readMarkdown(text) : readPlain(text), hints: undefined, truncated: false };
}

function tooCostly(document: RawDocument, limits: SourceLimits, thrown: unknown): SourceFailure | undefined {
	const memory = errorChain(thrown).some((error) => systemCode(error) === 'ERR_WORKER_OUT_OF_MEMORY');
	if (!memory && !(thrown instanceof TimeUp)) return undefined;
	const cost = memory ? {} : { seconds: limits.time / 1000 };
	return failureAt(document.address, 'tooLarge', message('sourceFailures.tooCostly', cost));
}

function unreadable({ address }: RawDocument, thrown: unknown): SourceFailure {
	const locked = thrown instanceof Error && /password/i.test(thrown.name + thrown.message);
	return failureAt(address, 'unreadable', message(locked ? 'sourceFailures.password' : 'sourceFailures.unreadable'));
}
