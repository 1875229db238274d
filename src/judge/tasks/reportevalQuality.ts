import * as z from 'zod';
import { message } from '../../messages/message';
import type { Asked, JudgeTask } from '../model';
import { dimensionsAsked, ratings, typicalRatings } from './ratings';

export const judgedQualities = ['comprehensiveness', 'coherence', 'clarity', 'insightfulness', 'overall'] as const;

export const qualityAnswer = z.object({ dimensions: ratings(judgedQualities, 4) });
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
	readonly sample: number;
	/** Asked for in the opposite order. */
	readonly reversed?: boolean;
}

/** The question, to be asked alone or with another about the same report. */
export function askedQualities({ sample, reversed, ...texts }: QualityInput): Asked<QualityAnswer> {
	const { order, ...complete } = dimensionsAsked<QualityAnswer>(judgedQualities, reversed);
	const about = message('questions.quality');
	const slots = { ...texts, order };
	return { task: qualityTask, question: { slots, about, sample, previewAnswer, ...complete } };
}

function previewAnswer(): QualityAnswer {
	const text = 'The drivers are named and weighed, but the risks are only listed.';
	const raise = 'Weigh each risk with a figure, and say which of them would change the answer.';
	return { dimensions: typicalRatings(judgedQualities, 2, text, raise) };
}
