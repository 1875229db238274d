import * as z from 'zod';
import type { JudgeTask } from '../model';

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
