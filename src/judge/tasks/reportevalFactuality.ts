import * as z from 'zod';
import type { Message } from '../../messages/model';
import { oneOnEach } from '../completeness';
import type { Judge, Judgement, JudgeTask } from '../model';

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
export type SaidVerdict = z.infer<typeof verdict>;

/** DeepResearch-ReportEval §2.3.3: what sources say about the claims that cite them. */
export const factualityTask: JudgeTask<'ids' | 'extent' | 'claims' | 'source', FactualityAnswer> = {
	id: 'reporteval.factuality',
	schemaName: 'reporteval_factuality',
	schema: factualityAnswer,
	plain: ['ids', 'extent'],
	data: ['claims', 'source'],
	raw: ['source'],
};

export interface FactualityInput {
	/** The numbers of the claims to judge. */
	readonly ids: readonly number[];
	/** Whether the source is given in full or by its passages on the claims; that there are several. */
	readonly extent: string;
	/** Numbered claims, each with what stands around it, and the letters of the sources it cites where there are several. */
	readonly claims: string;
	readonly source: string;
	readonly about: Message;
	readonly sample: number;
	readonly previewAnswer: () => FactualityAnswer;
}

export function judgeAgainstSource(
	judge: Judge,
	{ ids, about, sample, previewAnswer, ...texts }: FactualityInput,
): Promise<Judgement<FactualityAnswer>> {
	const complete = oneOnEach<'verdicts', FactualityAnswer>('verdicts', 'verdict', ids, ({ id }) => id);
	const slots = { ...texts, ids: ids.join(', ') };
	return judge.ask(factualityTask, { slots, about, sample, previewAnswer, ...complete });
}

/** The letter of a source as it was given, however the model writes it: `a`, `Source A`. */
export function sourceLetter(written: string): string {
	return written
		.trim()
		.toUpperCase()
		.replace(/^SOURCE\s+/u, '');
}

/** As a model words it, for the preview of a run. */
export const typicalFactualityReason = 'The figure agrees, but the source gives it for one region only.';
