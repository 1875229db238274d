import { firstOf } from '../../access';
import type { DraftFinding } from '../../findings/model';
import { message, verbatim } from '../../messages/message';
import { LineIndex } from '../../report/lines';
import { blockAt } from '../../report/lookup';
import type { Report, Span } from '../../report/model';
import { groupBy } from '../../text/collections';
import type { Settled, SettledPair } from '../../verdicts/settle';
import { pairKey } from '../paragraphs/paragraphPairs';
import { placeOf } from '../paragraphs/paragraphRedundant';
import { isJudgedRepetition } from '../paragraphs/thresholds';
import { withNote } from './claimVerdicts';

type RepetitionDraft = Extract<DraftFinding, { code: 'paragraph.redundant' }>;

/** The findings on repeated paragraphs where a model has judged pairs: by its points, whatever the rules say of the same pair. */
export function withPairVerdicts(
	drafts: readonly DraftFinding[],
	report: Report,
	{ pairs, rewordedBlocks }: Pick<Settled, 'pairs' | 'rewordedBlocks'>,
): DraftFinding[] {
	const lines = new LineIndex(report.source);
	const repeats = groupBy(
		pairs.filter(({ points }) => isJudgedRepetition(points)),
		({ second }) => second,
	);
	const apart = new Set(pairs.filter(({ points }) => !isJudgedRepetition(points)).map(pairKey));
	return [
		...drafts.flatMap((draft) => {
			if (draft.code !== 'paragraph.redundant') return [draft];
			if (repeats.has(draft.data.second) || apart.has(pairKey(draft.data))) return [];
			return [rulesFinding(draft, report, apart, rewordedBlocks)];
		}),
		...[...repeats.values()].map((own) => judgedFinding(own, report, lines)),
	];
}

/** A finding of the rules on a pair that the model did not judge, without the places that it judged to be no repetition. */
function rulesFinding(
	draft: RepetitionDraft,
	report: Report,
	apart: ReadonlySet<string>,
	rewordedBlocks: ReadonlySet<number>,
): DraftFinding {
	const { first, second } = draft.data;
	const spansApart = report.blocks.filter(({ index }) => apart.has(pairKey({ first: index, second })));
	const isApart = ([start]: Span) => spansApart.some(({ span }) => span[0] === start);
	const kept = { ...draft, related: draft.related?.filter(({ span }) => !isApart(span)) ?? [] };
	return rewordedBlocks.has(first) || rewordedBlocks.has(second) ? withNote(kept) : kept;
}

/** One finding at the later paragraph, with the place it repeats most in front. */
function judgedFinding(repeats: readonly SettledPair[], report: Report, lines: LineIndex): DraftFinding {
	const sorted = repeats.toSorted((a, b) => a.points - b.points || a.first - b.first);
	const { first, second, points, reason, similarity } = firstOf(sorted);
	const why = reason === '' ? undefined : message('common.closed', { what: verbatim(reason) });
	return {
		code: 'paragraph.redundant',
		span: blockAt(report, second).span,
		message: message('judged.repeats', { place: placeOf(report, blockAt(report, first), lines), points, why }),
		related: sorted.map((pair) => ({
			span: blockAt(report, pair.first).span,
			message: message('checks.earlierParagraph'),
		})),
		data: { similarity: Math.round(similarity * 100) / 100, first, second, points },
		decidedBy: 'model',
	};
}
