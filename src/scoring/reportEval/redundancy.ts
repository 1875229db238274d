import type { Analysis } from '../../analysis';
import { pairKey } from '../../checks/paragraphs/paragraphPairs';
import type { ParagraphPair, ParagraphPairs } from '../../findings/model';
import { certainRepetitions } from '../../findings/repetition';
import { message } from '../../messages/message';
import { blockAt } from '../../report/lookup';
import type { Report } from '../../report/model';
import type { Reason } from '../../scorecard/dimension';
import type { AlikePair, RedundancyScore } from '../../scorecard/reportEval';
import type { PairJudgement } from './judgePairs';

const paperSample = 30;

/**
 * DeepResearch-ReportEval's redundancy (§2.3.2), 4 (almost no repetition) to 0, over every pair of body paragraphs and,
 * for comparison, over 30 seeded random pairs as in the paper. Pairs that are not alike have 4 points; those that are have a
 * model's, and without these there is no score. Introduction, summary or conclusion against body is expected repetition and
 * loses nothing. Both means hardly move, because almost no pair is alike: beside them stand the mean over the pairs that were
 * judged, and how many paragraphs repeat.
 */
export function scoreRedundancy({ report, pairs, findings }: Repeating, judgement?: PairJudgement): RedundancyScore {
	const alike = pairs.candidates.filter(({ expected }) => !expected);
	const told = alike
		.map((pair) => alikePair(report, pair, judgement))
		.sort((a, b) => (a.points ?? 4) - (b.points ?? 4) || a.first[0] - b.first[0] || a.second[0] - b.second[0]);
	const judged = told.flatMap(({ points }) => points ?? []);
	const whole = judgement !== undefined && pairs.compared > 0 && judged.length === alike.length;
	return {
		allPairs: whole ? 4 - lost(judged) / pairs.compared : null,
		sampled30: whole ? sampledMean(pairs, judgement) : null,
		judgedPairs: judged.length > 0 ? 4 - lost(judged) / judged.length : null,
		basis: !whole ? 'unscored' : alike.length > 0 ? 'model' : 'rule',
		reasons: [...whyUnscored(pairs, whole, judgement), ...howJudged(pairs, told, judgement), ...whatIsExpected(pairs)],
		repeating: repeatingParagraphs(pairs, findings),
		alike: told,
		expected: { pairs: pairs.candidates.length - alike.length, mean: null },
	};
}

type Repeating = Pick<Analysis, 'report' | 'pairs' | 'findings'>;

/** As the ledger counts them: there is one number of them everywhere. */
function repeatingParagraphs(
	{ paragraphs }: ParagraphPairs,
	findings: Repeating['findings'],
): RedundancyScore['repeating'] {
	const places = certainRepetitions(findings).map(({ span }) => span);
	return { paragraphs: places.length, of: paragraphs.length, places };
}

function alikePair(report: Report, pair: ParagraphPair, judgement: PairJudgement | undefined): AlikePair {
	const said = judgement?.verdicts.get(pairKey(pair));
	return {
		first: blockAt(report, pair.first).span,
		second: blockAt(report, pair.second).span,
		points: said?.points ?? null,
		basis: said ? 'model' : 'unscored',
		reason: said?.reason ?? '',
	};
}

/** What pairs lost of their 4 points. */
function lost(points: readonly number[]): number {
	return points.reduce((sum, value) => sum + 4 - value, 0);
}

function whyUnscored({ compared }: ParagraphPairs, whole: boolean, judgement: PairJudgement | undefined): Reason[] {
	if (compared === 0) return [{ message: message('scores.nothingToCompare') }];
	return whole || judgement ? [] : [{ message: message('scores.needsReader') }];
}

function howJudged(
	{ compared }: ParagraphPairs,
	alike: readonly AlikePair[],
	judgement: PairJudgement | undefined,
): Reason[] {
	if (compared === 0) return [];
	const found = { alike: alike.length, pairs: compared };
	if (!judgement || alike.length === 0) return [{ message: message('scores.alike', found) }];
	const judged = alike.filter(({ basis }) => basis === 'model').length;
	return [
		{ message: message('scores.alikeJudged', { ...found, judged, complete: judged === alike.length }) },
		...(judgement.error ? [{ message: judgement.error.said }] : []),
	];
}

function whatIsExpected({ candidates }: ParagraphPairs): Reason[] {
	const pairs = candidates.filter(({ expected }) => expected).length;
	return pairs === 0 ? [] : [{ message: message('scores.expectedRepetition', { pairs }) }];
}

function sampledMean({ paragraphs }: ParagraphPairs, { verdicts }: PairJudgement): number {
	const all = paragraphs.flatMap((first, i) => paragraphs.slice(i + 1).map((second) => pairKey({ first, second })));
	const sample = sampleOf(all, paperSample);
	return sample.reduce((sum, pair) => sum + (verdicts.get(pair)?.points ?? 4), 0) / sample.length;
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
