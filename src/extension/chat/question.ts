import { byPriority } from '../../agents/calls/findingObjects';
import { howToFix } from '../../agents/calls/findingPage';
import type { ReadReport } from '../../agents/calls/readReport';
import { withoutHeldBack } from '../../findings/limit';
import type { Finding, FindingCode } from '../../findings/model';
import { message, verbatim } from '../../messages/message';
import type { Words } from '../../messages/model';
import { wordsIn } from '../../messages/words';
import type { QuestionOnReport } from '../../model';
import type { TextFiles } from '../../ports';
import { claimSummary } from '../../view/claims';
import { countFindings, findingSummary } from '../../view/findingCounts';
import { ledgerOf, ledgerText } from '../../view/ledger';
import { modelMarkdown, type Part } from './parts';

/** Findings that a question is answered from: those to be mended first. */
const mostFindings = 40;

/** The prompt is in English; the model answers in the language of the question. */
const english = wordsIn('en');

/** In UTF-16 units. */
const longestQuestion = 4_000;

/** What a question on a report is answered from: what was found, counted and advised; of its text only what that is on. */
export async function questionOn(
	read: ReadReport,
	prompt: string,
	context: { readonly earlier: string; readonly line: number | undefined; readonly pages: TextFiles },
): Promise<QuestionOnReport> {
	const { analysis } = read;
	const { earlier, line, pages } = context;
	const findings = byPriority(read, withoutHeldBack(analysis.findings)).slice(0, mostFindings);
	const advice = new Map<FindingCode, string>();
	for (const { code } of findings) if (!advice.has(code)) advice.set(code, await howToFix(code, pages, english));
	return { question: prompt.slice(0, longestQuestion), earlier, counts: countsOf(read, line), findings, advice };
}

function countsOf({ analysis }: ReadReport, line: number | undefined) {
	const ledger = ledgerOf(analysis);
	const kinds = ['claims', 'facts', 'numbers', 'paragraphs', 'citations'] as const;
	return [
		message('counts.words', { count: analysis.report.words }),
		findingSummary(countFindings(analysis.findings, analysis.decided)),
		claimSummary(analysis),
		...kinds.map((kind) => ledgerText(kind, ledger[kind])),
		...(line === undefined ? [] : [verbatim(`The author's cursor is on line ${line}.`)]),
	];
}

/** A model's answer, with the lines of the findings that it names to click. */
export function answerParts(
	pieces: readonly (string | Finding)[],
	{ context }: Pick<ReadReport, 'context'>,
	model: string,
	{ say }: Words,
): Part[] {
	const parts = pieces.map((piece): Part => {
		if (typeof piece === 'string') return modelMarkdown(piece);
		const { line, column } = context.at(piece.span);
		return { line, column, title: say(message('labels.place', { line })) };
	});
	return [...parts, `\n\n*${say(message('chat.answeredBy', { model }))}*`];
}
