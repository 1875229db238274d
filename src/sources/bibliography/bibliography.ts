import * as z from 'zod';
import { message } from '../../messages/message';
import type { Logger } from '../../ports';
import type { Report } from '../../report/model';
import type { SourceFiles } from '../model';
import { folderOf, resolvePath } from '../paths';
import { readIfPossible } from '../readIfPossible';
import { decodeSource } from '../reading/decode';
import { type BibEntry, parseBibtex } from './bibtex';

/** An entry and the folder its relative paths start from. */
export interface FiledEntry extends BibEntry {
	readonly folder: string;
}

/** The entries that `[@key]` may name, by key. */
export type Bibliography = ReadonlyMap<string, FiledEntry>;

/** In bytes: some ten thousand entries. */
const maxSize = 10_000_000;
/** One that is larger by far is not even opened. */
const mostRead = 5 * maxSize;

/**
 * Reads the bibliographies that the report's front matter names (`bibliography:`, one path or several, from the report's
 * folder): BibTeX, or CSL JSON. Of two entries with one key the first counts. One that
 * cannot be read, or is too large, is told and passed over.
 */
export async function readBibliography(
	report: Report,
	reportPath: string,
	files: SourceFiles,
	logger: Logger,
): Promise<Bibliography> {
	const entries = new Map<string, FiledEntry>();
	for (const link of [report.frontMatter?.data.bibliography].flat()) {
		const path = typeof link === 'string' ? resolvePath(folderOf(reportPath), link) : undefined;
		const bytes =
			path === undefined ? undefined : await readIfPossible(files, path, mostRead, (notice) => logger.error(notice));
		if (path === undefined || bytes === undefined) continue;
		if (bytes.length > maxSize) {
			logger.error(message('notices.bibliographyTooLarge', { path, bytes: maxSize }));
			continue;
		}
		const { text } = decodeSource(bytes, undefined);
		for (const entry of /\.json$/i.test(path) ? parseCsl(text) : parseBibtex(text)) {
			if (!entries.has(entry.key)) entries.set(entry.key, { ...entry, folder: folderOf(path) });
		}
	}
	return entries;
}

const csl = z.array(
	z.object({
		id: z.union([z.string(), z.number()]).transform(String),
		title: z.string().optional(),
		URL: z.string().optional(),
		DOI: z.string().optional(),
	}),
);

function parseCsl(text: string): BibEntry[] {
	try {
		return csl.parse(JSON.parse(text)).map(({ id, title = '', URL, DOI }) => ({
			key: id,
			title,
			url: URL,
			doi: DOI,
			arxiv: undefined,
			file: undefined,
		}));
	} catch (error) {
		// Like a key that no entry has: the citation stays without a source, and the report says so.
		if (error instanceof SyntaxError || error instanceof z.ZodError) return [];
		throw error;
	}
}
