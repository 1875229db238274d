import * as z from 'zod';
import type { Message } from '../../messages/model';
import type { Judge, Judgement, JudgeTask } from '../model';
import { typicalQuote } from './typicalQuote';

export const judgedDimensions = [
	'visualLinguisticSynergy',
	'articulationProfessionalism',
	'articulationCoherence',
	'analysisFrameworkQuality',
	'logicConsistency',
	'viewpointClarity',
] as const;
export type JudgedDimensionName = (typeof judgedDimensions)[number];

const dimension = z.object({
	dimension: z.enum(judgedDimensions),
	score: z.number().min(0).max(100),
	reasons: z.array(
		z.object({
			text: z.string(),
			/** Copied from the report, word for word; `null` where the reason speaks of the whole of it. */
			quote: z.string().nullable(),
		}),
	),
});
export type JudgedValue = z.infer<typeof dimension>;

/** A list, for a schema that names the form of a dimension once is a third as long as one that names it six times. */
export const dimensionsAnswer = z.object({
	taskType: z.string(),
	dimensions: z
		.array(dimension)
		.refine((given) => judgedDimensions.every((name) => given.filter((one) => one.dimension === name).length === 1), {
			error: `must have each of these once: ${judgedDimensions.join(', ')}`,
		}),
});
export type DimensionsAnswer = z.infer<typeof dimensionsAnswer>;

/** FinResearchBench §3.1.4, 5: the six judged dimensions, with the logic tree as the judge's intermediate information. */
export const dimensionsTask: JudgeTask<'task' | 'counts' | 'extent' | 'tree' | 'report', DimensionsAnswer> = {
	id: 'finresearch.dimensions',
	schemaName: 'finresearch_dimensions',
	schema: dimensionsAnswer,
	plain: ['task', 'counts', 'extent'],
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
	readonly about: Message;
	readonly sample: number;
}

export function judgeDimensions(
	judge: Judge,
	{ about, sample, ...slots }: DimensionsInput,
): Promise<Judgement<DimensionsAnswer>> {
	return judge.ask(dimensionsTask, { slots, about, sample, previewAnswer: typicalAnswer });
}

function typicalAnswer(): DimensionsAnswer {
	const text = 'The tables are introduced, but the text does not use what they show in its argument.';
	const reasons = [
		{ text, quote: typicalQuote },
		{ text, quote: typicalQuote },
	];
	return {
		taskType: 'Sector Analysis',
		dimensions: judgedDimensions.map((dimension) => ({ dimension, score: 60, reasons })),
	};
}
