import * as z from 'zod';
import type { Message } from '../../messages/model';
import type { Judge, Judgement, JudgeTask } from '../model';
import { unanswered } from '../unanswered';

export const factualityAnswer = z.object({
	verdicts: z.array(
		z.object({
			id: z.int(),
			verdict: z.enum(['supported', 'partly', 'contradicted', 'not-found']),
			/** Copied from the source, word for word; `null` where the source does not mention it. */
			quote: z.string().nullable(),
			reason: z.string(),
		}),
	),
});
export type FactualityAnswer = z.infer<typeof factualityAnswer>;

/** DeepResearch-ReportEval §2.3.3: what a source says about the claims that cite it. */
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
	/** Whether the source is given in full or by its passages on the claims. */
	readonly extent: string;
	/** Numbered claims, each with what it stands under. */
	readonly claims: string;
	readonly source: string;
	readonly about: Message;
	readonly sample: number;
}

export function judgeAgainstSource(
	judge: Judge,
	{ ids, about, sample, ...texts }: FactualityInput,
): Promise<Judgement<FactualityAnswer>> {
	const check = ({ verdicts }: FactualityAnswer) =>
		unanswered(
			'verdict',
			ids,
			verdicts.map(({ id }) => id),
		);
	const previewAnswer = () => typicalAnswer(ids);
	return judge.ask(factualityTask, { slots: { ...texts, ids: ids.join(', ') }, about, sample, previewAnswer, check });
}

function typicalAnswer(ids: readonly number[]): FactualityAnswer {
	const quote = 'a passage of the source of about two dozen words that says what the claim says, or something else';
	const reason = 'The figure agrees, but the source gives it for one region only.';
	return { verdicts: ids.map((id) => ({ id, verdict: 'partly', quote, reason })) };
}
