import type { Judge, ModelError } from '../../../judge/model';
import { type ItemsAnswer, judgeItems } from '../../../judge/tasks/jadeJudge';
import { inEnglish } from '../../../messages/english';
import { message } from '../../../messages/message';
import type { Message } from '../../../messages/model';
import type { QuoteAligner } from '../../../quotes/align';
import type { Report } from '../../../report/model';
import { isInPart } from '../../../scorecard/factVerdict';
import type { ItemAnswer, ItemJudgement, QueryItem, ReportItem } from '../../../scorecard/jade';
import { type Abridged, askWithTexts, type ReportTexts, reportTexts } from '../../../shown/abridge';
import { piecesOf } from '../../../shown/pieces';
import { readerText } from '../../../shown/readerText';
import { spokenMessage } from '../../../shown/spokenReason';
import { chunked } from '../../../text/collections';
import type { LogicNode } from '../../../tree/model';
import type { VerifiedFact } from '../facts/verifiedFact';
import type { Checklists } from '../formula/scoreChecklists';
import { longestQuery } from './activateSkills';

export interface JudgedItem {
	readonly answer: ItemAnswer;
	readonly judgement: ItemJudgement;
}

/** What one round said of all items that are no facts. */
export interface ItemRound {
	readonly items: ReadonlyMap<string, JudgedItem>;
	/** Quotes that do not stand in the report. */
	readonly dropped: number;
	readonly error: ModelError | undefined;
}

/** What the source that a conclusion cites says of it, and why that is so. */
interface Ground {
	readonly verdict: keyof typeof groundWords;
	readonly reason: Message | null;
}

export interface JudgeContext {
	readonly report: Report;
	readonly facts: ReadonlyMap<string, VerifiedFact>;
	readonly nodeOf: (item: ReportItem) => LogicNode;
	readonly groundOf: (item: ReportItem) => Ground | undefined;
	readonly aligner: QuoteAligner;
}

/** Items in one question. */
const batchSize = 15;
/**
 * Judges the items (JADE §3.4, eq. 7): those of the query on the whole report, those of the report on the paragraphs
 * they are about, so that an edit elsewhere leaves the latter as they are.
 */
export async function judgeChecklists(
	{ query, report: own }: Checklists,
	context: JudgeContext,
	judge: Judge,
	sample: number,
): Promise<ItemRound> {
	const whole = reportTexts(piecesOf(context.report));
	const conclusions = own.filter(({ type }) => type === 'reasoning');
	const rounds = await Promise.all([
		...chunked(query, batchSize).map((batch) => judgeBatch(batch, whole, context, judge, sample)),
		...chunked(conclusions, batchSize).map((batch) =>
			judgeBatch(batch, [paragraphsOf(batch, context)], context, judge, sample),
		),
	]);
	return {
		items: new Map(rounds.flatMap(({ items }) => [...items])),
		dropped: rounds.reduce((sum, { dropped }) => sum + dropped, 0),
		error: rounds.find(({ error }) => error)?.error,
	};
}

/** The blocks that the conclusions and the facts they rest on stand in, in order. */
function paragraphsOf(batch: readonly ReportItem[], { report, nodeOf }: JudgeContext): Abridged {
	const blocks = [...new Set(batch.flatMap((item) => nodeOf(item).block ?? []))].sort((a, b) => a - b);
	const text = blocks.map((index) => readerText(report, report.blocks[index]!.span).slice(0, 3_000)).join('\n\n');
	return { text, extent: 'The paragraphs of the report that the items are about:', whole: true };
}

async function judgeBatch(
	batch: readonly (QueryItem | ReportItem)[],
	texts: ReportTexts,
	context: JudgeContext,
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
function itemText(item: QueryItem | ReportItem, number: number, context: JudgeContext): string {
	const head = `${number}${item.weight < 0 ? ' (flaw)' : ''}: ${item.question}`;
	if ('tier' in item) return head;
	const ground = context.groundOf(item);
	return [
		head,
		`  statement: ${readerText(context.report, item.span).slice(0, 700)}`,
		...(ground ? [`  its cited source: ${groundWords[ground.verdict]} ${inEnglishIfAny(ground.reason)}`] : []),
		...item.dependsOn.flatMap((id) => {
			const fact = context.facts.get(id);
			return fact
				? [`  rests on a fact that is ${standing(fact)}: ${inEnglishIfAny(fact.judgement.reason).slice(0, 300)}`]
				: [];
		}),
	].join('\n');
}

/** Models are asked in English, whatever the user's language: the same question has the same answer. */
function inEnglishIfAny(reason: Message | null): string {
	return reason ? inEnglish(reason) : '';
}

const groundWords = {
	supported: 'It bears this out.',
	partly: 'It carries this only in part.',
	contradicted: 'It says otherwise.',
};

function standing({ verification }: VerifiedFact): string {
	if (isInPart(verification)) return 'carried only in part';
	return { yes: 'borne out', no: 'refuted', unverifiable: 'not verified' }[verification.answer];
}

const values = { yes: 1, partly: 0.5, no: 0, notApplicable: 'notApplicable' } as const;
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
		items.set(item.id, { answer: unproven ? values.partly : values[answer], judgement });
	}
	return { items, dropped };
}

/** A flaw may be that something is missing: there is nothing to quote then. What was quoted must stand all the same. */
function showsByAbsence({ weight }: QueryItem | ReportItem, quote: string | null): boolean {
	return weight < 0 && !quote?.trim();
}
