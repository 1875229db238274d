import * as z from 'zod';
import { parsedJson } from '../../text/json';
import type { OnReceived } from '../model';

const parts = z.array(z.object({ type: z.string(), text: z.string().optional() }));

/** What a message says: whole, or as a list of parts, of which some are thoughts. */
export const content = z.union([z.string(), parts]).nullish();

export function textOf(said: z.infer<typeof content>): string {
	if (typeof said === 'string') return said;
	return (said ?? []).map((part) => (part.type === 'text' ? (part.text ?? '') : '')).join('');
}

/** Whether a body is a stream of events (Server-Sent Events), not one JSON value. */
export function isStream(text: string): boolean {
	return /^\s*(?:data|event|id|retry)?:/.test(text);
}

/** The JSON that each event carries, and whether the stream said that it is done; of what is no JSON (the end mark, a line that was cut) nothing. */
function eventsOf(text: string): { readonly events: readonly unknown[]; readonly done: boolean } {
	const data = text.split(/\r?\n/).flatMap((line) => /^data:\s?(.*)$/.exec(line)?.[1]?.trim() ?? []);
	return { events: data.map(parsedJson), done: data.includes('[DONE]') };
}

const text = z.string().nullish().catch(undefined);
const chunk = z.object({
	model: text,
	choices: z
		.array(
			z.object({
				delta: z
					.object({ content: content.catch(undefined), refusal: text, reasoning_content: text, reasoning: text })
					.nullish()
					.catch(undefined),
				finish_reason: text,
				error: z.unknown().optional(),
			}),
		)
		.catch([]),
	usage: z.unknown().optional(),
	error: z.unknown().optional(),
});

/** A stream of Chat Completions as the one answer it comes to; `undefined` where it broke off. */
export function chatAnswerOf(stream: string): unknown {
	const { events, done } = eventsOf(stream);
	const chunks = events.flatMap((event) => chunk.safeParse(event).data ?? []);
	const failed = chunks.find(({ error }) => error);
	if (failed) return { error: failed.error };
	const first = chunks.flatMap(({ choices }) => choices.slice(0, 1));
	const last = first.findLast(({ finish_reason }) => finish_reason);
	if (!last && !done) return undefined;
	const said = (part: 'content' | 'refusal') => first.map(({ delta }) => textOf(delta?.[part])).join('');
	const message = { content: said('content'), refusal: said('refusal') || null };
	return {
		model: chunks.find(({ model }) => model)?.model ?? undefined,
		choices: [{ finish_reason: last?.finish_reason ?? 'stop', message, error: last?.error }],
		usage: chunks.findLast(({ usage }) => usage)?.usage,
	};
}

const event = z.object({ type: z.string(), response: z.unknown().optional(), error: z.unknown().optional() });
const ends: ReadonlySet<string> = new Set(['response.completed', 'response.incomplete', 'response.failed']);

/** The same for the Responses API, whose last event holds the whole answer. */
export function responsesAnswerOf(stream: string): unknown {
	const events = eventsOf(stream).events.flatMap((one) => event.safeParse(one).data ?? []);
	const failed = events.find(({ type }) => type === 'error');
	if (failed) return { error: failed.error ?? failed };
	return events.findLast(({ type }) => ends.has(type))?.response;
}

/** The words that an event adds to what the model thinks, and to its answer. */
const delta = z.union([
	z
		.object({ type: z.string().endsWith('.delta'), delta: z.string() })
		.transform(({ type, delta: words }) => (type.includes('reasoning') ? [words, ''] : ['', words])),
	chunk.transform(({ choices }) => [
		choices.map((one) => one.delta?.reasoning_content ?? one.delta?.reasoning ?? '').join(''),
		choices.map((one) => textOf(one.delta?.content)).join(''),
	]),
]);

/** Tells the words of an answer as its stream comes in; takes the body as it is read, in parts of any size. */
export function streamListener(onReceived: OnReceived): (part: string) => void {
	let open = '';
	return (part) => {
		const lines = (open + part).split('\n');
		open = lines.pop() ?? '';
		for (const event of eventsOf(lines.join('\n')).events) {
			const [thought = '', said = ''] = delta.safeParse(event).data ?? [];
			if (thought !== '') onReceived(thought, true);
			if (said !== '') onReceived(said);
		}
	};
}
