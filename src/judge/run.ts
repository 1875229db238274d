import pLimit from 'p-limit';
import type { Message } from '../messages/model';
import type { Clock, Logger } from '../ports';
import { type AnswerCache, findCachedAnswer, isKept } from './answerCache';
import { createBudget } from './budget';
import { type CapabilityMemory, createNegotiation } from './capabilities';
import { type Composed, compose } from './compose';
import {
	askInFormat,
	type ConversationInit,
	type ConversationResult,
	completeAnswer,
	converse,
	type PartialAnswer,
} from './converse';
import { createFailures, type Failures } from './failures';
import { answerTo, type JointQuestion, joinQuestions } from './joint';
import { createMeter, type Meter } from './meter';
import { meteredCall } from './meteredCall';
import {
	type Asked,
	type Judgement,
	type JudgeTask,
	type ModelAnswer,
	ModelError,
	type ModelErrorCode,
	type OnReceived,
	type PairJudge,
	type Price,
	type Provider,
	type Question,
	type RunLimits,
	type Usage,
} from './model';
import type { Prompts } from './prompts';
import { createRetry } from './retry';
import { timedCall } from './timedCall';
import { roughTokens } from './tokens';

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
	/** Questions settled so far, of those asked so far; about how many tokens have come in of answers that come piece by piece. */
	readonly onProgress?: (done: number, of: number, received: number) => void;
	/** From 0 up to 1; `Math.random` by default. */
	readonly random?: () => number;
}

export interface JudgeRun extends PairJudge {
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
	/** Questions being asked, by key: the same question asked meanwhile shares the answer. */
	const pending = new Map<string, Promise<Judgement<unknown>>>();
	const progress = countProgress(init.onProgress);
	const failures = createFailures(meter, logger, provider.label);
	const conversation = connect(init, signal, meter, failures, progress.received);

	function fail(task: JudgeTask, about: Message, error: unknown): Judgement<never> {
		signal.throwIfAborted();
		return { ok: false, error: failures.record(task, about, error) };
	}

	async function askModel<Answer>(
		task: JudgeTask<string, Answer>,
		question: Handling<Answer>,
		composed: Composed,
	): Promise<Judgement<Answer>> {
		signal.throwIfAborted();
		failures.throwIfEnded(task);
		return keepAnswer(
			{ task, question },
			composed,
			await converse(withOnText(conversation, question), task, composed.request, question),
		);
	}

	async function keepAnswer<Answer>(
		{ task, question: { about } }: { readonly task: JudgeTask; readonly question: Handling<Answer> },
		composed: Composed,
		{ value, answer, missing }: ConversationResult<Answer>,
	): Promise<Judgement<Answer>> {
		failures.recordAnswer(task);
		if (missing) return { ok: true, value, cached: false, missing: failures.record(task, about, missing) };
		await answers.keep(composed.key, answer);
		return { ok: true, value, cached: false };
	}

	async function findOrAsk<Answer>(task: JudgeTask<string, Answer>, question: Handling<Answer>, composed: Composed) {
		try {
			const kept = await findCachedAnswer(answers, task, composed.key, question.check);
			if (kept) meter.countCached();
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
		meter.recordPrompt(task.id, composed.prompt.label);
		const { key } = composed;
		const started = pending.get(key);
		const result = started ?? findOrAsk(task, question, composed).finally(() => pending.delete(key));
		pending.set(key, result);
		// The key covers the schema: whoever shares it shares the form of the answer.
		const judgement = (await result) as Judgement<Answer>;
		if (!started || !judgement.ok) return judgement;
		meter.countCached();
		return { ...judgement, cached: true };
	}

	/** What of two questions is still to be asked, as one; `undefined` where one is known already, or they do not go together. */
	async function joinOpenQuestions<One, Other>(one: Asked<One>, other: Asked<Other>) {
		const [first, second] = await Promise.all([composeIfOpen(one), composeIfOpen(other)]);
		const joint = first && second && joinQuestions(first, second);
		return joint && { joint, first, second };
	}

	/** `undefined` where the answer is kept, such questions are asked no more, or there is no sound prompt: that is told when it is asked alone. */
	async function composeIfOpen<Answer>({ task, question }: Asked<Answer>) {
		try {
			failures.throwIfEnded(task);
			const composed = await compose(prompts, provider, task, question);
			const kept = await findCachedAnswer(answers, task, composed.key, question.check);
			return kept ? undefined : { task, composed };
		} catch (error) {
			if (error instanceof ModelError) return undefined;
			throw error;
		}
	}

	async function askJoint({ task, request }: JointQuestion) {
		signal.throwIfAborted();
		failures.throwIfEnded();
		return askInFormat(conversation, task, request);
	}

	async function judgeBoth<One, Other>(
		one: Asked<One>,
		other: Asked<Other>,
	): Promise<readonly [Judgement<One>, Judgement<Other>]> {
		const alone = () => Promise.all([judge(one.task, one.question), judge(other.task, other.question)]);
		signal.throwIfAborted();
		const found = await joinOpenQuestions(one, other);
		if (!found) return alone();
		try {
			const answer = await slots(() => askJoint(found.joint));
			const [saidOne, saidOther] = [answerTo(conversation, one, answer), answerTo(conversation, other, answer)];
			return await Promise.all([
				judgePart(one, found.first.composed, saidOne),
				judgePart(other, found.second.composed, saidOther),
			]);
		} catch (error) {
			if (error instanceof ModelError && codesToRetryAlone.has(error.code)) return alone();
			return [fail(one.task, one.question.about, error), fail(other.task, other.question.about, error)];
		}
	}

	/** What the common answer says to one question is completed, or asked for alone. */
	async function judgePart<Answer>(
		{ task, question }: Asked<Answer>,
		composed: Composed,
		said: PartialAnswer<Answer> | undefined,
	): Promise<Judgement<Answer>> {
		if (!said) return judge(task, question);
		meter.recordPrompt(task.id, composed.prompt.label);
		try {
			const whole = await slots(() => completeAnswer(conversation, task, composed.request, said, question));
			return await keepAnswer({ task, question }, composed, whole);
		} catch (error) {
			return fail(task, question.about, error);
		}
	}

	return {
		ask: (task, question) => progress.through(() => judge(task, question)),
		isKept: (asked) => isKept(init, asked),
		askBoth: (one, other) => progress.through(() => judgeBoth(one, other), 2),
		usage: () => meter.usage(),
		end: () => answers.prune(),
	};
}

/** What a question is about, and when it is answered. */
type Handling<Answer> = Pick<Question<string, Answer>, 'about' | 'check' | 'merge' | 'onText'>;

/** The conversation with each answer's text passed to `onText` as it comes in. */
function withOnText(conversation: Connection, { onText }: Pick<Handling<unknown>, 'onText'>): ConversationInit {
	if (!onText) return conversation;
	return {
		...conversation,
		call(request, capabilities) {
			let text = '';
			return conversation.call(request, capabilities, (words, isThought) => {
				if (isThought) return;
				text += words;
				onText(text);
			});
		},
	};
}

/** Every call may tell the words of its answer as they come in. */
interface Connection extends Omit<ConversationInit, 'call'> {
	readonly call: (...call: [...Parameters<ConversationInit['call']>, onWords?: OnReceived]) => Promise<ModelAnswer>;
}

/** Errors of two joined questions that one of them alone, being shorter, may not meet. */
const codesToRetryAlone: ReadonlySet<ModelErrorCode> = new Set([
	...(['refused', 'empty', 'cutOff', 'malformed', 'tooLong', 'badRequest'] as const),
]);

/** The endpoint as a conversation sees it: every call is measured, timed, and tried again where that may help. */
function connect(
	{ provider, limits, price, clock, ...init }: JudgeRunInit,
	signal: AbortSignal,
	meter: Meter,
	failures: Failures,
	onReceived: (words: string) => void,
): Connection {
	const { label } = provider;
	const deadline = clock.elapsed() + limits.runTimeout;
	const random = init.random ?? Math.random;
	const retry = createRetry({ retries: limits.retries, clock, random, deadline, label });
	const budget = createBudget(limits, price, label);
	const ask =
		(onSent: () => void): Provider['ask'] =>
		(...question) => {
			failures.throwIfEnded();
			onSent();
			meter.countCall();
			return provider.ask(...question);
		};
	const timing = { label, clock, callTimeout: limits.callTimeout, deadline, signal };
	return {
		label,
		negotiation: createNegotiation(init.capabilities, provider),
		call: (request, capabilities, onWords) => {
			const tellWords: OnReceived = (words, isThought) => {
				onReceived(words);
				onWords?.(words, isThought);
			};
			return retry(
				() =>
					meteredCall({ budget, meter, signal }, request, (onSent) =>
						timedCall({ ...timing, onReceived: tellWords, ask: ask(onSent) }, request, capabilities),
					),
				signal,
			);
		},
	};
}

/** Progress is reported once for so many tokens received, not for each word. */
const tokensPerUpdate = 50;

function countProgress(onProgress: JudgeRunInit['onProgress']) {
	let [done, of, received] = [0, 0, 0];
	const tell = () => onProgress?.(done, of, Math.round(received));
	return {
		async through<Result>(work: () => Promise<Result>, questions = 1): Promise<Result> {
			of += questions;
			tell();
			try {
				return await work();
			} finally {
				done += questions;
				tell();
			}
		},
		received(words: string): void {
			const before = received;
			received += roughTokens(words);
			if (Math.floor(received / tokensPerUpdate) > Math.floor(before / tokensPerUpdate)) tell();
		},
	};
}
