import * as z from 'zod';
import type { JudgeTask } from '../model';

export const questionAnswer = z.object({
	/** In the language of the question; findings are named as `[F3]`. */
	answer: z.string().min(1),
});
export type QuestionAnswer = z.infer<typeof questionAnswer>;

/** Answers an author's question on a report from what was found in it. */
export const questionTask: JudgeTask<
	'question' | 'earlier' | 'counts' | 'findings' | 'advice' | 'passages',
	QuestionAnswer
> = {
	id: 'chat.answer',
	schemaName: 'answer_question',
	schema: questionAnswer,
	plain: [],
	data: ['question', 'earlier', 'counts', 'findings', 'advice', 'passages'],
};
