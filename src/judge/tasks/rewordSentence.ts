import * as z from 'zod';
import { message } from '../../messages/message';
import type { Judge, Judgement, JudgeTask } from '../model';

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

export interface RewordInput {
	readonly objection: string;
	/** As a reader reads it. */
	readonly paragraph: string;
	/** As it is written. */
	readonly sentence: string;
}

export function askWording(judge: Judge, slots: RewordInput): Promise<Judgement<RewordAnswer>> {
	const previewAnswer = () => ({ text: slots.sentence, why: 'The wording is less certain than before.' });
	return judge.ask(rewordTask, { slots: { ...slots }, about: message('questions.wording'), previewAnswer });
}
