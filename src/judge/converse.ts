import { message } from '../messages/message';
import type { Negotiation } from './capabilities';
import { dataBlock } from './dataBlock';
import { shownSchema } from './jsonSchema';
import {
	type Capabilities,
	type JudgeTask,
	type ModelAnswer,
	ModelError,
	type ModelRequest,
	type Question,
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

type Unformatted = Omit<ModelRequest, 'format'>;

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
	check: Question<string, Answer>['check'] = () => undefined,
): Promise<Conversed<Answer>> {
	const first = await askInFormat(init, task, request);
	const read = readAnswer(init.label, task, first);
	const problem = read.ok ? check(read.value) : read.problem;
	if (read.ok && problem === undefined) return { value: read.value, answer: first };
	const ask = async () => askInFormat(init, task, await repairing(request, first.text, problem!));
	if (read.ok) return mended(init.label, task, { value: read.value, answer: first }, problem!, check, ask);
	const second = await ask();
	const again = readAnswer(init.label, task, second);
	if (again.ok) return checked(init.label, again.value, second, check);
	throw second.text.trim() === '' ? empty(init.label) : malformed(init.label, again.problem);
}

/** What is asked again may fail; what the short answer says is known all the same. */
async function mended<Answer>(
	label: string,
	task: JudgeTask<string, Answer>,
	short: Conversed<Answer>,
	problem: string,
	check: NonNullable<Question<string, Answer>['check']>,
	ask: () => Promise<ModelAnswer>,
): Promise<Conversed<Answer>> {
	const kept = { ...short, missing: incomplete(label, problem) };
	try {
		const answer = await ask();
		const read = readAnswer(label, task, answer);
		return read.ok ? checked(label, read.value, answer, check) : kept;
	} catch (error) {
		if (error instanceof ModelError) return { ...kept, missing: error };
		throw error;
	}
}

function checked<Answer>(
	label: string,
	value: Answer,
	answer: ModelAnswer,
	check: NonNullable<Question<string, Answer>['check']>,
): Conversed<Answer> {
	const problem = check(value);
	return { value, answer, ...(problem !== undefined && { missing: incomplete(label, problem) }) };
}

async function askInFormat(
	{ call, negotiation }: ConversationInit,
	task: JudgeTask,
	request: Unformatted,
): Promise<ModelAnswer> {
	let capabilities = await negotiation.current();
	for (;;) {
		try {
			return await call(formatted(task, request, capabilities), capabilities);
		} catch (error) {
			const refused = error instanceof ModelError && error.code === 'unsupported' && error.details.unsupported;
			const next = refused ? await negotiation.giveUp(refused, capabilities, error.details.most) : undefined;
			if (!next) throw error;
			capabilities = next;
		}
	}
}

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

async function repairing(request: Unformatted, text: string, problem: string): Promise<Unformatted> {
	const shown = text.trim() !== '' && text.length <= longestShown ? `${await dataBlock('answer', text)}\n\n` : '';
	const ask = `You answered this before, and the answer cannot be used:\n${problem}\nAnswer again, in full, with these mistakes mended.`;
	return { ...request, user: `${request.user}\n\n${shown}${ask}` };
}

function readAnswer<Answer>(
	label: string,
	{ schema }: JudgeTask<string, Answer>,
	{ text, finish }: ModelAnswer,
): ParsedAnswer<Answer> {
	if (finish === 'refused') throw new ModelError('refused', message('modelErrors.refused', { label }));
	const read = readJson(text, schema);
	if (!read.ok && finish === 'length') throw cutOff(label);
	return !read.ok && text.trim() === '' ? { ok: false, problem: 'It is empty.' } : read;
}

function cutOff(label: string): ModelError {
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
