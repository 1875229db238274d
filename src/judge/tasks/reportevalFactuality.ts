import * as z from 'zod';
import type { JudgeTask } from '../model';

const verdict = z.enum(['supported', 'partly', 'contradicted', 'not-found', 'cannotTell']);
/** Copied from the source, word for word; `null` where the source does not mention it, and where it cannot be told. */
const quote = z.string().nullable();

export const factualityAnswer = z.object({
	verdicts: z.array(
		z.object({
			id: z.int(),
			/** Of a claim that cites several of the sources: what they say together. */
			verdict,
			quote,
			reason: z.string(),
			/** What each of several sources says alone, by its letter; nothing where there is one. */
			sources: z.array(z.object({ source: z.string(), verdict, quote })).optional(),
		}),
	),
});
export type FactualityAnswer = z.infer<typeof factualityAnswer>;

/** What a source says of a claim, as a model may answer. */
export type ModelVerdict = z.infer<typeof verdict>;

/** DeepResearch-ReportEval §2.3.3: what sources say about the claims that cite them. */
export const factualityTask: JudgeTask<'ids' | 'extent' | 'claims' | 'source', FactualityAnswer> = {
	id: 'reporteval.factuality',
	schemaName: 'reporteval_factuality',
	schema: factualityAnswer,
	plain: ['ids', 'extent'],
	data: ['claims', 'source'],
	raw: ['source'],
};

/** As a model words it, for the preview of a run. */
export const typicalFactualityReason = 'The figure agrees, but the source gives it for one region only.';
