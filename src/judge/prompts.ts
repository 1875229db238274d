import { message } from '../messages/message';
import type { Logger, TextFiles } from '../ports';
import { type JudgeTask, ModelError } from './model';
import { checkPrompt, hashPrompt, type Prompt, PromptError, parsePrompt } from './prompt';

/** A prompt ready for use. */
export interface LoadedPrompt {
	readonly prompt: Prompt;
	/** Of what the file says now, whatever it claims. */
	readonly hash: string;
	/** For people: `3`, or `own 1 (3f9a2c71)` for the user's own. */
	readonly label: string;
}

export interface Prompts {
	/** The user's own prompt where there is a sound one, else the product's. Throws a {@link ModelError}. */
	load(task: JudgeTask): Promise<LoadedPrompt>;
}

/** Reads each prompt once, `<id>.md`. */
export function createPrompts(product: TextFiles | undefined, own: TextFiles | undefined, logger: Logger): Prompts {
	const loaded = new Map<string, Promise<LoadedPrompt>>();

	async function loadOwn(task: JudgeTask): Promise<LoadedPrompt | undefined> {
		try {
			return await read(own, task, ({ version }, hash) => `own ${version} (${hash.slice(0, 8)})`);
		} catch (error) {
			if (!(error instanceof PromptError)) throw error;
			logger.error(message('notices.ownPromptUnusable', { why: error.said }));
			return undefined;
		}
	}

	async function loadProduct(task: JudgeTask): Promise<LoadedPrompt> {
		try {
			const prompt = await read(product, task, ({ version }) => String(version));
			if (!prompt) throw new PromptError(`${task.id}.md`, message('promptFiles.missing'));
			return prompt;
		} catch (error) {
			if (!(error instanceof PromptError)) throw error;
			const said = message('modelErrors.damagedInstructions');
			throw new ModelError('badRequest', said, { problem: error.message, cause: error });
		}
	}

	const load = async (task: JudgeTask) => (await loadOwn(task)) ?? (await loadProduct(task));

	return {
		load(task) {
			const found = loaded.get(task.id) ?? load(task);
			loaded.set(task.id, found);
			return found;
		},
	};
}

async function read(
	files: TextFiles | undefined,
	task: JudgeTask,
	label: (prompt: Prompt, hash: string) => string,
): Promise<LoadedPrompt | undefined> {
	const file = `${task.id}.md`;
	const text = await readFile(files, file);
	if (text === undefined) return undefined;
	const prompt = parsePrompt(file, text);
	checkPrompt(file, prompt, task);
	const hash = await hashPrompt(prompt);
	return { prompt, hash, label: label(prompt, hash) };
}

async function readFile(files: TextFiles | undefined, file: string): Promise<string | undefined> {
	try {
		return await files?.read(file);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new PromptError(file, message('promptFiles.closed', { reason }));
	}
}
