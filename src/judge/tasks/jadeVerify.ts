import * as z from 'zod';
import type { Message } from '../../messages/model';
import { completenessOfList } from '../completeness';
import type { Judge, Judgement, JudgeTask } from '../model';

export const verifyAnswer = z.object({
	verdicts: z.array(
		z.object({
			id: z.int(),
			/** The letter of the source. */
			source: z.string(),
			answer: z.enum(['yes', 'no', 'unverifiable', 'cannotTell']),
			/** 0 to 1. */
			confidence: z.number().min(0).max(1),
			/** Copied from the source, word for word; `null` where there is none. */
			supporting: z.string().nullable(),
			contradicting: z.string().nullable(),
			reason: z.string(),
		}),
	),
});
export type VerifyAnswer = z.infer<typeof verifyAnswer>;

/** JADE §3.3, eq. 6: whether sources bear facts out. */
export const verifyTask: JudgeTask<'pairs' | 'facts' | 'sources', VerifyAnswer> = {
	id: 'jade.verify',
	schemaName: 'jade_verify',
	schema: verifyAnswer,
	plain: ['pairs'],
	data: ['facts', 'sources'],
	raw: ['sources'],
};

export interface VerifyInput {
	/** The number of each fact with the letter of a source to hold it against. */
	readonly pairs: readonly (readonly [fact: number, source: string])[];
	/** Numbered facts, each with what it stands under. */
	readonly facts: string;
	/** Lettered sources with their passages. */
	readonly sources: string;
	readonly about: Message;
	readonly sample: number;
}

export function judgeVerification(
	judge: Judge,
	{ pairs, about, sample, ...texts }: VerifyInput,
): Promise<Judgement<VerifyAnswer>> {
	const asked = pairs.map(([fact, source]) => `${fact} by ${source}`);
	const complete = completenessOfList<'verdicts', VerifyAnswer>(
		'verdicts',
		'verdict',
		asked,
		({ id, source }) => `${id} by ${sourceLetter(source)}`,
	);
	const previewAnswer = () => typicalAnswer(pairs);
	const slots = { ...texts, pairs: asked.join('; ') };
	return judge.ask(verifyTask, { slots, about, sample, previewAnswer, ...complete });
}

/** The letter of a source as it was given, however the model writes it: `a`, `Source A`. */
export function sourceLetter(written: string): string {
	return written
		.trim()
		.toUpperCase()
		.replace(/^SOURCE\s+/u, '');
}

function typicalAnswer(pairs: VerifyInput['pairs']): VerifyAnswer {
	const quote = 'a passage of the source of about two dozen words that says what the fact says, or something else';
	const reason = 'The source gives another rate, which makes the amount lower than the report says.';
	return {
		verdicts: pairs.map(([id, source]) => {
			return { id, source, answer: 'unverifiable', confidence: 0.5, supporting: quote, contradicting: null, reason };
		}),
	};
}
