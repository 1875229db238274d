import { firstOf } from '../../access';
import type { RatedDimension } from '../../judge/tasks/ratings';
import { message, verbatim } from '../../messages/message';
import type { Message } from '../../messages/model';
import type { QuoteAligner } from '../../places/quotes';
import { type Dimension, decimalsOn, type Reason, spreadOf } from '../../scorecard/dimension';
import type { JudgedNode, SupportCounts, TreeBasis } from '../../scorecard/finResearch';
import { isInstruction } from '../../shownToModel/instructions';
import { reasonMessage, reasonText } from '../../shownToModel/reasonText';
import type { ReasonedScore } from '../guards/limitScores';

/**
 * A dimension as a judge scored it in one run or more: the mean, with the reasons of the first, which an author can act on,
 * before what we say of them.
 *
 * @param scored what each run that scored it gave
 * @param asked how often it was asked, and whether the report was shown abridged
 * @param ours what we know of what it rests on
 */
export function judgedDimension(
	scored: readonly ReasonedScore[],
	asked: { readonly runs: number; readonly abridged: boolean },
	range: Dimension['range'],
	ours: readonly Reason[] = [],
): Dimension {
	const scores = scored.map(({ score }) => score);
	const told = scores.map((score) => Number(score.toFixed(decimalsOn(range))));
	const spread = spreadOf(scores);
	const { reasons: said, raise } = firstOf(scored);
	const reasons = [
		...said,
		...(asked.runs > 1
			? [{ message: message('scores.mean', { scores: told, runs: asked.runs, without: asked.runs - scores.length }) }]
			: []),
		...ours,
		...(asked.abridged ? [{ message: message('scores.abridged') }] : []),
	];
	return {
		value: scores.reduce((sum, score) => sum + score, 0) / scores.length,
		range,
		basis: 'model',
		reasons: reasons.length > 0 ? reasons : [{ message: message('scores.noReason') }],
		...(spread && { spread }),
		...(raise && { raise }),
	};
}

/** What the model says of a dimension. */
export function scoreWithReasons(value: RatedDimension, aligner: QuoteAligner): ReasonedScore {
	const raise = reasonMessage(value.raise ?? '');
	return { score: value.score, reasons: quotedReasons(value, aligner), ...(raise && { raise }) };
}

/**
 * The model's own reasons. One that quotes what does not stand in the report is left out; one that quotes an
 * instruction to the judge is kept without its place, which would count as proof.
 */
export function quotedReasons({ reasons }: Pick<RatedDimension, 'reasons'>, aligner: QuoteAligner): Reason[] {
	const given = reasons.filter(({ text }) => text.trim() !== '').slice(0, mostReasons);
	const said = given.flatMap(({ text, quote }): Reason[] => {
		const said = verbatim(reasonText(text));
		if (quote === null || quote.trim() === '') return [{ message: said }];
		const aligned = aligner.align(quote.slice(0, longestQuote));
		if (aligned && isInstruction(quote)) return [{ message: said }];
		return aligned ? [{ message: said, span: aligned.span }] : [];
	});
	const left = given.length - said.length;
	if (left === 0) return said;
	return [...said, { message: message('scores.reasonsDropped', { count: left }) }];
}

/** Of what has no score although a model was asked. */
export function notJudged(why: Message = message('scores.notInAnswer')): Reason {
	return { message: message('scores.notJudged', { why }) };
}

const longestQuote = 1_000;
const mostReasons = 6;

/** How many arguments stand, and on which tree. */
export function supportReasons(support: SupportCounts, tree: TreeBasis): Reason[] {
	const all = support.supported + support.partial + support.unsupported + support.unknown;
	const unproven = tree.nodes.filter((node) => node.unproven).length;
	return [
		{ message: message('scores.arguments', { ...support, all }) },
		...(unproven > 0 ? [{ message: message('scores.carriedByNothing', { count: unproven }) }] : []),
		...(tree.basis === 'model' ? [] : [{ message: tree.note }]),
	];
}

/** More would hide the first ones. */
const gapsShown = 10;

/** The arguments that nothing carries, with the model's words. */
export function unsupportedReasons(nodes: readonly JudgedNode[]): Reason[] {
	const open = nodes.filter(({ support }) => support === 'unsupported');
	const shown = open.slice(0, gapsShown).map(
		({ reason, span }): Reason => ({
			message: message('scores.notSupported', { reason }),
			span,
		}),
	);
	const left = open.length - shown.length;
	return [...shown, ...(left > 0 ? [{ message: message('scores.moreNotSupported', { count: left }) }] : [])];
}
