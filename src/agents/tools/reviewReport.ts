import * as z from 'zod';
import { message } from '../../messages/message';
import type { Words } from '../../messages/model';
import { reviewLines } from '../../view/run';
import { CallError } from '../calls/callError';
import { findingLines, listingOf } from '../calls/findingObjects';
import { limitArgument, reportArguments } from '../calls/readReport';
import { linesOf, type Tool, tool } from '../calls/tool';

/** Has the agent's own model read a report as an editor; what it says must be mended keeps the gate closed from then on. */
export function reviewReport(words: Words): Tool {
	const { say } = words;
	return tool(words, {
		name: 'review_report',
		title: message('tools.reviewReport'),
		about: message('tools.reviewReportAbout'),
		asksModel: true,
		input: z.strictObject({ ...reportArguments(words), limit: limitArgument(words) }),
		async run({ limit, ...named }, { model, memory, ...call }) {
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
			const told = analysis.findings.filter(({ held }) => !held);
			const listing = await listingOf({ ...read, analysis }, told, limit, { ...call, model, memory });
			const { thesis, nodes } = analysis.tree;
			const data = {
				file: document.name,
				/** Who read it, as the client names it. */
				model: reading.model,
				/** The sentence that answers the report's question. */
				thesis: nodes.find(({ id }) => id === thesis)?.text ?? null,
				counts: { must: tally.must, should: tally.should, could: tally.could, withdrawn: tally.withdrawn.length },
				/** On the report as a whole. */
				whole: reading.whole,
				...listing,
				notes: [...read.notes],
			};
			const text = linesOf([
				...reviewLines(reviewed).map(say),
				...data.whole,
				...data.notes,
				...findingLines(data, words),
			]);
			return { data, text };
		},
	});
}
