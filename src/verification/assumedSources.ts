import type { GatheredSources } from '../sources/cited/gatherSources';
import { copyFreshFor } from '../sources/documents/limits';
import type { CitedSource, SourceReading } from '../sources/model';

/** About as much as the passages on the claims of one source come to, in UTF-16 units. */
const typicalLength = 6_000;

/**
 * For the preview of a run: sources that would be fetched stand in with a text of the usual size, so that the questions
 * about them are counted. So do copies that are old enough to be fetched again: what was answered of them counts only if the
 * page is still the same. Nothing is read.
 *
 * @param now in milliseconds since the epoch
 */
export function withAssumedTexts({ sources, readings }: GatheredSources, now: number): GatheredSources {
	const assumed = new Map(readings);
	for (const source of sources) {
		const from = source.targets.find(({ kind }) => kind === 'url');
		if (from && !isUsable(readings.get(source.id), now)) assumed.set(source.id, assumedReading(source, from, now));
	}
	return { sources, readings: assumed };
}

/** Whether a run would go by what was read. */
function isUsable(reading: SourceReading | undefined, now: number): boolean {
	return (
		reading?.ok === true &&
		!(reading.from.kind === 'url' && !(reading.readAt <= now && now - reading.readAt < copyFreshFor))
	);
}

function assumedReading({ title }: CitedSource, from: CitedSource['targets'][number], readAt: number): SourceReading {
	const sentence = 'The source says something of about this length on the subject of the claim. ';
	const text = sentence.repeat(Math.ceil(typicalLength / sentence.length));
	const content = { title, text, pages: [], links: [] };
	return { ok: true, from, content, readAt, cached: false, truncated: false };
}
