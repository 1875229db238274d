import * as z from 'zod';
import { completenessOfList } from '../completeness';
import type { JudgeTask, Question } from '../model';

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

type Pair = readonly [first: number, second: number];

/** @param pairs the numbers of the paragraphs of each pair to judge */
export function askedPairs(
	pairs: readonly Pair[],
): Pick<Question<string, RedundancyAnswer>, 'check' | 'merge' | 'previewAnswer'> {
	const named = (first: number, second: number) => `${Math.min(first, second)} and ${Math.max(first, second)}`;
	const reason = 'Both give the same figures for the same year and draw the same conclusion.';
	return {
		...completenessOfList<'pairs', RedundancyAnswer>(
			'pairs',
			'score',
			pairs.map((pair) => named(...pair)),
			({ first, second }) => named(first, second),
		),
		previewAnswer: () => ({ pairs: pairs.map(([first, second]) => ({ first, second, score: 2, reason })) }),
	};
}
