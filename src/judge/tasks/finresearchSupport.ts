import * as z from 'zod';
import type { Message } from '../../messages/model';
import type { Judge, Judgement, JudgeTask } from '../model';
import { unanswered } from '../unanswered';

export const supportAnswer = z.object({
	verdicts: z.array(
		z.object({
			id: z.int(),
			verdict: z.enum(['supported', 'partial', 'unsupported']),
			reason: z.string(),
			/** The statements that carry it. */
			carriedBy: z.array(z.int()),
		}),
	),
});
export type SupportAnswer = z.infer<typeof supportAnswer>;

/** FinResearchBench §3.1.3, step 2: is an argument supported by what serves it? */
export const supportTask: JudgeTask<'arguments' | 'statements', SupportAnswer> = {
	id: 'finresearch.support',
	schemaName: 'finresearch_support',
	schema: supportAnswer,
	plain: ['arguments'],
	data: ['statements'],
};

export interface SupportInput {
	/** The numbers of the arguments to judge. */
	readonly arguments: readonly number[];
	/** Numbered statements, each with the number of the one it serves. */
	readonly statements: string;
	readonly about: Message;
	readonly sample: number;
}

export function judgeSupported(judge: Judge, input: SupportInput): Promise<Judgement<SupportAnswer>> {
	const { statements, about, sample } = input;
	const slots = { statements, arguments: input.arguments.join(', ') };
	const check = ({ verdicts }: SupportAnswer) =>
		unanswered(
			'verdict',
			input.arguments,
			verdicts.map(({ id }) => id),
		);
	const previewAnswer = () => typicalAnswer(input.arguments);
	const merge = (one: SupportAnswer, more: SupportAnswer) => ({ verdicts: [...one.verdicts, ...more.verdicts] });
	return judge.ask(supportTask, { slots, about, sample, previewAnswer, check, merge });
}

function typicalAnswer(numbers: readonly number[]): SupportAnswer {
	return {
		verdicts: numbers.map((id) => ({
			id,
			verdict: 'partial',
			reason: 'The figures under it cover one year, not the trend that it claims.',
			carriedBy: [id + 1],
		})),
	};
}
