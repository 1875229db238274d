import { verbatim } from '../../../../src/messages/message';
import { parseReport } from '../../../../src/report/parsing/parse';
import { citedSources } from '../../../../src/sources/cited/citedSources';
import type { GatheredSources } from '../../../../src/sources/cited/gatherSources';
import type { CitedSource, SourceFailureCode, SourceReading, SourceText } from '../../../../src/sources/model';
import { extractTree } from '../../../../src/tree/extraction/extract';

export function sourceText(text: string, title = 'A page', pages: readonly number[] = []): SourceText {
	return { title, text, pages, links: [] };
}

export function read(content: SourceText, url = 'https://example.org/page', truncated = false): SourceReading {
	return { ok: true, from: { kind: 'url', url }, content, readAt: 1_000, cached: false, truncated };
}

export function unread(code: SourceFailureCode, text = `It failed: ${code}.`, suggestion?: string): SourceReading {
	return { ok: false, failure: { code, message: verbatim(text), ...(suggestion === undefined ? {} : { suggestion }) } };
}

/** A parsed report with what became of reading its sources. */
export function withSources(text: string, readingOf: (source: CitedSource) => SourceReading | undefined) {
	const report = parseReport(text);
	const sources = citedSources(report, { reportPath: '' });
	const readings = new Map(
		sources.flatMap((source) => {
			const reading = readingOf(source);
			return reading ? [[source.id, reading] as const] : [];
		}),
	);
	const gathered: GatheredSources = { sources, readings };
	return { report, tree: extractTree(report), gathered };
}
