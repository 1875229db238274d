import { systemCode } from '../../wire';
import type { SourceFiles, SourceReading, SourceTarget } from '../model';
import { kindOfFile } from './documentKind';
import { type DocumentInit, documentText } from './documentText';
import { SourceError } from './failures';

type FileTarget = Extract<SourceTarget, { kind: 'file' }>;

/**
 * Reads a file of the workspace or the sources folder. Throws a {@link SourceError}.
 *
 * @param document.url what a saved page's relative links are relative to
 */
export async function readFileTarget(
	target: FileTarget,
	files: SourceFiles | undefined,
	document: DocumentInit & { readonly url: string | undefined },
	signal: AbortSignal,
): Promise<SourceReading> {
	const { path } = target;
	const kind = kindOfFile(path);
	if (!kind)
		throw failed('wrongType', `${path} is none of the files that are read: Markdown, text, HTML, PDF, JSON, XML, CSV.`);
	const bytes = await readBytes(path, files, document.limits.bytes);
	signal.throwIfAborted();
	if (!bytes)
		throw failed('notFound', `There is no file ${path}. Correct the link, or save the document under this name.`);
	if (bytes.length > document.limits.bytes) throw tooLarge(path, document.limits.bytes);
	const address = kind === 'html' ? (document.url ?? path) : path;
	const { content, truncated } = await documentText({ kind, bytes, charset: undefined, address }, document, signal);
	if (content.text.trim() === '') throw failed('empty', `${path} holds no text. Save the document's text in it.`);
	return { ok: true, from: target, content, readAt: document.clock.now(), cached: false, truncated };
}

async function readBytes(path: string, files: SourceFiles | undefined, most: number): Promise<Uint8Array | undefined> {
	try {
		return await files?.read(path, most);
	} catch (error) {
		if (systemCode(error) === 'ERR_FS_FILE_TOO_LARGE') throw tooLarge(path, most);
		const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
		throw failed('unreadable', `${path} cannot be read${code}. Check that it is a file and that you may read it.`);
	}
}

function tooLarge(path: string, most: number): SourceError {
	return failed('tooLarge', `${path} is larger than ${most / 1_000_000} MB. Save the part of it that matters.`);
}

function failed(code: 'wrongType' | 'notFound' | 'tooLarge' | 'empty' | 'unreadable', message: string): SourceError {
	return new SourceError({ code, message });
}
