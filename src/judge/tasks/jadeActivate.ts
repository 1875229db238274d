import * as z from 'zod';
import { message } from '../../messages/message';
import type { Judge, Judgement, JudgeTask } from '../model';

export const activateAnswer = z.object({
	/** Labels of the list; none where none fits. */
	labels: z.array(z.string()),
});
export type ActivateAnswer = z.infer<typeof activateAnswer>;

/** JADE §3.2: which skills a query speaks for, where its words alone do not tell. */
export const activateTask: JudgeTask<'skills' | 'query', ActivateAnswer> = {
	id: 'jade.activate',
	schemaName: 'jade_activate',
	schema: activateAnswer,
	plain: [],
	data: ['skills', 'query'],
	raw: ['query'],
};

export interface ActivateInput {
	/** One a line: label, level, what it is about. */
	readonly skills: string;
	readonly query: string;
	readonly previewAnswer: () => ActivateAnswer;
}

export function judgeActivation(
	judge: Judge,
	{ previewAnswer, ...slots }: ActivateInput,
): Promise<Judgement<ActivateAnswer>> {
	return judge.ask(activateTask, { slots, about: message('questions.skills'), previewAnswer });
}
