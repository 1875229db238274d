import * as z from 'zod';
import type { Message } from '../../messages/model';
import type { Judge, Judgement, JudgeTask } from '../model';
import { unanswered } from '../unanswered';
import { typicalQuote } from './typicalQuote';

/** What an editor puts in the margin of a report, by the kind of defect; the prompt says what each means. */
export const reviewKinds = [
	'unsupported',
	'partly',
	'overstated',
	'vague',
	'gap',
	'newMatter',
	'uncited',
	'brokenCitation',
	'wrongSource',
	'contradiction',
	'arithmetic',
	'unit',
	'period',
	'repetition',
	'other',
] as const;
export type ReviewKind = (typeof reviewKinds)[number];

/** `must`: the report should not go out with it; `should`: it is to be mended; `could`: it would be better without. */
export const reviewWeights = ['must', 'should', 'could'] as const;
export type ReviewWeight = (typeof reviewWeights)[number];

export const reviewVerdicts = ['real', 'notReal', 'reworded'] as const;
export type ReviewVerdict = (typeof reviewVerdicts)[number];

export const reviewAnswer = z.object({
	candidates: z.array(
		z.object({
			id: z.int(),
			/** Words of the report that decide. */
			quote: z.string().nullable(),
			reason: z.string(),
			verdict: z.enum(reviewVerdicts),
			weight: z.enum(reviewWeights),
			/** With `reworded`: what is wrong, said better. */
			better: z.string().nullable(),
		}),
	),
	further: z.array(
		z.object({
			kind: z.enum(reviewKinds),
			weight: z.enum(reviewWeights),
			quote: z.string(),
			/** The other place of a contradiction or repetition. */
			other: z.string().nullable(),
			note: z.string(),
		}),
	),
});
export type ReviewAnswer = z.infer<typeof reviewAnswer>;

/** The second reading: what of the rules' suspicions is real, and what else an editor would mark, in one part of a report. */
export const reviewTask: JudgeTask<'ids' | 'extent' | 'candidates' | 'elsewhere' | 'report', ReviewAnswer> = {
	id: 'review.section',
	schemaName: 'review_section',
	schema: reviewAnswer,
	plain: ['ids', 'extent'],
	data: ['candidates', 'elsewhere', 'report'],
};

export interface ReviewInput {
	/** The numbers of the candidates to judge. */
	readonly ids: readonly number[];
	/** Numbered candidates, each with its kind and place; empty where there are none. */
	readonly candidates: string;
	/** What of the report is shown, and what is not. */
	readonly extent: string;
	/** The headings of the rest of the report; empty where this is all of it. */
	readonly elsewhere: string;
	/** A part of the report. */
	readonly report: string;
	/** Words of the part, for the preview: longer parts have more to mark. */
	readonly words: number;
	readonly about: Message;
}

export function judgeSection(judge: Judge, input: ReviewInput): Promise<Judgement<ReviewAnswer>> {
	const { ids, extent, report, about } = input;
	const slots = {
		ids: ids.join(', ') || 'none',
		candidates: input.candidates || 'none',
		extent,
		elsewhere: input.elsewhere || 'none',
		report,
	};
	const check = (answer: ReviewAnswer) =>
		unanswered(
			'verdict',
			ids,
			answer.candidates.map(({ id }) => id),
		);
	// What else is to be marked was said at first.
	const merge = (one: ReviewAnswer, more: ReviewAnswer) => ({
		...one,
		candidates: [...one.candidates, ...more.candidates],
	});
	return judge.ask(reviewTask, { slots, about, check, merge, previewAnswer: () => typicalAnswer(input) });
}

/** An editor marks some six places in a thousand words that the rules have not found. */
const furtherPerWord = 6 / 1000;

function typicalAnswer({ ids, words }: ReviewInput): ReviewAnswer {
	const further = Array.from({ length: Math.max(1, Math.round(words * furtherPerWord)) }, () => ({
		kind: 'partly' as const,
		weight: 'should' as const,
		quote: typicalQuote,
		other: null,
		note: 'The figures cover one year, the sentence speaks of a trend.',
	}));
	const reason = 'The paragraph before gives the figure that carries it.';
	const judged = { quote: typicalQuote, reason, verdict: 'notReal', weight: 'should', better: null } as const;
	return { candidates: ids.map((id) => ({ id, ...judged })), further };
}
