import { pairKey } from '../../checks/paragraphs/paragraphPairs';
import type { ParagraphPair, ParagraphPairs } from '../../findings/model';
import type { Judge, ModelError } from '../../judge/model';
import { askedPairs, redundancyTask } from '../../judge/tasks/reportevalRedundancy';
import { message } from '../../messages/message';
import { blockAt, sectionsAround } from '../../report/lookup';
import type { Report } from '../../report/model';
import { readerText } from '../../shownToModel/readerText';
import { reasonText } from '../../shownToModel/reasonText';
import { chunked } from '../../text/collections';
import { truncate } from '../../text/shorten';

/** What a model said of the pairs that are alike. */
export interface PairJudgement {
	/** By {@link pairKey}; pairs that were not answered are missing. */
	readonly verdicts: ReadonlyMap<string, { readonly points: number; readonly reason: string }>;
	/** What went wrong first. */
	readonly error: ModelError | undefined;
}

/** Pairs in one question. */
const batchSize = 24;
const longestParagraph = 2_400;

/** DeepResearch-ReportEval §2.3.2 for every pair of body paragraphs that may repeat each other; no others are shown. */
export async function judgePairs(report: Report, { candidates }: ParagraphPairs, judge: Judge): Promise<PairJudgement> {
	const asked = candidates.filter(({ expected }) => !expected).sort((a, b) => a.first - b.first || a.second - b.second);
	const judged = await Promise.all(chunked(asked, batchSize).map((batch) => judgeBatch(report, batch, judge)));
	return {
		verdicts: new Map(judged.flatMap(({ verdicts }) => [...verdicts])),
		error: judged.find(({ error }) => error)?.error,
	};
}

async function judgeBatch(report: Report, batch: readonly ParagraphPair[], judge: Judge): Promise<PairJudgement> {
	const blocks = [...new Set(batch.flatMap(({ first, second }) => [first, second]))].sort((a, b) => a - b);
	const numbers = new Map(blocks.map((block, at) => [block, at + 1]));
	const pairs = batch.map(({ first, second }) => [numbers.get(first)!, numbers.get(second)!] as const);
	const textOf = (block: number) => truncate(readerText(report, blockAt(report, block).span), longestParagraph);
	const paragraphs = blocks.map((block, at) => `${at + 1}${under(report, block)}: ${textOf(block)}`);
	const judged = await judge.ask(redundancyTask, {
		slots: { pairs: pairs.map((pair) => pair.join(' and ')).join('; '), paragraphs: paragraphs.join('\n\n') },
		...askedPairs(pairs),
		about: message('questions.repetition', { count: batch.length }),
	});
	if (!judged.ok) return { verdicts: new Map(), error: judged.error };
	const asked = new Set(batch.map(pairKey));
	const verdicts = judged.value.pairs.flatMap(({ first, second, score, reason }) => {
		const [a, b] = [blocks[Math.min(first, second) - 1], blocks[Math.max(first, second) - 1]];
		if (a === undefined || b === undefined || !asked.has(pairKey({ first: a, second: b }))) return [];
		const said = { points: score, reason: reasonText(reason) };
		return [[pairKey({ first: a, second: b }), said] as const];
	});
	return { verdicts: new Map(verdicts), error: judged.missing };
}

/** ` (under “Market › Size”)`: what two paragraphs say alike of two subjects is no repetition. */
function under(report: Report, block: number): string {
	const headings = sectionsAround(report, blockAt(report, block).section).map(({ text }) => text);
	const named = headings.filter((text) => text !== '' && text !== report.title?.text).slice(0, 2);
	return named.length > 0 ? ` (under “${truncate(named.reverse().join(' › '), longestHeadings)}”)` : '';
}

const longestHeadings = 160;
