import * as z from 'zod';
import type { Message } from '../../messages/model';
import { completenessOfList } from '../completeness';
import type { Judge, Judgement, JudgeTask } from '../model';
import { givenMark, markWeights } from './readReport';

export const checkAnswer = z.object({
	verdicts: z.array(
		z.object({
			id: z.int(),
			/** An author who mends it makes the report better; `no` for a false alarm. */
			real: z.enum(['yes', 'no']),
			weight: z.enum(markWeights),
			/** What the note should say, where it says something false or too much of a defect that is there. */
			note: z.string().nullable().default(null),
		}),
	),
	/** What the first reading passed over. */
	further: z.array(givenMark).default([]),
});
export type CheckAnswer = z.infer<typeof checkAnswer>;

/** A report and its marks once more with fresh eyes. */
export const checkTask: JudgeTask<'extent' | 'ids' | 'most' | 'report' | 'elsewhere' | 'marks', CheckAnswer> = {
	id: 'reading.check',
	schemaName: 'reading_check',
	schema: checkAnswer,
	plain: ['extent', 'ids', 'most'],
	data: ['report', 'elsewhere', 'marks'],
};

export interface CheckInput {
	/** Numbered lines, the same as were read first. */
	readonly report: string;
	/** What part of the report that is, and what is left out of it. */
	readonly extent: string;
	/** Lines of other parts that marks are about; empty where there are none. */
	readonly elsewhere: string;
	/** The marks that are to be judged. */
	readonly ids: readonly number[];
	/** All marks, numbered, each with its lines and what code has found of it. */
	readonly marks: string;
	/** How many further marks are wanted at most. */
	readonly most: number;
	readonly about: Message;
}

export function judgeMarks(judge: Judge, { ids, most, about, ...texts }: CheckInput): Promise<Judgement<CheckAnswer>> {
	const { check, merge: verdicts } = completenessOfList<'verdicts', CheckAnswer>(
		'verdicts',
		'verdict',
		ids,
		({ id }) => id,
	);
	const merge = (one: CheckAnswer, more: CheckAnswer) => ({
		...verdicts(one, more),
		further: [...one.further, ...more.further],
	});
	const previewAnswer = (): CheckAnswer => ({
		verdicts: ids.map((id) => ({ id, real: 'yes', weight: 'should', note: null })),
		further: [],
	});
	const slots = {
		...texts,
		elsewhere: texts.elsewhere || 'none',
		marks: texts.marks || 'none',
		ids: ids.join(', ') || 'none',
		most: String(most),
	};
	const maxOutputTokens = outputBeside + ids.length * outputPerVerdict + most * outputPerMark;
	return judge.ask(checkTask, { slots, about, maxOutputTokens, check, merge, previewAnswer });
}

/** In tokens, with room for thoughts. */
const [outputBeside, outputPerVerdict, outputPerMark] = [3_000, 130, 300];
