import type { GatheredSources } from '../sources/cited/gatherSources';
import type { CitedSource, SourceReading } from '../sources/model';

/** About as much as the passages on the claims of one source come to, in UTF-16 units. */
const typicalLength = 6_000;

/**
 * For the preview of a run: sources that would be fetched stand in with a text of the usual size, so that the questions
 * about them are counted. Nothing is read.
 */
export function withAssumedTexts({ sources, readings }: GatheredSources, readAt: number): GatheredSources {
	const assumed = new Map(readings);
	for (const source of sources) {
		const from = source.targets.find(({ kind }) => kind === 'url');
		if (from && !readings.get(source.id)?.ok) assumed.set(source.id, assumedReading(source, from, readAt));
	}
	return { sources, readings: assumed };
}

function assumedReading({ title }: CitedSource, from: CitedSource['targets'][number], readAt: number): SourceReading {
	const sentence = 'The source says something of about this length on the subject of the claim. ';
	const text = sentence.repeat(Math.ceil(typicalLength / sentence.length));
	const content = { title, text, pages: [], date: undefined, links: [] };
	return { ok: true, from, content, readAt, cached: false, truncated: false };
}
