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

export interface Conversed<Answer> {
	readonly value: Answer;
	/** The answer that fits. */
	readonly answer: ModelAnswer;
	/** Its form is right, but it leaves out some of what was asked. */
	readonly missing?: ModelError;
}

/** A question before it is known in which form the endpoint takes it. */
export type Unformatted = Omit<ModelRequest, 'format'>;

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
	request: Unformatted,
	completeness: Completeness<Answer> = {},
): Promise<Conversed<Answer>> {
	const first = await askInFormat(init, task, request);
	const read = readAnswer(init.label, task, first, completeness);
	if (read.ok) return complete(init, task, request, given(read, first), completeness);
	const second = await askInFormat(init, task, await repairing(request, first.text, read.problem));
	const again = readAnswer(init.label, task, second, completeness);
	if (again.ok) return withMissing(init.label, given(again, second), completeness);
	throw second.text.trim() === '' ? empty(init.label) : malformed(init.label, again.problem);
}

/** An answer that may leave something out. */
export interface Given<Answer> {
	readonly value: Answer;
	readonly answer: ModelAnswer;
	/** What is wrong with those of its items that were left out. */
	readonly broken?: string | undefined;
}

/** Asks once for what an answer leaves out. Asking again may fail; what the short answer says is known all the same. */
export async function complete<Answer>(
	init: ConversationInit,
	task: JudgeTask<string, Answer>,
	request: Unformatted,
	short: Given<Answer>,
	completeness: Completeness<Answer>,
): Promise<Conversed<Answer>> {
	const { check, merge } = completeness;
	const { value, answer, broken } = short;
	const left = check?.(value);
	if (left === undefined) return { value, answer };
	const problem = broken === undefined ? left : `${left}\n${broken}`;
	const asked = merge ? askingForRest(request, problem) : await repairing(request, answer.text, problem);
	try {
		const more = await askInFormat(init, task, asked);
		const read = readAnswer(init.label, task, more, completeness);
		if (!read.ok) return withMissing(init.label, short, completeness);
		const whole = merge ? written(merge(value, read.value), more) : { value: read.value, answer: more };
		return withMissing(init.label, whole, completeness);
	} catch (error) {
		if (error instanceof ModelError) return { value, answer, missing: error };
		throw error;
	}
}

/** An answer put together by us, as if it had been given so. */
export function written<Answer>(value: Answer, answer: ModelAnswer): Given<Answer> {
	return { value, answer: { ...answer, text: JSON.stringify(value) } };
}

/** What is kept of an answer with broken items are the others. */
export function given<Answer>(
	{ value, broken }: Extract<ParsedAnswer<Answer>, { ok: true }>,
	answer: ModelAnswer,
): Given<Answer> {
	return broken === undefined ? { value, answer } : { ...written(value, answer), broken };
}

function withMissing<Answer>(
	label: string,
	{ value, answer }: Given<Answer>,
	{ check }: Completeness<Answer>,
): Conversed<Answer> {
	const problem = check?.(value);
	return { value, answer, ...(problem !== undefined && { missing: incomplete(label, problem) }) };
}

export async function askInFormat(
	{ call, negotiation }: ConversationInit,
	task: JudgeTask,
	request: Unformatted,
): Promise<ModelAnswer> {
	let capabilities = await negotiation.current();
	let room = request.maxOutputTokens;
	for (;;) {
		const sent = formatted(task, { ...request, maxOutputTokens: room }, capabilities);
		try {
			return withFullContext(await call(sent, capabilities), sent);
		} catch (error) {
			const left = error instanceof ModelError ? error.details.left : undefined;
			// Once: the answer gets what the question leaves of the context.
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

/** Some stop where the context is full as if the answer had had its length. */
function withFullContext(answer: ModelAnswer, { maxOutputTokens: allowed }: ModelRequest): ModelAnswer {
	const { finish, tokensOut: wrote } = answer;
	return finish === 'length' && wrote !== undefined && wrote < allowed * mostMiscounted
		? { ...answer, room: { wrote, allowed } }
		: answer;
}

/** Who counts tokens in another way is not far off. */
const mostMiscounted = 0.9;

function formatted(task: JudgeTask, request: Unformatted, capabilities: Capabilities): ModelRequest {
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

/** What is good of the answer is kept, so that the rest is all that has to be said. */
function askingForRest(request: Unformatted, problem: string): Unformatted {
	const ask = `You answered this before. What is good of it is kept; this is missing or cannot be used:\n${problem}\nAnswer for what is missing alone, in the same form, and leave everything else out.`;
	return { ...request, user: `${request.user}\n\n${ask}` };
}

async function repairing(request: Unformatted, text: string, problem: string): Promise<Unformatted> {
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

function empty(label: string): ModelError {
	return new ModelError('empty', message('modelErrors.empty', { label }));
}

/** `problem` quotes nothing of the answer. */
function malformed(label: string, problem: string): ModelError {
	return new ModelError('malformed', message('modelErrors.malformed', { label }), { problem: problem.split('\n')[0] });
}

/** `problem` is ours and quotes nothing of the answer. */
function incomplete(label: string, problem: string): ModelError {
	return new ModelError('malformed', message('modelErrors.incomplete', { label }), { problem });
}
