import * as z from 'zod';
import { withoutHeldBack } from '../../findings/limit';
import type { Finding, FindingCode } from '../../findings/model';
import { findingCodes } from '../../findings/model';
import { message } from '../../messages/message';
import type { Words } from '../../messages/model';
import { countFindings, findingSummary } from '../../view/findingCounts';
import { ledgerCounts, ledgerOf, ledgerText } from '../../view/ledger';
import { byPriority, findingLines, findingObject, findingSchema, kindSchema, kindsOf } from '../calls/findingObjects';
import { limitArgument, type ReadReport, reportArguments } from '../calls/readReport';
import { linesOf, type Tool, tool } from '../calls/tool';

/** Findings of one answer: what an agent can read at once. */
const usualLimit = 60;

const counted = z.object({ count: z.int(), of: z.int().nullable() });

const output = z.object({
	file: z.string(),
	language: z.string(),
	words: z.int(),
	summary: z.string(),
	counts: z.object({
		...{ error: z.int(), warning: z.int(), info: z.int(), hint: z.int(), held: z.int() },
		/** By the author, and by comments in the report; not told because they are known already. */
		...{ decided: z.int(), ignored: z.int(), known: z.int() },
	}),
	ledger: z.object({ claims: counted, facts: counted, numbers: counted, paragraphs: counted, citations: counted }),
	/** By place. */
	findings: z.array(findingSchema),
	/** One for each code among the findings. */
	kinds: z.array(kindSchema),
	/** Findings that were asked for and are not in this answer. */
	left: z.int(),
	/** What of the report could not be read. */
	problems: z.array(z.object({ line: z.int(), message: z.string() })),
	notes: z.array(z.string()),
});

export function analyzeReport(words: Words): Tool {
	const { say } = words;
	return tool({
		name: 'analyze_report',
		title: message('tools.analyzeReport'),
		about: message('tools.analyzeReportAbout'),
		input: z.strictObject({
			...reportArguments(words),
			all: z
				.boolean()
				.optional()
				.describe(say(message('tools.allFindings'))),
			codes: z
				.array(z.enum(Object.keys(findingCodes) as FindingCode[]))
				.min(1)
				.optional()
				.describe(say(message('tools.codes'))),
			limit: limitArgument(words, usualLimit),
		}),
		output,
		async run({ all = false, codes, limit = usualLimit, ...named }, call) {
			const read = await call.read(named);
			const { report, findings, decided, ignored } = read.analysis;
			const wanted = (all ? findings : withoutHeldBack(findings)).filter(({ code }) => codes?.includes(code) ?? true);
			const told = firstOf(read, wanted, limit);
			const objects = [];
			for (const finding of told) objects.push(await findingObject(read, finding));
			const counts = countFindings(findings, decided);
			const data = {
				file: read.document.name,
				language: report.language,
				words: report.words,
				summary: say(findingSummary(counts)),
				counts: { ...counts, ignored, known: read.known },
				ledger: ledgerCounts(read.analysis) as z.infer<typeof output>['ledger'],
				findings: objects,
				kinds: await kindsOf(
					told.map(({ code }) => code),
					call,
				),
				left: wanted.length - told.length,
				problems: report.problems.map(({ span, message: problem }) => {
					return { line: read.context.at(span).line, message: say(problem) };
				}),
				notes: [...read.notes],
			};
			return { data, text: textOf(read, data, all, words) };
		},
	});
}

/** Where there are more, those that are to be mended first; by place all the same. */
function firstOf(read: ReadReport, findings: readonly Finding[], limit: number): readonly Finding[] {
	if (findings.length <= limit) return findings;
	const first = new Set(byPriority(read, findings).slice(0, limit));
	return findings.filter((finding) => first.has(finding));
}

function textOf(read: ReadReport, data: z.infer<typeof output>, all: boolean, words: Words): string {
	const { say } = words;
	const { findings, decided } = read.analysis;
	const ledger = ledgerOf(read.analysis);
	const summary = findingSummary(countFindings(findings, decided));
	const count = message('counts.words', { count: data.words });
	return linesOf([
		say(message('agents.report', { name: data.file, words: count, findings: summary })),
		...(['claims', 'facts', 'numbers', 'paragraphs', 'citations'] as const).map((name) =>
			say(ledgerText(name, ledger[name])),
		),
		...data.problems.map(({ line, message: problem }) => `${line}: ${problem}`),
		...data.notes,
		...findingLines(data.findings, data.kinds, words),
		data.left > 0 ? `\n${say(message('agents.left', { count: data.left }))}` : undefined,
		!all && data.counts.held > 0 ? `\n${say(message('agents.held', { count: data.counts.held }))}` : undefined,
	]);
}
