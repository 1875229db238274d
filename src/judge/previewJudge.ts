import type { AnswerCache } from './answerCache';
import { type Composed, compose } from './compose';
import { findCachedAnswer } from './findCached';
import { wireText } from './meteredCall';
import {
	type Judge,
	type Judgement,
	type JudgeTask,
	ModelError,
	type Preview,
	type Price,
	type Provider,
	type Question,
} from './model';
import { costOf } from './prices';
import type { Prompts } from './prompts';

export interface PlanningInit {
	readonly provider: Provider;
	readonly prompts: Prompts;
	readonly answers: AnswerCache;
	/** `undefined` when it is not known. */
	readonly price: Price | undefined;
	/** The provider's own count by default. */
	readonly countTokens?: (text: string) => Promise<number>;
}

export interface PreviewJudge extends Judge {
	preview(): Preview;
}

/** A judge that sends nothing: it answers from what is kept, else with the question's stand-in, and adds up the cost. */
export function createPreviewJudge({ provider, prompts, answers, price, ...init }: PlanningInit): PreviewJudge {
	const countTokens = init.countTokens ?? ((text: string) => provider.countTokens(text));
	const planned = new Set<string>();
	let [calls, cached, tokensIn, expected, most] = [0, 0, 0, 0, 0];

	async function plan<Answer>({ request }: Composed, previewAnswer: Answer): Promise<void> {
		const answer = await countTokens(JSON.stringify(previewAnswer));
		tokensIn += await countTokens(wireText({ ...request, format: 'jsonSchema' }));
		expected += answer;
		most += Math.max(answer, request.maxOutputTokens);
	}

	return {
		async ask<Slot extends string, Answer>(
			task: JudgeTask<Slot, Answer>,
			question: Question<Slot, Answer>,
		): Promise<Judgement<Answer>> {
			let composed: Composed;
			try {
				composed = await compose(prompts, provider, task, question);
			} catch (error) {
				if (!(error instanceof ModelError)) throw error;
				return { ok: false, error };
			}
			const kept = await findCachedAnswer(answers, task, composed.key, question.check);
			if (kept) cached++;
			if (kept) return kept;
			const value = question.previewAnswer();
			if (planned.has(composed.key)) {
				cached++;
				return { ok: true, value, cached: true };
			}
			planned.add(composed.key);
			calls++;
			await plan(composed, value);
			return { ok: true, value, cached: false };
		},
		preview: () => {
			const [low, high] = [costOf(price, tokensIn, expected), costOf(price, tokensIn, most)];
			const cost = low === null || high === null ? null : ([low, high] as const);
			return { model: provider.label, calls, cached, tokensIn, tokensOut: [expected, most], cost };
		},
	};
}
