import * as z from 'zod';
import type { Message } from '../../messages/model';
import type { Judge, Judgement, JudgeTask } from '../model';

export const joinAnswer = z.object({
	/** The statement that says what the whole report argues; `null` when only its title does. */
	thesis: z.int().nullable(),
	parents: z.array(
		z.object({
			id: z.int(),
			/** The statement it serves; `null` for the thesis. */
			parent: z.int().nullable(),
			/** The statement that says the same; `null`, or left out, where none does. */
			sameAs: z.int().nullable().default(null),
		}),
	),
});
export type JoinAnswer = z.infer<typeof joinAnswer>;

/** Joins the trees of a report's parts: the statements at their tops are brought under the thesis. */
export const joinTask: JudgeTask<'statements', JoinAnswer> = {
	id: 'finresearch.join',
	schemaName: 'finresearch_join',
	schema: joinAnswer,
	plain: [],
	data: ['statements'],
};

export interface JoinInput {
	/** The report's title, and the numbered statements with the part each comes from. */
	readonly statements: string;
	readonly about: Message;
	readonly previewAnswer: () => JoinAnswer;
}

export function judgeJoin(
	judge: Judge,
	{ statements, about, previewAnswer }: JoinInput,
): Promise<Judgement<JoinAnswer>> {
	return judge.ask(joinTask, { slots: { statements }, about, previewAnswer });
}
