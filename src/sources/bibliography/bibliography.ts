import { message } from '../../messages/message';
import type { Logger } from '../../ports';
import type { Report } from '../../report/model';
import { decodeSource } from '../documents/decode';
import type { SourceFiles } from '../model';
import { folderOf, resolvePath } from '../paths';
import { readIfPossible } from '../readIfPossible';
import { type BibEntry, parseBibtex } from './bibtex';
import { parseCslItems } from './cslItems';

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
		const text = decodeSource(bytes, undefined);
		for (const entry of /\.json$/i.test(path) ? parseCsl(text) : parseBibtex(text)) {
			if (!entries.has(entry.key)) entries.set(entry.key, { ...entry, folder: folderOf(path) });
		}
	}
	return entries;
}

/** What is no list is like a key that no entry has: the citation stays without a source, and the report says so. */
function parseCsl(text: string): BibEntry[] {
	const said = (value: unknown) => (typeof value === 'string' ? value : undefined);
	return (parseCslItems(text) ?? []).map(({ id, title, URL, DOI }) => ({
		...{ key: id, title: said(title) ?? '', url: said(URL), doi: said(DOI) },
		...{ arxiv: undefined, file: undefined },
	}));
}
