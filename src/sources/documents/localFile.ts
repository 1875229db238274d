import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
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
	if (!kind) throw failed('wrongType', message('sourceFailures.fileType'));
	const bytes = await readBytes(path, files, document.limits.bytes);
	signal.throwIfAborted();
	if (!bytes) throw failed('notFound', message('sourceFailures.noFile', { path }));
	if (bytes.length > document.limits.bytes) throw tooLarge(document.limits.bytes);
	const address = kind === 'html' ? (document.url ?? path) : path;
	const { content, truncated } = await documentText({ kind, bytes, charset: undefined, address }, document, signal);
	if (content.text.trim() === '') throw failed('empty', message('sourceFailures.empty'));
	return { ok: true, from: target, content, readAt: document.clock.now(), cached: false, truncated };
}

async function readBytes(path: string, files: SourceFiles | undefined, most: number): Promise<Uint8Array | undefined> {
	try {
		return await files?.read(path, most);
	} catch (error) {
		if (systemCode(error) === 'ERR_FS_FILE_TOO_LARGE') throw tooLarge(most);
		const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
		throw failed('unreadable', message('sourceFailures.lockedFile', { code }));
	}
}

function tooLarge(bytes: number): SourceError {
	return failed('tooLarge', message('sourceFailures.tooLarge', { bytes }));
}

function failed(code: 'wrongType' | 'notFound' | 'tooLarge' | 'empty' | 'unreadable', why: Message): SourceError {
	return new SourceError({ code, message: why });
}
