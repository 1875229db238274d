import type { Logger } from '../../ports';
import type { Report } from '../../report/model';
import { parseUrl } from '../../text/urls';
import { readBibliography } from '../bibliography/bibliography';
import { createSourceReader } from '../documents/sourceReader';
import type { CitedSource, ReadingInit, SourceReading, SourceUse } from '../model';
import { citedSources, type SourceContext } from './citedSources';
import { readSourcesFolder } from './sourcesFolder';

/** What the report leans on, and what became of reading it. */
export interface GatheredSources {
	readonly sources: readonly CitedSource[];
	/** By the source's id; only what the report cites is read, unless more was asked for. */
	readonly readings: ReadonlyMap<string, SourceReading>;
}

export interface GatherInit extends ReadingInit {
	/** Read also what the list names and nothing cites. */
	readonly uncited?: boolean;
	readonly onProgress?: (done: number, of: number) => void;
}

/** Finds the sources of a report and reads those it cites, as far as the user allows. Rejects only with the signal's reason. */
export async function gatherSources(
	report: Report,
	use: SourceUse | undefined,
	init: GatherInit,
	signal: AbortSignal = new AbortController().signal,
): Promise<GatheredSources> {
	const sources = citedSources(report, await contextOf(report, use, init.logger, signal));
	const { access, onProgress } = init;
	const cited = init.uncited ? sources : sources.filter(({ citations }) => citations.length > 0);
	if (!access || !use || cited.length === 0) return { sources, readings: new Map() };
	const allowedHosts = use.allowPrivate ? hostsOf(cited) : [];
	const reader = createSourceReader({
		...init,
		...access,
		fetch: access.fetch(allowedHosts),
		allowedHosts,
		network: use.fetch === true,
		...(use.workspace && { workspace: use.workspace }),
		...(use.files && { sources: use.files }),
	});
	onProgress?.(0, cited.length);
	return { sources, readings: await reader.readAll(cited, signal, onProgress) };
}

async function contextOf(
	report: Report,
	use: SourceUse | undefined,
	logger: Logger,
	signal: AbortSignal,
): Promise<SourceContext> {
	const reportPath = use?.reportPath ?? '';
	const bibliography = use?.workspace && (await readBibliography(report, reportPath, use.workspace, logger));
	const folder = use?.files && (await readSourcesFolder(use.files, logger, signal));
	signal.throwIfAborted();
	return { reportPath, ...(bibliography && { bibliography }), ...(folder && { folder }) };
}

/** The hosts that the report itself names: a page that leads on to another private host is still refused. */
function hostsOf(sources: readonly CitedSource[]): string[] {
	const urls = sources.flatMap(({ targets }) =>
		targets.flatMap((target) => (target.kind === 'url' ? [target.url] : [])),
	);
	return [...new Set(urls.flatMap((url) => parseUrl(url)?.hostname ?? []))];
}
