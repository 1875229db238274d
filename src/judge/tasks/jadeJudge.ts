import * as z from 'zod';
import type { JudgeTask } from '../model';
import { typicalQuote } from './ratings';

export const itemsAnswer = z.object({
	answers: z.array(
		z.object({
			id: z.int(),
			answer: z.enum(['yes', 'partly', 'no', 'notApplicable', 'cannotTell']),
			/** Copied from the report, word for word; `null` where nothing in it shows it. */
			quote: z.string().nullable(),
			reason: z.string(),
		}),
	),
});
export type ItemsAnswer = z.infer<typeof itemsAnswer>;

/** JADE §3.4, eq. 7: the items of the checklists that are no facts. */
export const itemsTask: JudgeTask<'ids' | 'extent' | 'query' | 'items' | 'report', ItemsAnswer> = {
	id: 'jade.judge',
	schemaName: 'jade_judge',
	schema: itemsAnswer,
	plain: ['ids', 'extent'],
	data: ['query', 'items', 'report'],
	raw: ['query'],
};

export function typicalItemsAnswer(ids: readonly number[]): ItemsAnswer {
	const reason = 'The price is given for two of the five, without a date.';
	return { answers: ids.map((id) => ({ id, answer: 'partly', quote: typicalQuote, reason })) };
}
