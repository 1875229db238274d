import * as z from 'zod';
import type { Message } from '../../messages/model';
import { oneOnEach } from '../completeness';
import type { Judge, Judgement, JudgeTask } from '../model';
import { typicalQuote } from './typicalQuote';

export const judgedQualities = ['comprehensiveness', 'coherence', 'clarity', 'insightfulness', 'overall'] as const;
export type JudgedQuality = (typeof judgedQualities)[number];

const quality = z.object({
	dimension: z.enum(judgedQualities),
	score: z.number().min(0).max(4),
	reasons: z.array(
		z.object({
			text: z.string(),
			/** Copied from the report, word for word; `null` where the reason speaks of the whole of it. */
			quote: z.string().nullable(),
		}),
	),
	/** What would raise it, in a sentence; nothing where little would, and from models that leave it out. */
	raise: z.string().optional(),
});
export type QualityValue = z.infer<typeof quality>;

export const qualityAnswer = z.object({
	dimensions: z.array(quality).refine((given) => new Set(given.map((one) => one.dimension)).size === given.length, {
		error: 'must have each dimension once',
	}),
});
export type QualityAnswer = z.infer<typeof qualityAnswer>;

/** DeepResearch-ReportEval §2.3.1: four qualities and an overall one, in one question. */
export const qualityTask: JudgeTask<'order' | 'extent' | 'question' | 'report', QualityAnswer> = {
	id: 'reporteval.quality',
	schemaName: 'reporteval_quality',
	schema: qualityAnswer,
	plain: ['order', 'extent'],
	data: ['question', 'report'],
	raw: ['question'],
};

export interface QualityInput {
	/** Whether the report is given in full or abridged. */
	readonly extent: string;
	/** What the report is to answer. */
	readonly question: string;
	readonly report: string;
	readonly about: Message;
	readonly sample: number;
	/** Asked for in the opposite order. */
	readonly reversed?: boolean;
}

export function judgeQualities(
	judge: Judge,
	{ about, sample, reversed, ...texts }: QualityInput,
): Promise<Judgement<QualityAnswer>> {
	const complete = oneOnEach<'dimensions', QualityAnswer>(
		'dimensions',
		'score',
		judgedQualities,
		(one) => one.dimension,
	);
	const order = (reversed ? judgedQualities.toReversed() : judgedQualities).join(', ');
	const slots = { ...texts, order };
	return judge.ask(qualityTask, { slots, about, sample, previewAnswer: typicalAnswer, ...complete });
}

function typicalAnswer(): QualityAnswer {
	const text = 'The drivers are named and weighed, but the risks are only listed.';
	const raise = 'Weigh each risk with a figure, and say which of them would change the answer.';
	const reasons = [
		{ text, quote: typicalQuote },
		{ text, quote: typicalQuote },
	];
	return { dimensions: judgedQualities.map((dimension) => ({ dimension, score: 2, reasons, raise })) };
}
