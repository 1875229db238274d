import { message } from '../messages/message';
import type { Negotiation } from './capabilities';
import { dataBlock } from './dataBlock';
import { shownSchema } from './jsonSchema';
import {
	type Capabilities,
	type Completeness,
	type JudgeTask,
	type ModelAnswer,
	ModelError,
	type ModelRequest,
} from './model';
import { type ParsedAnswer, readJson } from './readJson';

export interface ConversationInit {
	/** One call, with whatever retries and limits belong to it. */
	readonly call: (request: ModelRequest, capabilities: Capabilities) => Promise<ModelAnswer>;
	readonly negotiation: Negotiation;
	/** Names the endpoint in messages. */
	readonly label: string;
}

export interface ConversationResult<Answer> {
	readonly value: Answer;
	/** The answer that fits. */
	readonly answer: ModelAnswer;
	/** Its form is right, but it leaves out some of what was asked. */
	readonly missing?: ModelError;
}

/** A question before it is known in which form the endpoint takes it. */
export type UnformattedRequest = Omit<ModelRequest, 'format'>;

/** A longer answer is not shown to the model again when it is asked to mend it. */
const longestShown = 20_000;

/**
 * Asks one question until there is an answer of the right form: in the strictest format the endpoint takes, and once
 * more, with what is wrong, when the first answer does not fit or does not say all that was asked. Throws a
 * {@link ModelError}.
 */
export async function converse<Answer>(
	init: ConversationInit,
	task: JudgeTask<string, Answer>,
	request: UnformattedRequest,
	completeness: Completeness<Answer> = {},
): Promise<ConversationResult<Answer>> {
	const first = await askInFormat(init, task, request);
	const read = readAnswer(init.label, task, first, completeness);
	if (read.ok) return completeAnswer(init, task, request, partialAnswerOf(read, first), completeness);
	const second = await askInFormat(init, task, await requestForRepair(request, first.text, read.problem));
	const again = readAnswer(init.label, task, second, completeness);
	if (again.ok) return resultOf(init.label, partialAnswerOf(again, second), completeness);
	const { label } = init;
	if (second.text.trim() === '') throw new ModelError('empty', message('modelErrors.empty', { label }));
	// The problem quotes nothing of the answer.
	throw new ModelError('malformed', message('modelErrors.malformed', { label }), {
		problem: again.problem.split('\n')[0],
	});
}

/** An answer that may leave something out. */
export interface PartialAnswer<Answer> {
	readonly value: Answer;
	readonly answer: ModelAnswer;
	/** What is wrong with those of its items that were left out. */
	readonly broken?: string | undefined;
}

/** Asks once for what an answer leaves out. If that fails, the incomplete answer is still returned. */
export async function completeAnswer<Answer>(
	init: ConversationInit,
	task: JudgeTask<string, Answer>,
	request: UnformattedRequest,
	short: PartialAnswer<Answer>,
	completeness: Completeness<Answer>,
): Promise<ConversationResult<Answer>> {
	const { check, merge } = completeness;
	const { value, answer, broken } = short;
	const left = check?.(value);
	if (left === undefined) return { value, answer };
	const problem = broken === undefined ? left : `${left}\n${broken}`;
	const asked = merge ? requestForRest(request, problem) : await requestForRepair(request, answer.text, problem);
	try {
		const more = await askInFormat(init, task, asked);
		const read = readAnswer(init.label, task, more, completeness);
		if (!read.ok) return resultOf(init.label, short, completeness);
		const whole = merge ? rewrittenAnswer(merge(value, read.value), more) : { value: read.value, answer: more };
		return resultOf(init.label, whole, completeness);
	} catch (error) {
		if (error instanceof ModelError) return { value, answer, missing: error };
		throw error;
	}
}

/** An answer whose value was changed by code, with its text written anew. */
export function rewrittenAnswer<Answer>(value: Answer, answer: ModelAnswer): PartialAnswer<Answer> {
	return { value, answer: { ...answer, text: JSON.stringify(value) } };
}

/** An answer without its broken items. */
export function partialAnswerOf<Answer>(
	{ value, broken }: Extract<ParsedAnswer<Answer>, { ok: true }>,
	answer: ModelAnswer,
): PartialAnswer<Answer> {
	return broken === undefined ? { value, answer } : { ...rewrittenAnswer(value, answer), broken };
}

function resultOf<Answer>(
	label: string,
	{ value, answer }: PartialAnswer<Answer>,
	{ check }: Completeness<Answer>,
): ConversationResult<Answer> {
	const problem = check?.(value);
	if (problem === undefined) return { value, answer };
	// The problem is ours and quotes nothing of the answer.
	const missing = new ModelError('malformed', message('modelErrors.incomplete', { label }), { problem });
	return { value, answer, missing };
}

export async function askInFormat(
	{ call, negotiation }: ConversationInit,
	task: JudgeTask,
	request: UnformattedRequest,
): Promise<ModelAnswer> {
	let capabilities = await negotiation.current();
	let room = request.maxOutputTokens;
	for (;;) {
		const sent = formatRequest(task, { ...request, maxOutputTokens: room }, capabilities);
		try {
			return withFullContext(await call(sent, capabilities), sent);
		} catch (error) {
			const left = error instanceof ModelError ? error.details.left : undefined;
			// Once more with a limit on the answer that fits beside the question in the context.
			if (left !== undefined && left < room && room === request.maxOutputTokens) {
				room = left;
				continue;
			}
			const refused = error instanceof ModelError && error.code === 'unsupported' && error.details.unsupported;
			const next = refused ? await negotiation.giveUp(refused, capabilities, error.details.most) : undefined;
			if (!next) throw error;
			capabilities = next;
		}
	}
}

/** Some endpoints report `length` when the context is full, long before the answer has the length it was allowed. */
function withFullContext(answer: ModelAnswer, { maxOutputTokens: allowed }: ModelRequest): ModelAnswer {
	const { finish, tokensOut: wrote } = answer;
	return finish === 'length' && wrote !== undefined && wrote < allowed * fullContextShare
		? { ...answer, room: { wrote, allowed } }
		: answer;
}

/** An answer shorter than this share of its limit was not stopped by the limit, even if tokens are counted differently. */
const fullContextShare = 0.9;

function formatRequest(task: JudgeTask, request: UnformattedRequest, capabilities: Capabilities): ModelRequest {
	const { format, temperature, seed, maxOutputTokens = request.maxOutputTokens } = capabilities;
	const schema = format === 'jsonSchema' ? '' : `\n\n${schemaInWords(task)}`;
	return {
		...request,
		user: request.user + schema,
		format,
		temperature: temperature ? request.temperature : undefined,
		seed: seed ? request.seed : undefined,
		maxOutputTokens: Math.min(request.maxOutputTokens, maxOutputTokens),
	};
}

/** For endpoints that take no schema. */
function schemaInWords({ schemaName, schema }: JudgeTask): string {
	const shown = JSON.stringify(shownSchema(schemaName, schema));
	return `Answer with one JSON object “${schemaName}” and nothing else. It must fit this JSON Schema:\n${shown}`;
}

/** Asks only for what is missing: the usable part of the first answer is kept. */
function requestForRest(request: UnformattedRequest, problem: string): UnformattedRequest {
	const ask = `You answered this before. What is good of it is kept; this is missing or cannot be used:\n${problem}\nAnswer for what is missing alone, in the same form, and leave everything else out.`;
	return { ...request, user: `${request.user}\n\n${ask}` };
}

async function requestForRepair(
	request: UnformattedRequest,
	text: string,
	problem: string,
): Promise<UnformattedRequest> {
	const shown = text.trim() !== '' && text.length <= longestShown ? `${await dataBlock('answer', text)}\n\n` : '';
	const ask = `You answered this before, and the answer cannot be used:\n${problem}\nAnswer again, in full, with these mistakes mended.`;
	return { ...request, user: `${request.user}\n\n${shown}${ask}` };
}

/** Throws a {@link ModelError} where the model would not answer, or was cut off. */
export function readAnswer<Answer>(
	label: string,
	{ schema }: JudgeTask<string, Answer>,
	{ text, finish, room }: ModelAnswer,
	{ merge }: Completeness<Answer>,
): ParsedAnswer<Answer> {
	if (finish === 'refused') throw new ModelError('refused', message('modelErrors.refused', { label }));
	const read = readJson(text, schema, { leaveOutBroken: merge !== undefined });
	if (!read.ok && finish === 'length') throw cutOff(label, room);
	return !read.ok && text.trim() === '' ? { ok: false, problem: 'It is empty.' } : read;
}

function cutOff(label: string, room: ModelAnswer['room']): ModelError {
	if (room) return new ModelError('cutOff', message('modelErrors.contextFull', { label, ...room }));
	return new ModelError('cutOff', message('modelErrors.cutOff', { label }));
}
