import * as z from 'zod';
import { message } from '../../messages/message';
import type { Asked, JudgeTask } from '../model';
import { dimensionsAsked, ratings, typicalRatings } from './ratings';

export const judgedDimensions = [
	'visualLinguisticSynergy',
	'articulationProfessionalism',
	'articulationCoherence',
	'analysisFrameworkQuality',
	'logicConsistency',
	'viewpointClarity',
] as const;

export const dimensionsAnswer = z.object({ taskType: z.string(), dimensions: ratings(judgedDimensions, 100) });
export type DimensionsAnswer = z.infer<typeof dimensionsAnswer>;

/** FinResearchBench §3.1.4, 5: the six judged dimensions, with the logic tree as the judge's intermediate information. */
export const dimensionsTask: JudgeTask<'task' | 'counts' | 'order' | 'extent' | 'tree' | 'report', DimensionsAnswer> = {
	id: 'finresearch.dimensions',
	schemaName: 'finresearch_dimensions',
	schema: dimensionsAnswer,
	plain: ['task', 'counts', 'order', 'extent'],
	data: ['tree', 'report'],
};

export interface DimensionsInput {
	/** The kind of question the report answers and what is expected of an answer to it; or the kinds to choose from. */
	readonly task: string;
	/** How many arguments are supported, partly and not at all. */
	readonly counts: string;
	/** Whether the report is given in full or abridged. */
	readonly extent: string;
	readonly tree: string;
	readonly report: string;
	readonly sample: number;
	/** Asked for in the opposite order. */
	readonly reversed?: boolean;
}

/** The question, to be asked alone or with another about the same report. */
export function askedDimensions({ sample, reversed, ...texts }: DimensionsInput): Asked<DimensionsAnswer> {
	const { order, ...complete } = dimensionsAsked<DimensionsAnswer>(judgedDimensions, reversed);
	const about = message('questions.dimensions');
	const slots = { ...texts, order };
	return { task: dimensionsTask, question: { slots, about, sample, previewAnswer, ...complete } };
}

function previewAnswer(): DimensionsAnswer {
	const text = 'The tables are introduced, but the text does not use what they show in its argument.';
	const raise = 'Say after each table what it shows, and what follows from that for the forecast.';
	return { taskType: 'Sector Analysis', dimensions: typicalRatings(judgedDimensions, 60, text, raise) };
}
