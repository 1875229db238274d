import { completenessOfList } from '../../../judge/completeness';
import type { Judge, ModelError } from '../../../judge/model';
import { type ItemsAnswer, itemsTask, typicalItemsAnswer } from '../../../judge/tasks/jadeJudge';
import { message } from '../../../messages/message';
import type { QuoteAligner } from '../../../places/quotes';
import { blockAt, blocksAround, sectionsAround } from '../../../report/lookup';
import type { Report, Span } from '../../../report/model';
import { isWithin } from '../../../report/spanRelations';
import type { ItemAnswer, ItemJudgement, QueryItem, ReportItem } from '../../../scorecard/jade';
import { askWithTexts, type ReportText, type ReportTexts } from '../../../shownToModel/abridge';
import { isInstruction } from '../../../shownToModel/instructions';
import { joinPieces, type Piece } from '../../../shownToModel/pieces';
import { readerText } from '../../../shownToModel/readerText';
import { reasonMessage } from '../../../shownToModel/reasonText';
import type { ShownReport } from '../../../shownToModel/showReport';
import { chunked, groupBy } from '../../../text/collections';
import { termsOf } from '../../../text/terms';
import type { LogicNode } from '../../../tree/model';
import { isRelevantTo, QuotedPlaces } from '../../../verification/relevance';
import type { VerifiedFact } from '../facts/verifiedFact';
import type { Checklists } from '../formula/scoreChecklists';
import { longestQuery } from './activateSkills';
import { factEvidenceText, type SourceEvidence, sourceEvidenceText } from './evidenceText';

export interface JudgedItem {
	/** `null` where the judge says that it cannot tell: the item stays undecided, and never counts as a No. */
	readonly answer: ItemAnswer | null;
	readonly judgement: ItemJudgement;
}

/** What one round said of all items that are no facts. */
export interface ItemRound {
	readonly items: ReadonlyMap<string, JudgedItem>;
	/** Quotes that do not stand in the report. */
	readonly dropped: number;
	readonly error: ModelError | undefined;
}

export interface JudgeContext {
	readonly report: Report;
	readonly shown: ShownReport;
	readonly facts: ReadonlyMap<string, VerifiedFact>;
	readonly nodeOf: (item: ReportItem) => LogicNode;
	readonly groundOf: (item: ReportItem) => SourceEvidence | undefined;
	readonly aligner: QuoteAligner;
}

/** With the items of the report's checklist by their ids: an item names the facts that it rests on so. */
type WithItems = JudgeContext & { readonly items: ReadonlyMap<string, ReportItem> };

/** Items in one question. */
const batchSize = 30;
/** A report with fewer words is read whole for all of its items: its paragraphs alone would be most of it. */
const shortReport = 3_000;

/**
 * Judges the items (JADE §3.4, eq. 7): those of the query on the whole report, those of the report on the paragraphs
 * they are about, so that an edit elsewhere leaves the latter as they are.
 */
export async function judgeChecklists(
	{ query, report: own }: Checklists,
	judging: JudgeContext,
	judge: Judge,
	sample: number,
): Promise<ItemRound> {
	const context = { ...judging, items: new Map(own.map((item) => [item.id, item])) };
	const { pieces, texts: whole } = context.shown;
	const conclusions = own.filter(({ type }) => type === 'reasoning');
	const rounds = await Promise.all(
		pieces.reduce((sum, { words }) => sum + words, 0) < shortReport
			? chunked([...query, ...conclusions], batchSize).map((batch) => judgeBatch(batch, whole, context, judge, sample))
			: [
					...chunked(query, batchSize).map((batch) => judgeBatch(batch, whole, context, judge, sample)),
					...chunked(conclusions, batchSize).map((batch) =>
						judgeBatch(batch, [paragraphsOf(batch, pieces, context)], context, judge, sample),
					),
				],
	);
	return {
		items: new Map(rounds.flatMap(({ items }) => [...items])),
		dropped: rounds.reduce((sum, { dropped }) => sum + dropped, 0),
		error: rounds.find(({ error }) => error)?.error,
	};
}

/** The blocks that the conclusions and the facts they rest on stand in, in order, with what leads to them. */
function paragraphsOf(batch: readonly ReportItem[], pieces: readonly Piece[], context: WithItems): ReportText {
	const { report, nodeOf } = context;
	const facts = batch.flatMap(({ dependsOn }) => dependsOn.flatMap((id) => context.items.get(id) ?? []));
	const wanted = new Set(
		[...batch, ...facts].flatMap((item) => {
			const block = nodeOf(item).block;
			return block === undefined ? [] : [block, ...leadingTo(report, block)];
		}),
	);
	const spans = [...wanted].map((index) => blockAt(report, index).outer);
	const shown = pieces.filter(({ span }) => spans.some((one) => isWithin(span, one)));
	return {
		text: joinPieces(shown),
		extent: 'Above stand the paragraphs of the report that the items are about.',
		whole: true,
	};
}

/** The headings above a block, and the items of the list that hold it. */
function leadingTo(report: Report, index: number): number[] {
	const { section, container } = blockAt(report, index);
	const headings = sectionsAround(report, section).map(({ heading }) => heading);
	return [...headings, ...blocksAround(report, container).map((block) => block.index)];
}

function kindOf(batch: readonly (QueryItem | ReportItem)[]): 'query' | 'report' | 'both' {
	const ofQuery = batch.filter((item) => 'tier' in item).length;
	return ofQuery === 0 ? 'report' : ofQuery === batch.length ? 'query' : 'both';
}

async function judgeBatch(
	batch: readonly (QueryItem | ReportItem)[],
	texts: ReportTexts,
	context: WithItems,
	judge: Judge,
	sample: number,
): Promise<ItemRound> {
	const ids = batch.map((_, at) => at + 1);
	const {
		judged: [judged],
	} = await askWithTexts(
		texts,
		async ({ text, extent }) =>
			[
				await judge.ask(itemsTask, {
					slots: {
						ids: ids.join(', '),
						extent,
						query: (context.report.query ?? 'Not stated.').slice(0, longestQuery),
						items: itemTexts(batch, context),
						report: text,
					},
					about: message('questions.items', { count: batch.length, of: kindOf(batch) }),
					sample,
					previewAnswer: () => typicalItemsAnswer(ids),
					...completenessOfList<'answers', ItemsAnswer>('answers', 'answer', ids, ({ id }) => id),
				}),
			] as const,
	);
	if (!judged.ok) return { items: new Map(), dropped: 0, error: judged.error };
	return { ...readAnswers(judged.value, batch, context), error: judged.missing };
}

/** `3: Does …?`, below it `statement: …` and the facts it rests on; what was found out about a fact is said where it is named first. */
function itemTexts(batch: readonly (QueryItem | ReportItem)[], context: WithItems): string {
	const named = new Map<string, number>();
	const lines = batch.map((item, at) => {
		const number = at + 1;
		const head = `${number}${item.weight < 0 ? ' (flaw)' : ''}: ${item.question}`;
		if ('tier' in item) return head;
		const ground = context.groundOf(item);
		const facts = item.dependsOn.flatMap((id) => {
			const [fact, of, first] = [context.facts.get(id), context.items.get(id), named.get(id)];
			if (!fact || !of) return [];
			if (first === undefined) named.set(id, number);
			return [`  ${factEvidenceText(readerText(context.report, of.span), fact, first)}`];
		});
		const statement = readerText(context.report, item.span).slice(0, 700);
		return [head, `  statement: ${statement}`, ...(ground ? [`  ${sourceEvidenceText(ground)}`] : []), ...facts].join(
			'\n',
		);
	});
	return lines.join('\n');
}

/** Whether what is to show a merit is but an order to the judge: that fulfils nothing. */
function obeys({ weight }: QueryItem | ReportItem, quote: string | null): boolean {
	return weight > 0 && quote !== null && isInstruction(quote);
}

const values = { yes: 1, partly: 0.5, no: 0, notApplicable: 'notApplicable', cannotTell: null } as const;
const longestQuote = 1_000;

function readAnswers(
	{ answers }: ItemsAnswer,
	batch: readonly (QueryItem | ReportItem)[],
	context: WithItems,
): Omit<ItemRound, 'error'> {
	const items = new Map<string, JudgedItem>();
	const places = new QuotedPlaces();
	const common = commonTerms(batch);
	let dropped = 0;
	for (const { id, answer, quote, reason } of answers) {
		const item = batch[id - 1];
		if (!item || items.has(item.id)) continue;
		const span = quote?.trim() ? context.aligner.align(quote.slice(0, longestQuote))?.span : undefined;
		if (quote?.trim() && !span) dropped++;
		const unproven = answer === 'yes' && !span && !showsByAbsence(item, quote);
		const isIdle =
			answer === 'yes' && span !== undefined && item.weight > 0 && !shows(span, item, context, places, common);
		const why = reasonMessage(reason);
		const judgement: ItemJudgement = {
			basis: 'model',
			reason: unproven ? message('jade.yesUnproven', { why }) : isIdle ? message('jade.yesIdle', { why }) : why,
			span: span ?? null,
			confidence: null,
			found: [],
		};
		const counted = unproven || isIdle ? values.partly : values[answer];
		items.set(item.id, { answer: counted !== null && obeys(item, quote) ? 0 : counted, judgement });
	}
	return { items, dropped };
}

/**
 * Whether quoted words may fulfil an item: they, their paragraph or the headings above have to do with it. Where they have
 * fulfilled another item already, they themselves must, or they are the ground of the conclusion that it asks about.
 *
 * @param common terms that most items have, `report` above all
 */
function shows(
	span: Span,
	item: QueryItem | ReportItem,
	{ report, items }: WithItems,
	places: QuotedPlaces,
	common: ReadonlySet<string>,
): boolean {
	const block = report.blocks.find(({ outer }) => isWithin(span, outer));
	const asked = 'span' in item ? `${item.question}\n${readerText(report, item.span)}` : item.question;
	if (places.isRepeated(span)) {
		const grounds = 'span' in item ? [item, ...item.dependsOn.flatMap((id) => items.get(id) ?? [])] : [];
		const isGround = block !== undefined && grounds.some((one) => isWithin(one.span, block.outer));
		return isGround || isRelevantTo(readerText(report, span), asked, common, 2);
	}
	const around = block ? [block.index, ...leadingTo(report, block.index)] : [];
	return isRelevantTo(around.map((index) => readerText(report, blockAt(report, index).span)).join('\n'), asked, common);
}

/** Fewer items are too few to compare. */
const enoughItems = 4;

/** The terms of more than half of the items. */
function commonTerms(batch: readonly (QueryItem | ReportItem)[]): ReadonlySet<string> {
	if (batch.length < enoughItems) return new Set();
	const all = batch.flatMap(({ question }) => [...new Set(termsOf(question))]);
	const byTerm = groupBy(all, (term) => term);
	return new Set([...byTerm].flatMap(([term, found]) => (found.length > batch.length / 2 ? [term] : [])));
}

/** A flaw that is an omission has nothing to quote; a quote that is given must still stand in the report. */
function showsByAbsence({ weight }: QueryItem | ReportItem, quote: string | null): boolean {
	return weight < 0 && !quote?.trim();
}
