import * as z from 'zod';
import { message } from '../../messages/message';
import type { Words } from '../../messages/model';
import { reviewLines } from '../../view/run';
import { CallError } from '../calls/callError';
import { byPriority, findingLines, findingObject, findingSchema, kindSchema, kindsOf } from '../calls/findingObjects';
import { limitArgument, reportArguments } from '../calls/readReport';
import { linesOf, type Tool, tool } from '../calls/tool';

const usualLimit = 40;

const output = z.object({
	file: z.string(),
	/** Who read it, as the client names it. */
	model: z.string(),
	/** The sentence that answers the report's question. */
	thesis: z.string().nullable(),
	counts: z.object({ must: z.int(), should: z.int(), could: z.int(), withdrawn: z.int() }),
	/** On the report as a whole. */
	whole: z.array(z.string()).readonly(),
	/** What must be mended first. */
	findings: z.array(findingSchema),
	kinds: z.array(kindSchema),
	left: z.int(),
	notes: z.array(z.string()),
});

/** Has the agent's own model read a report as an editor; what it says must be mended keeps the gate closed from then on. */
export function reviewReport(words: Words): Tool {
	const { say } = words;
	return tool({
		name: 'review_report',
		title: message('tools.reviewReport'),
		about: message('tools.reviewReportAbout'),
		asksModel: true,
		input: z.strictObject({ ...reportArguments(words), limit: limitArgument(words, usualLimit) }),
		output,
		async run({ limit = usualLimit, ...named }, { model, memory, ...call }) {
			if (!model) throw new CallError('usage', message('agents.noModelOffered'));
			const read = await call.read(named);
			const { document, options, place } = read;
			const plumbline = await call.plumbline();
			const how = { ...options, model, earlier: memory.readingOf(place), onProgress: call.onProgress };
			const reviewed = await plumbline.review(document, how, call.signal);
			const { reading, tally, run } = reviewed;
			if (reading.unread > 0 && reading.marks.length + reading.statements.length === 0)
				throw new CallError('usage', message('agents.notReviewed', { why: run.failures[0]?.message }));
			memory.keepReading(place, reading);
			const { analysis } = read.withoutKnown(reviewed.analysis);
			const judged = { ...read, analysis };
			const told = byPriority(
				judged,
				analysis.findings.filter(({ held }) => !held),
			);
			const first = new Set(told.slice(0, limit));
			const findings = [];
			for (const finding of analysis.findings)
				if (first.has(finding)) findings.push(await findingObject(judged, finding));
			const { thesis, nodes } = analysis.tree;
			const data = {
				file: document.name,
				model: reading.model,
				thesis: nodes.find(({ id }) => id === thesis)?.text ?? null,
				counts: { must: tally.must, should: tally.should, could: tally.could, withdrawn: tally.withdrawn.length },
				whole: reading.whole,
				findings,
				kinds: await kindsOf(
					findings.map(({ code }) => code),
					{ ...call, model, memory },
				),
				left: told.length - findings.length,
				notes: [...read.notes],
			};
			const text = linesOf([
				...reviewLines(reviewed).map(say),
				...data.whole,
				...data.notes,
				...findingLines(findings, data.kinds, words),
				data.left > 0 ? `\n${say(message('agents.left', { count: data.left }))}` : undefined,
			]);
			return { data, text };
		},
	});
}
