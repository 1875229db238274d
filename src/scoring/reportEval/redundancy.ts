import { pairKey } from '../../checks/paragraphs/paragraphPairs';
import { isJudgedRepetition, likenessFrom } from '../../checks/paragraphs/thresholds';
import type { ParagraphPair, ParagraphPairs } from '../../findings/model';
import { message } from '../../messages/message';
import type { Report } from '../../report/model';
import type { Reason } from '../../scorecard/dimension';
import type { AlikePair, RedundancyScore } from '../../scorecard/reportEval';
import type { PairJudgement } from './judgePairs';

const paperSample = 30;

/**
 * DeepResearch-ReportEval's redundancy (§2.3.2), 4 (almost no repetition) to 0, over every pair of body paragraphs and,
 * for comparison, over 30 seeded random pairs as in the paper. A pair's points are the model's where it judged, else an
 * estimate from its likeness; introduction, summary or conclusion against body is expected repetition and loses nothing.
 */
export function scoreRedundancy(report: Report, pairs: ParagraphPairs, judgement?: PairJudgement): RedundancyScore {
	const expected = expectedPairs(pairs);
	if (pairs.compared === 0) {
		const reasons = [{ message: message('scores.nothingToCompare') }];
		return { allPairs: null, sampled30: null, basis: 'unscored', reasons, alike: [], expected };
	}
	const counted = pairs.candidates.filter((pair) => !pair.expected);
	const points = new Map(
		counted.map((pair) => [pairKey(pair), judgement?.verdicts.get(pairKey(pair))?.points ?? estimatedPoints(pair)]),
	);
	const lost = [...points.values()].reduce((sum, value) => sum + 4 - value, 0);
	const alike = counted.map((pair) => alikePair(report, pair, judgement)).sort(byPoints);
	return {
		allPairs: 4 - lost / pairs.compared,
		sampled30: sampledMean(pairs, points),
		basis: alike.length > 0 && alike.every(({ basis }) => basis === 'model') ? 'model' : 'estimate',
		reasons: [...howJudged(pairs, alike, judgement), ...whatRepeats(alike), ...whatIsExpected(expected)],
		alike,
		expected,
	};
}

function estimatedPoints({ similarity }: ParagraphPair): number {
	return 4 * Math.min(1, Math.max(0, (1 - similarity) / (1 - likenessFrom.scored)));
}

function alikePair({ blocks }: Report, pair: ParagraphPair, judgement: PairJudgement | undefined): AlikePair {
	const said = judgement?.verdicts.get(pairKey(pair));
	return {
		first: blocks[pair.first]!.span,
		second: blocks[pair.second]!.span,
		points: said?.points ?? estimatedPoints(pair),
		basis: said ? 'model' : 'estimate',
		reason: said?.reason ?? '',
	};
}

function byPoints(a: AlikePair, b: AlikePair): number {
	return a.points - b.points || a.first[0] - b.first[0] || a.second[0] - b.second[0];
}

function expectedPairs({ candidates }: ParagraphPairs): RedundancyScore['expected'] {
	const points = candidates.filter(({ expected }) => expected).map(estimatedPoints);
	const sum = points.reduce((total, value) => total + value, 0);
	return { pairs: points.length, mean: points.length === 0 ? null : sum / points.length };
}

function howJudged(
	{ compared }: ParagraphPairs,
	alike: readonly AlikePair[],
	judgement: PairJudgement | undefined,
): Reason[] {
	const found = { alike: alike.length, pairs: compared };
	if (!judgement || alike.length === 0) return [{ message: message('scores.alikeEstimated', found) }];
	const judged = alike.filter(({ basis }) => basis === 'model').length;
	const why = judgement.error?.said;
	return [{ message: message('scores.alikeJudged', { ...found, judged, why }) }];
}

/** More would hide the first ones. */
const repeatsShown = 5;

/** The judged pairs that cost the most. */
function whatRepeats(alike: readonly AlikePair[]): Reason[] {
	return alike
		.filter(({ basis, points }) => basis === 'model' && isJudgedRepetition(points))
		.slice(0, repeatsShown)
		.map(({ points, reason, second }) => ({ message: message('scores.repeats', { points, reason }), span: second }));
}

function whatIsExpected({ pairs, mean }: RedundancyScore['expected']): Reason[] {
	return mean === null ? [] : [{ message: message('scores.expectedRepetition', { pairs, mean }) }];
}

function sampledMean({ paragraphs }: ParagraphPairs, points: ReadonlyMap<string, number>): number {
	const all = paragraphs.flatMap((first, i) => paragraphs.slice(i + 1).map((second) => pairKey({ first, second })));
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
