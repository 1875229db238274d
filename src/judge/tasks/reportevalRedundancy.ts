import * as z from 'zod';
import type { Message } from '../../messages/model';
import { oneOnEach } from '../completeness';
import type { Judge, Judgement, JudgeTask } from '../model';

export const redundancyAnswer = z.object({
	pairs: z.array(
		z.object({
			first: z.int(),
			second: z.int(),
			/** 4: almost no repetition; 0: excessive repetition. */
			score: z.number().min(0).max(4),
			reason: z.string(),
		}),
	),
});
export type RedundancyAnswer = z.infer<typeof redundancyAnswer>;

/** DeepResearch-ReportEval §2.3.2: how far two paragraphs say the same, for the pairs that may. */
export const redundancyTask: JudgeTask<'pairs' | 'paragraphs', RedundancyAnswer> = {
	id: 'reporteval.redundancy',
	schemaName: 'reporteval_redundancy',
	schema: redundancyAnswer,
	plain: ['pairs'],
	data: ['paragraphs'],
};

export interface RedundancyInput {
	/** The numbers of the paragraphs of each pair to judge. */
	readonly pairs: readonly (readonly [number, number])[];
	/** Numbered paragraphs. */
	readonly paragraphs: string;
	readonly about: Message;
	readonly sample: number;
}

export function judgeRepetition(
	judge: Judge,
	{ pairs, paragraphs, about, sample }: RedundancyInput,
): Promise<Judgement<RedundancyAnswer>> {
	const slots = { paragraphs, pairs: pairs.map((pair) => pair.join(' and ')).join('; ') };
	const named = (first: number, second: number) => `${Math.min(first, second)} and ${Math.max(first, second)}`;
	const complete = oneOnEach<'pairs', RedundancyAnswer>(
		'pairs',
		'score',
		pairs.map((pair) => named(...pair)),
		({ first, second }) => named(first, second),
	);
	const previewAnswer = () => typicalAnswer(pairs);
	return judge.ask(redundancyTask, { slots, about, sample, previewAnswer, ...complete });
}

function typicalAnswer(pairs: RedundancyInput['pairs']): RedundancyAnswer {
	const reason = 'Both give the same figures for the same year and draw the same conclusion.';
	return { pairs: pairs.map(([first, second]) => ({ first, second, score: 2, reason })) };
}
