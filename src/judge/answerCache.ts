import * as z from 'zod';
import { message } from '../messages/message';
import type { Clock, Logger, Store } from '../ports';
import { type CacheBounds, type JsonCache, jsonCache } from '../text/jsonCache';
import { compose } from './compose';
import {
	type Asked,
	type Judgement,
	type JudgeTask,
	type ModelAnswer,
	ModelError,
	type Provider,
	type Question,
} from './model';
import type { Prompts } from './prompts';
import { readJson } from './readJson';

/** A model's answers, kept from one run to the next. Errors are never kept. */
export interface AnswerCache extends Omit<JsonCache<CachedAnswer>, 'keep'> {
	keep(key: string, answer: ModelAnswer): Promise<void>;
}

const defaultBounds: CacheBounds = { entries: 5_000, bytes: 50_000_000 };

const cachedAnswer = z.object({
	text: z.string(),
	tokensIn: z.number().optional(),
	tokensOut: z.number().optional(),
	model: z.string(),
	/** When it was given, in milliseconds since the epoch. */
	time: z.number(),
});
type CachedAnswer = z.infer<typeof cachedAnswer>;

export function createAnswerCache(store: Store, clock: Clock, logger: Logger, bounds = defaultBounds): AnswerCache {
	const onFailure = (reason: string) => logger.error(message('notices.answersNotKept', { reason }));
	const kept = jsonCache({ store, prefix: 'answer.', schema: cachedAnswer, bounds, onFailure });
	return {
		...kept,
		keep: (key, { text, tokensIn, tokensOut, model }) =>
			kept.keep(key, { text, tokensIn, tokensOut, model, time: clock.now() }),
	};
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

/** What a question's answer depends on, and where it is kept. */
interface Answering {
	readonly prompts: Prompts;
	readonly provider: Provider;
	readonly answers: AnswerCache;
}

/** Whether a question is answered from what is kept. */
export async function isKept<Answer>(
	{ prompts, provider, answers }: Answering,
	{ task, question }: Asked<Answer>,
): Promise<boolean> {
	try {
		const { key } = await compose(prompts, provider, task, question);
		return (await findCachedAnswer(answers, task, key, question.check)) !== undefined;
	} catch (error) {
		// There is no sound prompt, which is told when it is asked.
		if (error instanceof ModelError) return false;
		throw error;
	}
}
