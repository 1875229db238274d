import type { ParagraphPair, ParagraphPairs } from '../../checks/model';
import type { ReportEvalScore } from '../model';

/** From here on a pair loses points; at 1 (the same text) it has none left. */
const freeBelow = 0.25;
const paperSample = 30;

/**
 * DeepResearch-ReportEval's redundancy, 4 (almost no repetition) to 0, over every pair of body paragraphs and, for
 * comparison, over 30 seeded random pairs as in the paper. Offline each pair's points are estimated from its likeness;
 * introduction, summary or conclusion against body is expected repetition and loses nothing.
 */
export function scoreRedundancy(pairs: ParagraphPairs): ReportEvalScore['redundancy'] {
	if (pairs.compared === 0) {
		const reasons = [{ message: 'Fewer than two body paragraphs: there is nothing to compare.' }];
		return { allPairs: null, sampled30: null, basis: 'unscored', reasons };
	}
	const alike = pairs.candidates.filter((pair) => !pair.expected);
	const lost = alike.reduce((sum, pair) => sum + 4 - pairPoints(pair), 0);
	const message = `${alike.length} of ${pairs.compared} pairs of paragraphs are alike; their points are estimated from the text they share.`;
	return {
		allPairs: 4 - lost / pairs.compared,
		sampled30: sampledMean(pairs),
		basis: 'estimate',
		reasons: [{ message }],
	};
}

function pairPoints({ similarity }: ParagraphPair): number {
	return 4 * Math.min(1, Math.max(0, (1 - similarity) / (1 - freeBelow)));
}

function sampledMean({ paragraphs, candidates }: ParagraphPairs): number {
	const points = new Map(
		candidates.filter((pair) => !pair.expected).map((pair) => [`${pair.first} ${pair.second}`, pairPoints(pair)]),
	);
	const all = paragraphs.flatMap((first, i) => paragraphs.slice(i + 1).map((second) => `${first} ${second}`));
	const sample = sampleOf(all, paperSample);
	return sample.reduce((sum, pair) => sum + (points.get(pair) ?? 4), 0) / sample.length;
}

/** A seeded sample without repeats (partial Fisher–Yates): the same report gives the same pairs. */
function sampleOf<T>(items: T[], size: number): T[] {
	let state = 0x9e3779b9;
	const random = () => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
	const count = Math.min(size, items.length);
	for (let i = 0; i < count; i++) {
		const j = i + Math.floor(random() * (items.length - i));
		[items[i], items[j]] = [items[j]!, items[i]!];
	}
	return items.slice(0, count);
}
