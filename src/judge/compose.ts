import { sha256 } from '../text/hash';
import { strictSchema } from './jsonSchema';
import type { JudgeTask, ModelRequest, Provider, Question } from './model';
import { fillPrompt } from './prompt';
import type { LoadedPrompt, Prompts } from './prompts';

/** A question in the words that are sent, whatever form its answer will be asked in. */
export interface Composed {
	readonly prompt: LoadedPrompt;
	readonly request: Omit<ModelRequest, 'format'>;
	/** Under which the answer is kept: the hash of everything it depends on. */
	readonly key: string;
}

/** The least arbitrary answers a model gives; repeats differ by their seed. */
const temperature = 0;
const firstSeed = 1;

/** Throws a ModelError when there is no sound prompt for the task. */
export async function compose<Slot extends string, Answer>(
	prompts: Prompts,
	provider: Provider,
	task: JudgeTask<Slot, Answer>,
	{ slots, sample = 0, maxOutputTokens: most = Number.POSITIVE_INFINITY }: Question<Slot, Answer>,
): Promise<Composed> {
	const loaded = await prompts.load(task);
	const { shared, ...texts } = await fillPrompt(loaded.prompt, slots, task.raw);
	const request = {
		...texts,
		schemaName: task.schemaName,
		schema: strictSchema(task.schemaName, task.schema),
		maxOutputTokens: Math.min(loaded.prompt.maxOutputTokens, most),
		temperature,
		seed: firstSeed + sample,
	};
	const origin = [loaded.prompt.id, loaded.prompt.version, loaded.hash, provider.id, provider.model, sample];
	return {
		prompt: loaded,
		request: { ...request, ...(shared > 0 && { shared }) },
		key: await sha256(JSON.stringify([...origin, request])),
	};
}
