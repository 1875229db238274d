import type { Judge, ModelError } from '../../../judge/model';
import { type ItemsAnswer, judgeItems } from '../../../judge/tasks/jadeJudge';
import { message } from '../../../messages/message';
import type { QuoteAligner } from '../../../quotes/align';
import { blockAt, blocksFrom, sectionsFrom } from '../../../report/lookup';
import type { Report } from '../../../report/model';
import { isWithin } from '../../../report/spanRelations';
import type { ItemAnswer, ItemJudgement, QueryItem, ReportItem } from '../../../scorecard/jade';
import { type Abridged, askWithTexts, type ReportTexts, reportTexts } from '../../../shown/abridge';
import { isInstruction } from '../../../shown/instructions';
import { joinPieces } from '../../../shown/parts';
import { type Piece, piecesOf } from '../../../shown/pieces';
import { readerText } from '../../../shown/readerText';
import { spokenMessage } from '../../../shown/spokenReason';
import { chunked } from '../../../text/collections';
import type { LogicNode } from '../../../tree/model';
import type { VerifiedFact } from '../facts/verifiedFact';
import type { Checklists } from '../formula/scoreChecklists';
import { longestQuery } from './activateSkills';
import { factWords, type Ground, sourceWords } from './groundWords';

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
	readonly facts: ReadonlyMap<string, VerifiedFact>;
	readonly nodeOf: (item: ReportItem) => LogicNode;
	readonly groundOf: (item: ReportItem) => Ground | undefined;
	readonly aligner: QuoteAligner;
}

/** With the items of the report's checklist by their ids: an item names the facts that it rests on so. */
type WithItems = JudgeContext & { readonly items: ReadonlyMap<string, ReportItem> };

/** Items in one question. */
const batchSize = 15;

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
	const pieces = piecesOf(context.report);
	const whole = reportTexts(pieces);
	const conclusions = own.filter(({ type }) => type === 'reasoning');
	const rounds = await Promise.all([
		...chunked(query, batchSize).map((batch) => judgeBatch(batch, whole, context, judge, sample)),
		...chunked(conclusions, batchSize).map((batch) =>
			judgeBatch(batch, [paragraphsOf(batch, pieces, context)], context, judge, sample),
		),
	]);
	return {
		items: new Map(rounds.flatMap(({ items }) => [...items])),
		dropped: rounds.reduce((sum, { dropped }) => sum + dropped, 0),
		error: rounds.find(({ error }) => error)?.error,
	};
}

/** The blocks that the conclusions and the facts they rest on stand in, in order, with what leads to them. */
function paragraphsOf(batch: readonly ReportItem[], pieces: readonly Piece[], context: WithItems): Abridged {
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
	return { text: joinPieces(shown), extent: 'The paragraphs of the report that the items are about:', whole: true };
}

/** The headings above a block, and the items of the list that hold it. */
function leadingTo(report: Report, index: number): number[] {
	const { section, container } = blockAt(report, index);
	const headings = sectionsFrom(report, section).map(({ heading }) => heading);
	return [...headings, ...blocksFrom(report, container).map((block) => block.index)];
}

async function judgeBatch(
	batch: readonly (QueryItem | ReportItem)[],
	texts: ReportTexts,
	context: WithItems,
	judge: Judge,
	sample: number,
): Promise<ItemRound> {
	const ids = batch.map((_, at) => at + 1);
	const isQuery = 'tier' in batch[0]!;
	const { judged } = await askWithTexts(texts, ({ text, extent }) =>
		judgeItems(judge, {
			ids,
			extent,
			query: (context.report.query ?? 'Not stated.').slice(0, longestQuery),
			items: batch.map((item, at) => itemText(item, at + 1, context)).join('\n'),
			report: text,
			about: message('questions.items', { count: batch.length, of: isQuery ? 'query' : 'report' }),
			sample,
		}),
	);
	if (!judged.ok) return { items: new Map(), dropped: 0, error: judged.error };
	return { ...readAnswers(judged.value, batch, context), error: judged.missing };
}

/** `3: Does …?`, below it `statement: …` and the facts it rests on with what was found out about them. */
function itemText(item: QueryItem | ReportItem, number: number, context: WithItems): string {
	const head = `${number}${item.weight < 0 ? ' (flaw)' : ''}: ${item.question}`;
	if ('tier' in item) return head;
	const ground = context.groundOf(item);
	return [
		head,
		`  statement: ${readerText(context.report, item.span).slice(0, 700)}`,
		...(ground ? [`  ${sourceWords(ground)}`] : []),
		...item.dependsOn.flatMap((id) => {
			const [fact, of] = [context.facts.get(id), context.items.get(id)];
			return fact && of ? [`  ${factWords(readerText(context.report, of.span), fact)}`] : [];
		}),
	].join('\n');
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
	{ aligner }: JudgeContext,
): Omit<ItemRound, 'error'> {
	const items = new Map<string, JudgedItem>();
	let dropped = 0;
	for (const { id, answer, quote, reason } of answers) {
		const item = batch[id - 1];
		if (!item || items.has(item.id)) continue;
		const span = quote?.trim() ? aligner.align(quote.slice(0, longestQuote))?.span : undefined;
		if (quote?.trim() && !span) dropped++;
		const unproven = answer === 'yes' && !span && !showsByAbsence(item, quote);
		const why = spokenMessage(reason);
		const judgement: ItemJudgement = {
			basis: 'model',
			reason: unproven ? message('jade.yesUnproven', { why }) : why,
			span: span ?? null,
			confidence: null,
			found: [],
		};
		const counted = unproven ? values.partly : values[answer];
		items.set(item.id, { answer: counted !== null && obeys(item, quote) ? 0 : counted, judgement });
	}
	return { items, dropped };
}

/** A flaw may be that something is missing: there is nothing to quote then. What was quoted must stand all the same. */
function showsByAbsence({ weight }: QueryItem | ReportItem, quote: string | null): boolean {
	return weight < 0 && !quote?.trim();
}
