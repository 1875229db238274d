import * as z from 'zod';
import { withoutHeldBack } from '../../findings/limit';
import { message } from '../../messages/message';
import type { Words } from '../../messages/model';
import { countFindings, findingSummary } from '../../view/findingCounts';
import { ledgerCounts, ledgerOf, ledgerText } from '../../view/ledger';
import { findingLines, listingOf } from '../calls/findingObjects';
import { knownCodes } from '../calls/findingPage';
import { limitArgument, optional, reportArguments } from '../calls/readReport';
import { linesOf, type Tool, tool } from '../calls/tool';

export function analyzeReport(words: Words): Tool {
	const { say } = words;
	return tool(words, {
		name: 'analyze_report',
		title: message('tools.analyzeReport'),
		about: message('tools.analyzeReportAbout'),
		input: z.strictObject({
			...reportArguments(words),
			all: optional(z.boolean(), message('tools.allFindings'), words),
			codes: optional(z.array(z.string()).min(1), message('tools.codes'), words),
			limit: limitArgument(words),
		}),
		async run({ all = false, codes, limit, ...named }, call) {
			const read = await call.read(named);
			const { report, findings, decided, ignored } = read.analysis;
			const asked = codes?.flatMap(knownCodes);
			const wanted = (all ? findings : withoutHeldBack(findings)).filter(({ code }) => asked?.includes(code) ?? true);
			const counts = countFindings(findings, decided);
			const data = {
				file: read.document.name,
				language: report.language,
				words: report.words,
				summary: say(findingSummary(counts)),
				/** By the author, and by comments in the report; not told because they are known already. */
				counts: { ...counts, ignored, known: read.known },
				ledger: ledgerCounts(read.analysis),
				...(await listingOf(read, wanted, limit, call)),
				/** What of the report could not be read. */
				problems: report.problems.map(({ span, message: problem }) => {
					return { line: read.context.at(span).line, message: say(problem) };
				}),
				notes: [...read.notes],
			};
			const ledger = ledgerOf(read.analysis);
			const text = linesOf([
				say(
					message('agents.report', {
						name: data.file,
						words: message('counts.words', { count: data.words }),
						findings: findingSummary(counts),
					}),
				),
				...(['claims', 'facts', 'numbers', 'paragraphs', 'citations'] as const).map((name) =>
					say(ledgerText(name, ledger[name])),
				),
				...data.problems.map(({ line, message: problem }) => `${line}: ${problem}`),
				...data.notes,
				...findingLines(data, words),
				!all && counts.held > 0 ? `\n${say(message('agents.held', { count: counts.held }))}` : undefined,
			]);
			return { data, text };
		},
	});
}
