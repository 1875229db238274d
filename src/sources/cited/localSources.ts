import type { Clock, Logger } from '../../ports';
import { kindOfFile } from '../documents/documentKind';
import { SourceError } from '../documents/failures';
import { defaultLimits } from '../documents/limits';
import { readFileTarget } from '../documents/localFile';
import { RequestQueue } from '../documents/requestQueue';
import type { SourceAccess, SourceFiles, SourceText } from '../model';
import { listIfPossible } from '../readIfPossible';

/** More files are not looked through; the first by name are. */
const mostFiles = 200;
/** Lists of what is in the folder. */
const lists = /(?:^|\/)sources\.(?:json|csv)$/u;

/** All documents of the sources folder as far as they can be read: what decides a fact need not be cited. Rejects only with the signal's reason. */
export async function readLocalSources(
	files: SourceFiles | undefined,
	access: SourceAccess | undefined,
	clock: Clock,
	logger: Logger,
	signal: AbortSignal = new AbortController().signal,
): Promise<OtherSource[]> {
	if (!files || !access) return [];
	const limits = { ...defaultLimits, ...access.limits };
	const document = { readers: access.readers, limits, clock, desk: new RequestQueue(1, 1), url: undefined };
	const paths = (await listIfPossible(files, (message) => logger.error(message)))
		.filter((path) => kindOfFile(path) && !lists.test(path))
		.slice(0, mostFiles);
	const found: OtherSource[] = [];
	for (const path of paths) {
		signal.throwIfAborted();
		try {
			const target = { kind: 'file', folder: 'sources', path } as const;
			const reading = await readFileTarget(target, files, document, signal);
			if (reading.ok) found.push({ id: `file:${path}`, url: null, path, content: reading.content });
		} catch (error) {
			signal.throwIfAborted();
			// A file that cannot be read decides nothing; where the report cites it, its source says why.
			if (!(error instanceof SourceError)) throw error;
		}
	}
	return found;
}

/** A document at hand that the report need not cite: a file of the workspace's sources, a page that a search found. */
export interface OtherSource {
	readonly id: string;
	readonly url: string | null;
	readonly path: string | null;
	readonly content: SourceText;
}
