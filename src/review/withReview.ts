import { itemAt } from '../access';
import type { Analysis } from '../analysis';
import { Anchors, anchorKey } from '../anchors/anchors';
import type { Anchor } from '../anchors/model';
import { ignores } from '../findings/ignores';
import type { DraftFinding, Finding, FindingCode, FindingOptions, Withdrawn } from '../findings/model';
import { holdBack, isMark } from '../findings/volume';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { Report, Span } from '../report/model';
import { byPlace, isWithin, overlap } from '../report/spanRelations';
import type { ScoredAnalysis } from '../scorecard/scorecard';
import { rankFixes } from '../scoring/fixFirst';
import { itemGains } from '../scoring/jade/formula/itemGains';
import { withMoreFindings } from '../scoring/withMoreFindings';
import { TextCollection } from '../text/similarity';
import type { LogicNode } from '../tree/model';
import { codeOf, levelOf } from './kinds';
import type { Opinion, Review, ReviewNote, ReviewTally } from './model';
import { type JudgedSuspicion, reviewedTree } from './reviewedTree';
import { isDecided, isSame, type Suspicion, suspicionsOf } from './suspicions';

export interface ReviewedFindings {
	readonly analysis: Analysis;
	readonly tally: ReviewTally;
}

/**
 * The analysis with what a model made of it in its second reading: what it confirms says so, what it does not share is
 * withdrawn, what it found itself joins, and the claims of the tree stand as it says. The review may be of an earlier text:
 * what it says of sentences that have been edited since is void, and there the rules speak alone. Pure.
 */
export function withReview(analysis: Analysis, review: Review, options: FindingOptions = {}): ReviewedFindings {
	const anchors = new Anchors(analysis.report);
	const suspicions = suspicionsOf(analysis, options);
	const judged = judgedSuspicions(suspicions, review, anchors);
	const settled = new Set(judged.flatMap(({ suspicion: { told } }) => told ?? []));
	const open = { ...analysis, findings: analysis.findings.filter((finding) => !settled.has(finding)).map(byRules) };
	const kept = judged.filter(({ opinion }) => opinion.verdict !== 'notReal');
	const marks = marksOf(analysis, review.notes, anchors).filter(({ code }) => options.severities?.[code] !== 'off');
	const known = toldAnyway(suspicions, judged);
	const added = marks.filter((mark) => !known.some((draft) => draft.code === mark.code && isSame(draft, mark)));
	const drafts = [...kept.map(({ suspicion, opinion }) => confirmed(suspicion, opinion)), ...added];
	const joined = withMoreFindings(open, drafts, options);
	const shown = [joined.findings, joined.decided.map(({ finding }) => finding)].flat().filter(isMark).length;
	const withdrawals = judged.flatMap((one) => withdrawal(one, review.model));
	const withdrawn = withdrawals.sort((a, b) => byPlace(a.finding, b.finding));
	return {
		analysis: {
			...joined,
			// What is withdrawn makes room for what was held back.
			findings: holdBack(joined.findings, analysis.report.words, options.maxFindings),
			tree: reviewedTree(analysis.tree, judged, added),
			withdrawn,
		},
		tally: {
			confirmed: kept.filter(({ opinion }) => opinion.verdict === 'real').length,
			reworded: kept.filter(({ opinion }) => opinion.verdict === 'reworded').length,
			added: shown,
			lost: marks.length - shown,
			withdrawn,
		},
	};
}

/** A scored report with its second reading: the figures stay as they were judged, what to fix first knows what was said of it. */
export function withReviewedFixes(
	{ analysis, scorecard }: ScoredAnalysis,
	review: Review,
	options?: FindingOptions,
): ScoredAnalysis {
	const { analysis: read } = withReview(analysis, review, options);
	const gains = scorecard.jade ? itemGains(scorecard.jade) : [];
	return { analysis: read, scorecard: { ...scorecard, fixFirst: rankFixes(read, gains) } };
}

function byRules(finding: Finding): Finding {
	return { ...finding, decidedBy: finding.decidedBy ?? 'rules' };
}

/** What a model has said of it, where its sentences still stand. */
interface Judged extends JudgedSuspicion {
	readonly key: string;
}

function judgedSuspicions(
	suspicions: readonly Suspicion[],
	{ opinions, takenBack = [] }: Review,
	anchors: Anchors,
): Judged[] {
	const said = new Map(opinions.map((opinion) => [keyOf(opinion.code, opinion.anchor), opinion]));
	const codes = new Set(opinions.map(({ code }) => code));
	return suspicions.flatMap((suspicion) => {
		const { code, span } = suspicion.draft;
		if (!codes.has(code)) return [];
		const key = keyOf(code, anchors.of(span));
		const opinion = takenBack.includes(key) ? undefined : said.get(key);
		return opinion ? [{ suspicion, opinion, key }] : [];
	});
}

function keyOf(code: FindingCode, anchor: Anchor): string {
	return `${code} ${anchorKey(anchor)}`;
}

/** What was not told needs no withdrawal. */
function withdrawal({ suspicion: { told }, opinion: { verdict, reason }, key }: Judged, model: string): Withdrawn[] {
	return told && verdict === 'notReal' ? [{ finding: byRules(told), reason, model, key }] : [];
}

/**
 * In its own words or the rules', as loud as the model thinks; an error is a fact and stays one. What the rules told keeps
 * the odds they had at least; what they did not is the model's.
 */
function confirmed({ draft, told: before }: Suspicion, { verdict, weight, reason, better }: Opinion): DraftFinding {
	const severity = draft.severity === 'error' ? 'error' : levelOf[weight];
	const why = reason === '' ? undefined : reason;
	const [told, review]: [Message, 'confirmed' | 'reworded'] =
		verdict === 'reworded' && better !== null
			? [message('review.reworded', { better }), 'reworded']
			: [message('review.confirmed', { what: draft.message, why }), 'confirmed'];
	const decidedBy = before && review === 'confirmed' ? 'rules' : 'model';
	return { ...draft, decidedBy, severity, message: told, data: { ...draft.data, review } } as DraftFinding;
}

/** What the report will be told of in any case: a mark on the same ground that says the same would tell it twice. */
function toldAnyway(suspicions: readonly Suspicion[], judged: readonly JudgedSuspicion[]): DraftFinding[] {
	const verdicts = new Map(judged.map(({ suspicion, opinion }) => [suspicion, opinion.verdict]));
	return suspicions
		.filter((suspicion) => (verdicts.get(suspicion) ?? (suspicion.told && 'real')) === 'real')
		.map(({ draft }) => draft);
}

/** What the model found itself, where its sentences still stand as they were and the author has not decided. */
function marksOf(analysis: Analysis, notes: readonly ReviewNote[], anchors: Anchors): DraftFinding[] {
	const ignored = ignores(analysis.report);
	return notes.flatMap((note) => {
		const place = anchors.find(note.anchor);
		const other = note.other && anchors.find(note.other);
		if (!place || (note.other && !other)) return [];
		const draft = draftOf(analysis, note, place, other ?? undefined);
		return ignored(draft) || isDecided(analysis, draft) ? [] : [draft];
	});
}

function draftOf(analysis: Analysis, note: ReviewNote, span: Span, other: Span | undefined): DraftFinding {
	const common = {
		span,
		decidedBy: 'model',
		severity: levelOf[note.weight],
		message: message('review.added', { note: note.note }),
		related: other ? [{ span: other, message: message('review.otherPlace') }] : [],
	};
	const coded = coding(analysis, note, span, other) ?? { code: 'review.note', data: { kind: note.kind } };
	return { ...common, ...coded, data: { ...coded.data, review: 'added' } } as DraftFinding;
}

type Coding = Pick<DraftFinding, 'code' | 'data'>;

/** Code and data of a note; `undefined` where what its code tells programs cannot be known at this place. */
function coding(analysis: Analysis, { kind }: ReviewNote, span: Span, other: Span | undefined): Coding | undefined {
	const { report, tree } = analysis;
	const code = codeOf[kind];
	const node = nodeAt(tree.nodes, span)?.id;
	const words = report.source.slice(...span);
	switch (code) {
		case 'claim.unsupported':
			return node === undefined ? undefined : { code, data: { node, reason: 'noEvidence' } };
		case 'claim.partial':
			return node === undefined ? undefined : { code, data: { node, reason: 'narrowerEvidence' } };
		case 'claim.overstated':
		case 'claim.vague':
			return node === undefined ? undefined : { code, data: { node, words } };
		case 'citation.missing':
			return node === undefined ? undefined : { code, data: { node } };
		case 'conclusion.new':
			return { code, data: { words } };
		case 'citation.broken':
		case 'citation.mismatch': {
			const label = labelAt(report, span);
			return label === undefined ? undefined : { code, data: { label } };
		}
		case 'number.inconsistent':
			return hasFigure(words) ? { code, data: {} } : undefined;
		case 'number.arithmetic':
		case 'number.unit':
		case 'number.period':
			return { code, data: {} };
		case 'paragraph.redundant':
			return other && repetition(report, span, other);
		default:
			return undefined;
	}
}

/** The smallest sentence of the tree that holds the place, or the first that it touches. */
function nodeAt(nodes: readonly LogicNode[], span: Span): LogicNode | undefined {
	const stated = nodes.filter(({ sentence }) => sentence !== undefined);
	const around = stated.filter((node) => isWithin(span, node.span));
	const length = ({ span: [start, end] }: LogicNode) => end - start;
	const [smallest] = around.sort((a, b) => length(a) - length(b));
	return smallest ?? stated.find((node) => overlap(node.span, span));
}

/** Quotes leave marks out: one that stands right behind the words is theirs. */
function labelAt({ citations, sentences }: Report, span: Span): string | undefined {
	const around = sentences.find((sentence) => overlap(sentence.span, span))?.span ?? span;
	const near = citations.filter((citation) => overlap(citation.span, span) || overlap(citation.span, around));
	const behind = near.find((citation) => citation.span[1] > span[0]);
	return behind?.labels[0];
}

function hasFigure(words: string): boolean {
	return /[\p{N}]/u.test(words);
}

/** The later of the two blocks repeats the earlier; within one block there is no pair of paragraphs. */
function repetition(report: Report, span: Span, other: Span): Coding | undefined {
	const [a, b] = [blockOf(report, span), blockOf(report, other)];
	if (a === undefined || b === undefined || a === b) return undefined;
	const [first, second] = a < b ? [a, b] : [b, a];
	const texts = [first, second].map((index) => report.source.slice(...itemAt(report.blocks, index).span));
	const similarity = new TextCollection(texts, report.language === 'zh').likeness(0, 1);
	return { code: 'paragraph.redundant', data: { similarity: Math.round(similarity * 100) / 100, first, second } };
}

function blockOf({ blocks }: Report, span: Span): number | undefined {
	return blocks.findLast((block) => overlap(block.span, span))?.index;
}
