import { type AnswerCache, findCachedAnswer } from './answerCache';
import { type Composed, compose } from './compose';
import type { Unformatted } from './converse';
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
import { estimateTokens } from './tokens';

export interface PlanningInit {
	readonly provider: Provider;
	readonly prompts: Prompts;
	readonly answers: AnswerCache;
	/** `undefined` when it is not known. */
	readonly price: Price | undefined;
}

export interface PreviewJudge extends Judge {
	preview(): Preview;
}

/** A judge that sends nothing: it answers from what is kept, else with the question's stand-in, and adds up the cost. */
export function createPreviewJudge({ provider, prompts, answers, price }: PlanningInit): PreviewJudge {
	const planned = new Set<string>();
	let [calls, cached, tokensIn, expected, most] = [0, 0, 0, 0, 0];

	function count<Answer>(request: Unformatted, previewAnswer: Answer): void {
		calls++;
		const answer = estimateTokens(JSON.stringify(previewAnswer));
		tokensIn += estimateTokens(wireText({ ...request, format: 'jsonSchema' }));
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
			const { key, request } = composed;
			const kept = await findCachedAnswer(answers, task, key, question.check);
			const value = kept?.ok ? kept.value : question.previewAnswer();
			const isKnown = kept !== undefined || planned.has(key);
			planned.add(key);
			if (isKnown) cached++;
			else count(request, value);
			return { ok: true, value, cached: isKnown };
		},
		preview: () => {
			const [low, high] = [costOf(price, tokensIn, expected), costOf(price, tokensIn, most)];
			const cost = low === null || high === null ? null : ([low, high] as const);
			return { model: provider.label, calls, cached, tokensIn, tokensOut: [expected, most], cost };
		},
	};
}
