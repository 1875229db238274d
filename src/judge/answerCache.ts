import * as z from 'zod';
import { message } from '../messages/message';
import type { Clock, Logger, Store } from '../ports';
import type { Judgement, JudgeTask, ModelAnswer, Question } from './model';
import { readJson } from './readJson';

/** A model's answers, kept from one run to the next. Errors are never kept. */
export interface AnswerCache {
	/** `undefined` when there is none; one that cannot be read is removed. */
	find(key: string): Promise<CachedAnswer | undefined>;
	/** Resolves when the answer is safe. A store that fails costs the next run a question, never this one its answer. */
	keep(key: string, answer: ModelAnswer): Promise<void>;
	remove(key: string): Promise<void>;
	/** Removes the oldest beyond the bounds; meant for the end of a run. */
	prune(): Promise<void>;
}

export interface AnswerBounds {
	readonly entries: number;
	/** Of all answers together. */
	readonly bytes: number;
}

export const defaultBounds: AnswerBounds = { entries: 5_000, bytes: 50_000_000 };

const cachedAnswer = z.object({
	text: z.string(),
	tokensIn: z.number().optional(),
	tokensOut: z.number().optional(),
	model: z.string(),
	/** When it was given, in milliseconds since the epoch. */
	time: z.number(),
});
export type CachedAnswer = z.infer<typeof cachedAnswer>;

const prefix = 'answer.';

export function createAnswerCache(store: Store, clock: Clock, logger: Logger, bounds = defaultBounds): AnswerCache {
	let warned = false;
	/** Says once that the store fails; a run goes on without it. */
	async function attempt<Result>(action: () => Promise<Result>): Promise<Result | undefined> {
		try {
			return await action();
		} catch (error) {
			if (!warned) logger.error(message('notices.answersNotKept', { reason: String(error) }));
			warned = true;
			return undefined;
		}
	}
	const remove = async (key: string) => void (await attempt(() => store.remove(prefix + key)));

	return {
		remove,
		async find(key) {
			const text = await attempt(() => store.read(prefix + key));
			if (text === undefined) return undefined;
			const answer = parse(text);
			if (!answer) await remove(key);
			return answer;
		},
		async keep(key, { text, tokensIn, tokensOut, model }) {
			const kept: CachedAnswer = { text, tokensIn, tokensOut, model, time: clock.now() };
			await attempt(() => store.write(prefix + key, JSON.stringify(kept)));
		},
		async prune() {
			const all = (await attempt(() => store.list())) ?? [];
			const texts = all.filter(({ key }) => key.startsWith(prefix));
			const newest = texts.toSorted((one, other) => other.time - one.time);
			let bytes = 0;
			for (const [i, { key, size }] of newest.entries()) {
				bytes += size;
				if (i >= bounds.entries || bytes > bounds.bytes) await attempt(() => store.remove(key));
			}
		},
	};
}

function parse(text: string): CachedAnswer | undefined {
	try {
		return cachedAnswer.parse(JSON.parse(text));
	} catch {
		// Whatever made it unreadable, asking again mends it.
		return undefined;
	}
}

/** The kept answer under a key, read as the task's. One that no longer fits, or leaves something out, is removed, and the question asked again. */
export async function findCachedAnswer<Answer>(
	answers: AnswerCache,
	task: JudgeTask<string, Answer>,
	key: string,
	check?: Question<string, Answer>['check'],
): Promise<Judgement<Answer> | undefined> {
	const kept = await answers.find(key);
	if (!kept) return undefined;
	const read = readJson(kept.text, task.schema);
	if (read.ok && check?.(read.value) === undefined) return { ok: true, value: read.value, cached: true };
	await answers.remove(key);
	return undefined;
}
