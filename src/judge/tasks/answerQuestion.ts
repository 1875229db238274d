import * as z from 'zod';
import { message } from '../../messages/message';
import type { Judge, Judgement, JudgeTask } from '../model';

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

export interface QuestionInput {
	readonly question: string;
	/** What was asked and answered before; empty where nothing was. */
	readonly earlier: string;
	/** What the report has of each kind, in one line each. */
	readonly counts: string;
	/** Numbered `F1`, `F2`; empty where nothing was found. */
	readonly findings: string;
	/** How each kind of finding is put right. */
	readonly advice: string;
	/** The paragraphs that the findings are on. */
	readonly passages: string;
}

export function askQuestion(judge: Judge, input: QuestionInput): Promise<Judgement<QuestionAnswer>> {
	const slots = {
		...input,
		earlier: input.earlier || 'none',
		findings: input.findings || 'none',
		advice: input.advice || 'none',
		passages: input.passages || 'none',
	};
	const previewAnswer = () => ({ answer: 'Begin with [F1]: the sentence says more than its paragraph bears out.' });
	return judge.ask(questionTask, { slots, about: message('questions.asked'), previewAnswer });
}
