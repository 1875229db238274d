import * as z from 'zod';
import type { Message } from '../../messages/model';
import type { Judge, Judgement, JudgeTask } from '../model';
import { computations } from './computation';

const node = z.object({
	id: z.int(),
	type: z.enum(['argument', 'evidence']),
	/** The id of the node it serves; `null` for what serves the report's thesis alone. */
	parent: z.int().nullable(),
	/** Copied from the part, word for word. */
	quote: z.string(),
});

export const extractAnswer = z.object({ nodes: z.array(node), computes: computations });
export type ExtractAnswer = z.infer<typeof extractAnswer>;

/** FinResearchBench §3.1.3, step 1: a part of a report → the nodes of its logic tree. */
export const extractTask: JudgeTask<'nodes' | 'part', ExtractAnswer> = {
	id: 'finresearch.extract',
	schemaName: 'finresearch_extract',
	schema: extractAnswer,
	plain: ['nodes'],
	data: ['part'],
};

export interface ExtractInput {
	/** What a reader sees of the part, below the report's title and the headings it stands under. */
	readonly part: string;
	/** About how many nodes are wanted of it. */
	readonly nodes: number;
	readonly about: Message;
	readonly previewAnswer: () => ExtractAnswer;
}

export function judgeExtract(
	judge: Judge,
	{ part, nodes, about, previewAnswer }: ExtractInput,
): Promise<Judgement<ExtractAnswer>> {
	return judge.ask(extractTask, { slots: { part, nodes: String(nodes) }, about, previewAnswer });
}
