import * as z from 'zod';
import type { Message } from '../../messages/model';
import { oneOnEach } from '../completeness';
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
	/** What would raise it, in a sentence; nothing where little would, and from models that leave it out. */
	raise: z.string().optional(),
});
export type JudgedValue = z.infer<typeof dimension>;

/** A list, for a schema that names the form of a dimension once is a third as long as one that names it six times. */
export const dimensionsAnswer = z.object({
	taskType: z.string(),
	dimensions: z.array(dimension).refine((given) => new Set(given.map((one) => one.dimension)).size === given.length, {
		error: 'must have each dimension once',
	}),
});
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
	readonly about: Message;
	readonly sample: number;
	/** Asked for in the opposite order. */
	readonly reversed?: boolean;
}

export function judgeDimensions(
	judge: Judge,
	{ about, sample, reversed, ...texts }: DimensionsInput,
): Promise<Judgement<DimensionsAnswer>> {
	const complete = oneOnEach<'dimensions', DimensionsAnswer>(
		'dimensions',
		'score',
		judgedDimensions,
		(one) => one.dimension,
	);
	const order = (reversed ? judgedDimensions.toReversed() : judgedDimensions).join(', ');
	const slots = { ...texts, order };
	return judge.ask(dimensionsTask, { slots, about, sample, previewAnswer: typicalAnswer, ...complete });
}

function typicalAnswer(): DimensionsAnswer {
	const text = 'The tables are introduced, but the text does not use what they show in its argument.';
	const raise = 'Say after each table what it shows, and what follows from that for the forecast.';
	const reasons = [
		{ text, quote: typicalQuote },
		{ text, quote: typicalQuote },
	];
	return {
		taskType: 'Sector Analysis',
		dimensions: judgedDimensions.map((dimension) => ({ dimension, score: 60, reasons, raise })),
	};
}
