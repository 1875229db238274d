import * as z from 'zod';
import type { Message } from '../../messages/model';
import type { Judge, Judgement, JudgeTask } from '../model';
import { unanswered } from '../unanswered';
import { markWeights } from './readReport';

export const checkAnswer = z.object({
	verdicts: z.array(
		z.object({
			id: z.int(),
			/** An author who mends it makes the report better; `no` for a false alarm. */
			real: z.enum(['yes', 'no']),
			weight: z.enum(markWeights),
		}),
	),
});
export type CheckAnswer = z.infer<typeof checkAnswer>;

/** The marks that count most, and those that code could not bear out, once more with fresh eyes. */
export const checkTask: JudgeTask<'ids' | 'marks' | 'passages', CheckAnswer> = {
	id: 'reading.check',
	schemaName: 'reading_check',
	schema: checkAnswer,
	plain: ['ids'],
	data: ['passages', 'marks'],
};

export interface CheckInput {
	readonly ids: readonly number[];
	/** Numbered marks, each with its lines and what code has found of it. */
	readonly marks: string;
	/** The numbered lines that the marks are about, with what stands around them. */
	readonly passages: string;
	readonly about: Message;
}

export function judgeMarks(judge: Judge, { ids, about, ...texts }: CheckInput): Promise<Judgement<CheckAnswer>> {
	const check = ({ verdicts }: CheckAnswer) =>
		unanswered(
			'verdict',
			ids,
			verdicts.map(({ id }) => id),
		);
	const merge = (one: CheckAnswer, more: CheckAnswer) => ({ verdicts: [...one.verdicts, ...more.verdicts] });
	const previewAnswer = (): CheckAnswer => ({ verdicts: ids.map((id) => ({ id, real: 'yes', weight: 'should' })) });
	return judge.ask(checkTask, { slots: { ...texts, ids: ids.join(', ') }, about, check, merge, previewAnswer });
}
