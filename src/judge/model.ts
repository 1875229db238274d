import type { ZodType } from 'zod';
import { PlumblineError } from '../errors';
import type { Message } from '../messages/model';

/** How an answer's form is asked for, the strictest first. */
export const answerFormats = ['jsonSchema', 'jsonObject', 'text'] as const;
export type AnswerFormat = (typeof answerFormats)[number];

/** How an answer is asked for piece by piece, the fullest first: with a count of its tokens at the end, without, not at all. */
export const streamForms = ['counted', 'plain', 'off'] as const;
export type StreamForm = (typeof streamForms)[number];

/** One question to a model, in the words of no provider in particular. */
export interface ModelRequest {
	readonly system: string;
	readonly user: string;
	/** How many characters at the beginning of `user` stand in the same place in other questions about the report; for caches of prompts. */
	readonly shared?: number;
	readonly schemaName: string;
	/** JSON Schema of the answer; providers send it when `format` is `jsonSchema`. */
	readonly schema: Readonly<Record<string, unknown>>;
	readonly format: AnswerFormat;
	readonly maxOutputTokens: number;
	/** 0 to 2; `undefined` leaves it to the model. */
	readonly temperature: number | undefined;
	readonly seed: number | undefined;
}

export interface ModelAnswer {
	readonly text: string;
	/** `length`: cut off by the limit of output tokens; `refused`: the model or a filter would not answer. */
	readonly finish: 'stop' | 'length' | 'refused';
	/** Cut off before it had the length that it was allowed: the context is full. */
	readonly room?: { readonly wrote: number; readonly allowed: number };
	/** As the provider counted them; `undefined` where it does not say. */
	readonly tokensIn: number | undefined;
	readonly tokensOut: number | undefined;
	/** The model that answered, by the provider's word; it may name a release of the one asked. */
	readonly model: string;
}

/** What an endpoint has been found to take; it starts hopeful and only shrinks. */
export interface Capabilities {
	readonly format: AnswerFormat;
	readonly temperature: boolean;
	readonly seed: boolean;
	/** Absent where nothing is to be asked for: answers come whole, or in pieces, by themselves. */
	readonly stream?: StreamForm;
	/** Chat Completions: `max_completion_tokens`, or the older `max_tokens`. */
	readonly maxTokensName: 'max_completion_tokens' | 'max_tokens';
	/** The most output tokens it lets a question ask for, where it said so. */
	readonly maxOutputTokens?: number;
}

/** Told the words of an answer, and what the model thinks before it. */
export type OnReceived = (words: string, isThought?: boolean) => void;

/** Someone who answers. The only thing the judge knows of a model. */
export interface Provider {
	/** Names the endpoint for the cache and for remembered capabilities, such as `https://api.openai.com/v1`. Never a secret. */
	readonly id: string;
	/** The model asked, as the endpoint names it. */
	readonly model: string;
	/** For people: `gpt-5-mini at api.openai.com`. */
	readonly label: string;
	/** Hopeful at first; the judge remembers what turned out not to be taken. */
	readonly capabilities: Capabilities;
	/** So many tokens may stand in one question; absent where nobody says. */
	readonly maxInputTokens?: number;
	/**
	 * Throws a {@link ModelError}, or the signal's reason. Never retries by itself.
	 *
	 * @param onReceived told what comes in, where the answer comes piece by piece
	 */
	ask(
		request: ModelRequest,
		capabilities: Capabilities,
		signal: AbortSignal,
		onReceived?: OnReceived,
	): Promise<ModelAnswer>;
}

/** After these no further question of the run would fare better. */
export const endsRun: ReadonlySet<ModelErrorCode> = new Set([
	'budget',
	'auth',
	'quota',
	'noModel',
	'runTimeout',
	'givenUp',
]);

export type ModelErrorCode =
	/** No connection, or it broke in the middle. */
	| 'network'
	/** No answer within the time of one call. */
	| 'timeout'
	| 'rateLimit'
	/** 5xx. */
	| 'server'
	/** No key, a wrong key, or no right to this model. */
	| 'auth'
	/** No credit left, a quota used up: waiting does not help. */
	| 'quota'
	| 'noModel'
	/** The endpoint does not take a parameter that was sent; see `unsupported`. */
	| 'unsupported'
	/** The question is longer than the model reads. */
	| 'tooLong'
	/** The model or a filter would not answer. */
	| 'refused'
	/** Nothing in the answer. */
	| 'empty'
	/** Cut off by the limit of output tokens. */
	| 'cutOff'
	/** What came is not a model's answer: an HTML page, another program's JSON. */
	| 'notAModel'
	/** The answer does not fit the schema, even after one repair. */
	| 'malformed'
	/** The run's budget leaves no room for this question. */
	| 'budget'
	/** The run's time is up. */
	| 'runTimeout'
	/** So many questions in a row came to nothing that the rest is not asked. */
	| 'givenUp'
	| 'badRequest';

export interface ModelErrorDetails extends ErrorOptions {
	/** How long the endpoint asked to wait, in milliseconds. */
	readonly retryAfter?: number;
	readonly unsupported?: keyof Capabilities;
	/** With `unsupported: 'maxOutputTokens'`: the most it takes, where it says so. */
	readonly most?: number;
	/** With `tooLong`: how many output tokens the context has room for beside the question, where the endpoint says so. */
	readonly left?: number;
	/** The question cannot have reached a model: nobody answers there. */
	readonly unsent?: boolean;
	readonly status?: number;
	/** What is wrong with an answer or a prompt, for the log; quotes nothing of an answer. */
	readonly problem?: string | undefined;
}

/** What went wrong with one question, and what to do. Neither what is said nor the details hold a key or a report's text. */
export class ModelError extends PlumblineError<ModelErrorCode, ModelErrorDetails> {
	override readonly name = 'ModelError';
}

/**
 * A question of one kind: a prompt (`prompts/<id>.md`) and the form of its answer. Slots are the names the prompt's
 * text leaves open; values of `data` slots come from reports, sources or models and reach the model only inside
 * delimited blocks.
 */
export interface JudgeTask<Slot extends string = string, Answer = unknown> {
	readonly id: string;
	/** Named in the prompt's front matter, and sent to endpoints that take a schema. */
	readonly schemaName: string;
	readonly schema: ZodType<Answer>;
	/** Slots that hold our own words and figures. */
	readonly plain: readonly Slot[];
	/** Slots that hold somebody else's text. */
	readonly data: readonly Slot[];
	/** Those of them whose text comes as it was written, so that its comments have to be taken out. */
	readonly raw?: readonly Slot[];
}

export interface Question<Slot extends string, Answer> {
	readonly slots: Readonly<Record<Slot, string>>;
	/** What the question is about, for progress and errors: `section “Market size”`. */
	readonly about: Message;
	/** What an answer will look like, for the preview of a run: same shape and about the same size, no judgement. */
	readonly previewAnswer: () => Answer;
	/** What an answer that has the right form leaves out, in words for the model; `undefined` when it is complete. */
	readonly check?: (answer: Answer) => string | undefined;
	/** Adds to an answer what was asked for again because it was left out; without it the question is asked again wholly. */
	readonly merge?: (answer: Answer, more: Answer) => Answer;
	/** The most tokens that its answer may take, where that is less than its prompt allows: what a short report needs. */
	readonly maxOutputTokens?: number;
	/** Told the answer so far, as often as more of it comes in; never where it is not asked for or comes whole. */
	readonly onText?: ((text: string) => void) | undefined;
	/** 0, or the number of the repeat when the same question is asked several times to see how stable its answer is. */
	readonly sample?: number;
}

/** What tells whether an answer is complete, and completes it. */
export type Completeness<Answer> = Pick<Question<string, Answer>, 'check' | 'merge'>;

/** A question with its task. */
export interface Asked<Answer> {
	readonly task: JudgeTask<string, Answer>;
	readonly question: Question<string, Answer>;
}

/** An answer with where it comes from. */
export type Judgement<Answer> =
	| {
			readonly ok: true;
			readonly value: Answer;
			readonly cached: boolean;
			/** What the answer leaves out though it was asked for twice. Such an answer is not kept. */
			readonly missing?: ModelError;
	  }
	| { readonly ok: false; readonly error: ModelError };

/** Asks typed questions. Rejects only with the reason of an aborted run; what goes wrong with a question is its own result. */
export interface Judge {
	ask<Slot extends string, Answer>(
		task: JudgeTask<Slot, Answer>,
		question: Question<Slot, Answer>,
	): Promise<Judgement<Answer>>;
}

/** A judge that can be asked two questions at once, and whether one has been answered. */
export interface PairJudge extends Judge {
	/** Whether it answers a question from what is kept. */
	isKept<Answer>(asked: Asked<Answer>): Promise<boolean>;
	/**
	 * Two questions about the same report, in one request where neither has been answered and both begin with the same
	 * text; each is kept as if it had been asked alone, and asked alone where the common answer does not hold it.
	 */
	askBoth<One, Other>(one: Asked<One>, other: Asked<Other>): Promise<readonly [Judgement<One>, Judgement<Other>]>;
}

/** What a run may use. `undefined` is no limit. */
export interface RunLimits {
	/** Questions under way at the same time. */
	readonly concurrency: number;
	/** Milliseconds in which nothing is heard of the answer to one call. */
	readonly callTimeout: number;
	/** Milliseconds for the whole run. */
	readonly runTimeout: number;
	/** Tries beyond the first for what may pass: network, rate limits, 5xx. */
	readonly retries: number;
	/** In US dollars. */
	readonly maxCost: number | undefined;
	/** Tokens in and out together. */
	readonly maxTokens: number | undefined;
}

/** US dollars for a million tokens. */
export interface Price {
	readonly input: number;
	readonly output: number;
}

/** What a run has used so far. */
export interface Usage {
	/** Requests sent: with repeats after errors, and repairs. */
	readonly calls: number;
	/** Questions answered without asking: from the cache, or by another question's answer. */
	readonly cached: number;
	readonly tokensIn: number;
	readonly tokensOut: number;
	/** In US dollars; `null` when the model's price is not known. */
	readonly cost: number | null;
	/** Prompt id → version, for the prompts that were asked. */
	readonly prompts: Readonly<Record<string, string>>;
	/** What could not be answered, in the order it happened. */
	readonly failures: readonly {
		readonly task: string;
		readonly about: Message;
		readonly code: ModelErrorCode;
		readonly message: Message;
	}[];
}

/** What a run would use, before anything is sent. */
export interface Preview {
	/** For people: the provider's label. */
	readonly model: string;
	/** Questions that would be asked, without those the cache answers. */
	readonly calls: number;
	readonly cached: number;
	readonly tokensIn: number;
	/** Between the expected answers and the longest the questions allow; asking again after errors is not counted. */
	readonly tokensOut: readonly [expected: number, most: number];
	/** US dollars, for the same range; `null` when the model's price is not known. */
	readonly cost: readonly [expected: number, most: number] | null;
}
