import { type AnswerCache, findCachedAnswer, isKept } from './answerCache';
import { type Composed, compose } from './compose';
import type { UnformattedRequest } from './converse';
import { joinQuestions } from './joint';
import { requestText } from './meteredCall';
import {
	type Asked,
	type Judgement,
	type JudgeTask,
	ModelError,
	type PairJudge,
	type Preview,
	type Price,
	type Provider,
	type Question,
} from './model';
import { costOf } from './prices';
import type { Prompts } from './prompts';
import { estimateTokens } from './tokens';

export interface PreviewJudgeInit {
	readonly provider: Provider;
	readonly prompts: Prompts;
	readonly answers: AnswerCache;
	/** `undefined` when it is not known. */
	readonly price: Price | undefined;
}

export interface PreviewJudge extends PairJudge {
	preview(): Preview;
}

/** A judge that sends nothing: it answers from what is kept, else with the question's stand-in, and adds up the cost. */
export function createPreviewJudge(init: PreviewJudgeInit): PreviewJudge {
	const { provider, prompts, answers, price } = init;
	const planned = new Set<string>();
	let [calls, cached, tokensIn, expected, most] = [0, 0, 0, 0, 0];

	function count<Answer>(request: UnformattedRequest, previewAnswer: Answer): void {
		calls++;
		const answer = estimateTokens(JSON.stringify(previewAnswer));
		tokensIn += estimateTokens(requestText({ ...request, format: 'jsonSchema' }));
		expected += answer;
		most += Math.max(answer, request.maxOutputTokens);
	}

	/** What is known of a question: its answer, or the words in which it would be sent. */
	async function cachedOrComposed<Answer>({ task, question }: Asked<Answer>): Promise<Judgement<Answer> | Composed> {
		let composed: Composed;
		try {
			composed = await compose(prompts, provider, task, question);
		} catch (error) {
			if (!(error instanceof ModelError)) throw error;
			return { ok: false, error };
		}
		const kept = await findCachedAnswer(answers, task, composed.key, question.check);
		if (!kept && !planned.has(composed.key)) return composed;
		cached++;
		return kept ?? { ok: true, value: question.previewAnswer(), cached: true };
	}

	async function plan<Answer>({ question }: Asked<Answer>, { key, request }: Composed): Promise<Judgement<Answer>> {
		const value = question.previewAnswer();
		planned.add(key);
		await count(request, value);
		return { ok: true, value, cached: false };
	}

	async function planBoth<One, Other>(
		one: Asked<One>,
		other: Asked<Other>,
	): Promise<readonly [Judgement<One>, Judgement<Other>]> {
		const [first, second] = [await cachedOrComposed(one), await cachedOrComposed(other)];
		const joint =
			'key' in first && 'key' in second
				? joinQuestions({ task: one.task, composed: first }, { task: other.task, composed: second })
				: undefined;
		if (!joint || !('key' in first) || !('key' in second)) {
			return ['key' in first ? await plan(one, first) : first, 'key' in second ? await plan(other, second) : second];
		}
		const values = [one.question.previewAnswer(), other.question.previewAnswer()] as const;
		planned.add(first.key).add(second.key);
		await count(joint.request, values);
		return [
			{ ok: true, value: values[0], cached: false },
			{ ok: true, value: values[1], cached: false },
		];
	}

	return {
		async ask<Slot extends string, Answer>(
			task: JudgeTask<Slot, Answer>,
			question: Question<Slot, Answer>,
		): Promise<Judgement<Answer>> {
			const asked = { task, question };
			const opened = await cachedOrComposed(asked);
			return 'key' in opened ? plan(asked, opened) : opened;
		},
		isKept: (asked) => isKept(init, asked),
		askBoth: planBoth,
		preview: () => {
			const [low, high] = [costOf(price, tokensIn, expected), costOf(price, tokensIn, most)];
			const cost = low === null || high === null ? null : ([low, high] as const);
			return { model: provider.label, calls, cached, tokensIn, tokensOut: [expected, most], cost };
		},
	};
}
