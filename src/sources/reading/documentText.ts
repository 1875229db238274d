import { message } from '../../messages/message';
import type { Clock } from '../../ports';
import { readFrontMatter } from '../../report/parsing/frontMatter';
import { errorChain, systemCode } from '../../wire';
import { statedAddress } from '../identifiers';
import type { DocumentText, RawDocument, Readers, SourceFailure, SourceLimits, SourceText } from '../model';
import { decodeSource } from './decode';
import { failureAt, SourceError } from './failures';
import { isoDate } from './isoDate';
import type { Lanes } from './lanes';
import { cutText } from './limits';
import { bareLinks, maxLinks, readPlain, tidy } from './plain';
import { TimeUp, timed } from './timed';

export interface DocumentInit {
	/** Loads the heavy readers; not called for plain text and Markdown, which are all that is read without them. */
	readonly readers: (() => Promise<Readers>) | undefined;
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
	if (!init.readers)
		throw new SourceError(failureAt(document.address, 'unreadable', message('sourceFailures.textOnly')));
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
	return failureAt(address, 'empty', message('sourceFailures.pictures'));
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

/** Markdown as it is written, in one pass; its front matter tells its title, its date and where it comes from. */
export function readMarkdown(raw: string): SourceText {
	const source = tidy(raw);
	const front = readFrontMatter(source)?.frontMatter;
	const text = front ? source.slice(front.span[1]).trim() : source;
	const { title, date, published } = front?.data ?? {};
	const canonical = statedAddress(front?.data ?? {});
	const links = linksOf(text);
	const linked = new Set(links.map(({ url }) => url));
	return {
		title: typeof title === 'string' ? title : headingOf(text),
		text,
		pages: [],
		date: isoDate(dateText(date) ?? dateText(published)),
		links: [...links, ...bareLinks(text).filter(({ url }) => !linked.has(url))].slice(0, maxLinks),
		...(canonical === undefined ? {} : { canonical }),
	};
}

/** Without the marks that may close it. */
function headingOf(text: string): string {
	const line = /^#[ \t]+(\S.*)$/m.exec(text)?.[1] ?? '';
	let end = line.length;
	while (end > 1 && ' \t#'.includes(line[end - 1] ?? '')) end--;
	return line.slice(0, end);
}

/** From bracket to bracket: one pattern for all of a link would start over at every opening bracket. */
function linksOf(text: string): { url: string; text: string }[] {
	const links: { url: string; text: string }[] = [];
	const target = /\(\s*<?(https?:\/\/[^\s)>]+)/y;
	let from = 0;
	for (let close = text.indexOf(']'); close >= 0; close = text.indexOf(']', from)) {
		const words = text.slice(from, close);
		const open = words.indexOf('[');
		target.lastIndex = close + 1;
		const url = open < 0 ? undefined : target.exec(text)?.[1];
		from = url === undefined ? close + 1 : target.lastIndex;
		if (url !== undefined) links.push({ url, text: words.slice(open + 1) });
	}
	return links;
}

function dateText(value: unknown): string | undefined {
	if (value instanceof Date) return value.toISOString();
	return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
