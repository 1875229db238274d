import type { Report } from '../../../src/report/model';
import { overlap } from '../../../src/report/spanRelations';
import { citedSources } from '../../../src/sources/cited/citedSources';
import type { CitedSource, SourceFiles } from '../../../src/sources/model';

/** A folder with a text for each source that the report cites, which says what the report cites it for: all of it holds. */
export function ownSources(report: Report): SourceFiles {
	const cited = citedSources(report, { reportPath: 'report.md' }).filter(({ citations }) => citations.length > 0);
	const texts = new Map(cited.map((source, at) => [`source-${at + 1}.md`, sourceText(report, source)]));
	const encoder = new TextEncoder();
	return {
		list: async () => [...texts.keys()].sort(),
		read: async (path) => {
			const text = texts.get(path);
			return text === undefined ? undefined : encoder.encode(text);
		},
	};
}

function sourceText(report: Report, { title, url, citations }: CitedSource): string {
	const places = citations.flatMap((index) => report.citations.filter((citation) => citation.index === index));
	const citing = report.sentences.filter(({ span }) => places.some((place) => overlap(place.span, span)));
	const head = [`title: ${JSON.stringify(title)}`, ...(url === undefined ? [] : [`url: ${JSON.stringify(url)}`])];
	return ['---', ...head, '---', '', ...citing.map(({ text }) => `${text}\n`)].join('\n');
}
