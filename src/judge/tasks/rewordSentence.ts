import * as z from 'zod';
import type { JudgeTask } from '../model';

export const rewordAnswer = z.object({
	/** `null` where no wording answers the objection. */
	text: z.string().nullable(),
	why: z.string(),
});
export type RewordAnswer = z.infer<typeof rewordAnswer>;

/** Words one sentence so that it says no more than its paragraph bears out. */
export const rewordTask: JudgeTask<'objection' | 'paragraph' | 'sentence', RewordAnswer> = {
	id: 'reword.sentence',
	schemaName: 'reword_sentence',
	schema: rewordAnswer,
	plain: [],
	data: ['objection', 'paragraph', 'sentence'],
	raw: ['sentence'],
};
