import pLimit from 'p-limit';
import type { Message } from '../messages/model';
import type { Clock, Logger } from '../ports';
import type { AnswerCache } from './answerCache';
import { createBudget } from './budget';
import { type CapabilityMemory, createNegotiation } from './capabilities';
import { type Composed, compose } from './compose';
import { type ConversationInit, converse } from './converse';
import { createFailures, type Failures } from './failures';
import { findCachedAnswer } from './findCached';
import { createInFlight } from './inFlight';
import { createMeter, type Meter } from './meter';
import { meteredCall } from './meteredCall';
import type { Judge, Judgement, JudgeTask, Price, Provider, Question, RunLimits, Usage } from './model';
import type { Prompts } from './prompts';
import { createRetry } from './retry';
import { timedCall } from './timedCall';

export interface JudgeRunInit {
	readonly provider: Provider;
	readonly prompts: Prompts;
	readonly answers: AnswerCache;
	readonly capabilities: CapabilityMemory;
	readonly limits: RunLimits;
	/** `undefined` when it is not known. */
	readonly price: Price | undefined;
	readonly clock: Clock;
	readonly logger: Logger;
	readonly signal?: AbortSignal;
	/** Questions settled so far, of those asked so far. */
	readonly onProgress?: (done: number, of: number) => void;
	/** The provider's own count by default. */
	readonly countTokens?: (text: string) => Promise<number>;
	/** From 0 up to 1; `Math.random` by default. */
	readonly random?: () => number;
}

export interface JudgeRun extends Judge {
	usage(): Usage;
	/** Tidies the kept answers up; to be called when the last question is settled. */
	end(): Promise<void>;
}

/** One run over one model: its questions share limits, budget, time, and what is found out about the endpoint. */
export function createJudgeRun(init: JudgeRunInit): JudgeRun {
	const { provider, prompts, answers, price, limits, logger } = init;
	const signal = init.signal ?? new AbortController().signal;
	const meter = createMeter(price);
	const slots = pLimit(Math.max(1, Math.floor(limits.concurrency)));
	const inFlight = createInFlight<Judgement<unknown>>();
	const progress = countProgress(init.onProgress);
	const failures = createFailures(meter, logger);
	const conversation = connect(init, signal, meter, failures);

	function fail(task: JudgeTask, about: Message, error: unknown): Judgement<never> {
		signal.throwIfAborted();
		return { ok: false, error: failures.tell(task, about, error) };
	}

	async function askModel<Answer>(
		task: JudgeTask<string, Answer>,
		{ about, check }: Pick<Question<string, Answer>, 'about' | 'check'>,
		composed: Composed,
	): Promise<Judgement<Answer>> {
		signal.throwIfAborted();
		failures.throwIfEnded();
		const { value, answer, missing } = await converse(conversation, task, composed.request, check);
		if (missing) return { ok: true, value, cached: false, missing: failures.tell(task, about, missing) };
		await answers.keep(composed.key, answer);
		return { ok: true, value, cached: false };
	}

	async function settle<Answer>(
		task: JudgeTask<string, Answer>,
		question: Pick<Question<string, Answer>, 'about' | 'check'>,
		composed: Composed,
	) {
		try {
			const kept = await findCachedAnswer(answers, task, composed.key, question.check);
			if (kept) meter.spared();
			return kept ?? (await slots(() => askModel(task, question, composed)));
		} catch (error) {
			return fail(task, question.about, error);
		}
	}

	async function judge<Slot extends string, Answer>(
		task: JudgeTask<Slot, Answer>,
		question: Question<Slot, Answer>,
	): Promise<Judgement<Answer>> {
		signal.throwIfAborted();
		let composed: Composed;
		try {
			composed = await compose(prompts, provider, task, question);
		} catch (error) {
			return fail(task, question.about, error);
		}
		signal.throwIfAborted();
		meter.prompted(task.id, composed.prompt.label);
		const { joined, result } = inFlight.share(composed.key, () => settle(task, question, composed));
		// The key covers the schema: whoever shares it shares the form of the answer.
		const judgement = (await result) as Judgement<Answer>;
		if (!joined || !judgement.ok) return judgement;
		meter.spared();
		return { ...judgement, cached: true };
	}

	return {
		ask: (task, question) => progress(() => judge(task, question)),
		usage: () => meter.usage(),
		end: () => answers.prune(),
	};
}

/** The endpoint as a conversation sees it: every call is measured, timed, and tried again where that may help. */
function connect(
	{ provider, limits, price, clock, ...init }: JudgeRunInit,
	signal: AbortSignal,
	meter: Meter,
	failures: Failures,
): ConversationInit {
	const { label } = provider;
	const deadline = clock.now() + limits.runTimeout;
	const random = init.random ?? Math.random;
	const retry = createRetry({ retries: limits.retries, clock, random, deadline, label });
	const budget = createBudget(limits, price, label);
	const countTokens = init.countTokens ?? ((text: string) => provider.countTokens(text));
	const ask =
		(onSent: () => void): Provider['ask'] =>
		(...question) => {
			failures.throwIfEnded();
			onSent();
			meter.called();
			return provider.ask(...question);
		};
	const timing = { label, clock, callTimeout: limits.callTimeout, deadline, signal };
	return {
		label,
		negotiation: createNegotiation(init.capabilities, provider),
		call: (request, capabilities) =>
			retry(
				() =>
					meteredCall({ budget, meter, countTokens, signal }, request, (onSent) =>
						timedCall({ ...timing, ask: ask(onSent) }, request, capabilities),
					),
				signal,
			),
	};
}

function countProgress(onProgress: JudgeRunInit['onProgress']) {
	let [done, of] = [0, 0];
	return async <Result>(work: () => Promise<Result>): Promise<Result> => {
		onProgress?.(done, ++of);
		try {
			return await work();
		} finally {
			onProgress?.(++done, of);
		}
	};
}
