import * as z from 'zod';
import type { Message } from '../../messages/model';
import { oneOnEach } from '../completeness';
import type { Judge, Judgement, JudgeTask } from '../model';
import { typicalQuote } from './typicalQuote';

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

export interface ItemsInput {
	readonly ids: readonly number[];
	/** Whether the report is given in full, abridged or by some of its paragraphs. */
	readonly extent: string;
	readonly query: string;
	/** Numbered questions; under each the facts it rests on and what was found out about them. */
	readonly items: string;
	readonly report: string;
	readonly about: Message;
	readonly sample: number;
}

export function judgeItems(
	judge: Judge,
	{ ids, about, sample, ...texts }: ItemsInput,
): Promise<Judgement<ItemsAnswer>> {
	const complete = oneOnEach<'answers', ItemsAnswer>('answers', 'answer', ids, ({ id }) => id);
	const previewAnswer = () => typicalAnswer(ids);
	const slots = { ...texts, ids: ids.join(', ') };
	return judge.ask(itemsTask, { slots, about, sample, previewAnswer, ...complete });
}

function typicalAnswer(ids: readonly number[]): ItemsAnswer {
	const reason = 'The price is given for two of the five, without a date.';
	return { answers: ids.map((id) => ({ id, answer: 'partly', quote: typicalQuote, reason })) };
}
