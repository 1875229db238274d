import type { Negotiation } from './capabilities';
import { dataBlock } from './dataBlock';
import { shownSchema } from './jsonSchema';
import { type Capabilities, type JudgeTask, type ModelAnswer, ModelError, type ModelRequest } from './model';
import { readJson } from './readJson';

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
}

type Unformatted = Omit<ModelRequest, 'format'>;

/** A longer answer is not shown to the model again when it is asked to mend it. */
const LONGEST_SHOWN = 20_000;

/**
 * Asks one question until there is an answer of the right form: in the strictest format the endpoint takes, and once
 * more, with what is wrong, when the first answer does not fit. Throws a {@link ModelError}.
 */
export async function converse<Answer>(
	init: ConversationInit,
	task: JudgeTask<string, Answer>,
	request: Unformatted,
): Promise<Conversed<Answer>> {
	const first = await askInFormat(init, task, request);
	const read = readAnswer(init.label, task, first);
	if (read.ok) return { value: read.value, answer: first };
	const second = await askInFormat(init, task, await repairing(request, first.text, read.problem));
	const again = readAnswer(init.label, task, second);
	if (again.ok) return { value: again.value, answer: second };
	throw second.text.trim() === '' ? empty(init.label) : malformed(init.label, again.problem);
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
			const next = refused ? await negotiation.giveUp(refused, capabilities) : undefined;
			if (!next) throw error;
			capabilities = next;
		}
	}
}

function formatted(task: JudgeTask, request: Unformatted, { format, temperature, seed }: Capabilities): ModelRequest {
	const schema = format === 'jsonSchema' ? '' : `\n\n${schemaInWords(task)}`;
	return {
		...request,
		user: request.user + schema,
		format,
		temperature: temperature ? request.temperature : undefined,
		seed: seed ? request.seed : undefined,
	};
}

/** For endpoints that take no schema. */
function schemaInWords({ schemaName, schema }: JudgeTask): string {
	const shown = JSON.stringify(shownSchema(schemaName, schema));
	return `Answer with one JSON object “${schemaName}” and nothing else. It must fit this JSON Schema:\n${shown}`;
}

async function repairing(request: Unformatted, text: string, problem: string): Promise<Unformatted> {
	const shown = text.trim() !== '' && text.length <= LONGEST_SHOWN ? `${await dataBlock('answer', text)}\n\n` : '';
	const ask = `You answered this before, and the answer cannot be used:\n${problem}\nAnswer again, in full, with these mistakes mended.`;
	return { ...request, user: `${request.user}\n\n${shown}${ask}` };
}

function readAnswer<Answer>(label: string, { schema }: JudgeTask<string, Answer>, { text, finish }: ModelAnswer) {
	if (finish === 'refused')
		throw new ModelError('refused', `${label} would not answer this question. Try another model, or go on without it.`);
	const read = readJson(text, schema);
	if (!read.ok && finish === 'length') throw cutOff(label);
	return !read.ok && text.trim() === '' ? { ok: false as const, problem: 'It is empty.' } : read;
}

function cutOff(label: string): ModelError {
	const message = `${label} ran out of output tokens before its answer was complete. Try a model that writes more, or thinks less.`;
	return new ModelError('cutOff', message);
}

function empty(label: string): ModelError {
	return new ModelError('empty', `${label} answered with nothing, twice. Try again, or another model.`);
}

function malformed(label: string, problem: string): ModelError {
	const [first] = problem.split('\n');
	const message = `${label} gave no usable answer, even when asked to mend it (${first}). Try again, or a more able model.`;
	return new ModelError('malformed', message);
}
