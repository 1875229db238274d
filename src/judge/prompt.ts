import * as z from 'zod';
import { PlumblineError } from '../errors';
import { type MessageCode, message, verbatim } from '../messages/message';
import type { Message } from '../messages/model';
import { sha256 } from '../text/hash';
import { parseYaml, YamlError } from '../text/yaml';
import { blockRule, dataBlock } from './dataBlock';
import type { JudgeTask } from './model';

/** What is wrong with a prompt file: which file, what, and what to do. */
export class PromptError extends PlumblineError<'promptFile'> {
	override readonly name = 'PromptError';

	constructor(file: string, what: Message, details: ErrorOptions = {}) {
		super('promptFile', message('promptFiles.at', { file, what }), details);
	}
}

const frontMatter = z.strictObject({
	id: z.string().regex(/^[a-zA-Z][\w.-]*$/, 'promptFiles.badId' satisfies MessageCode),
	version: z.int().positive(),
	purpose: z.string().min(1),
	/** The name of the answer's schema. */
	schema: z.string().regex(/^[a-zA-Z]\w{0,63}$/, 'promptFiles.badSchema' satisfies MessageCode),
	maxOutputTokens: z.int().positive(),
	/** What the file says its hash is; see {@link hashPrompt}. */
	hash: z.coerce.string().optional(),
});

/** A prompt file, read. */
export interface Prompt extends z.infer<typeof frontMatter> {
	readonly system: string;
	readonly user: string;
}

const filePattern = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const parts = /^\s*# System[ \t]*\n([\s\S]*?)\n# User[ \t]*\n([\s\S]*)$/;
const slot = /\{\{(data:)?([a-zA-Z]\w*)\}\}/g;

/** Throws a {@link PromptError} that names the file. */
export function parsePrompt(file: string, text: string): Prompt {
	const [, head, body] = filePattern.exec(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')) ?? [];
	if (head === undefined || body === undefined) throw new PromptError(file, message('promptFiles.noFrontMatter'));
	const [, system, user] = parts.exec(body) ?? [];
	if (system === undefined || user === undefined) throw new PromptError(file, message('promptFiles.noParts'));
	const prompt = { ...parseHead(file, head), system: system.trim(), user: user.trim() };
	const stray = `${prompt.system}\n${prompt.user}`.replace(slot, '').match(/\{\{[^}\n]{0,30}\}{0,2}/);
	if (stray) throw new PromptError(file, message('promptFiles.noSlot', { text: stray[0] }));
	if (slotsOf(prompt.system).data.length > 0) throw new PromptError(file, message('promptFiles.dataInSystem'));
	return prompt;
}

function parseHead(file: string, head: string): Omit<Prompt, 'system' | 'user'> {
	const { success, data, error } = frontMatter.safeParse(readYaml(file, head));
	if (success) return data;
	const [issue] = error.issues;
	const text = issue?.message ?? '';
	// zod hands on no more than a text for each issue: of ours, the sentence's code.
	const why = text.startsWith('promptFiles.') ? { code: text, args: undefined } : verbatim(text);
	throw new PromptError(file, message('promptFiles.badKey', { key: issue?.path.join('.') ?? '', why }));
}

function readYaml(file: string, head: string): unknown {
	try {
		return parseYaml(head);
	} catch (error) {
		if (!(error instanceof YamlError)) throw error;
		throw new PromptError(file, message('promptFiles.notYaml', { reason: error.said }), { cause: error });
	}
}

/** The names of the slots of a text, each once, sorted. */
export function slotsOf(text: string): { readonly plain: readonly string[]; readonly data: readonly string[] } {
	const slots = [...text.matchAll(slot)];
	const names = (data: boolean) =>
		[...new Set(slots.filter((slot) => (slot[1] !== undefined) === data).map((slot) => slot[2]!))].sort();
	return { plain: names(false), data: names(true) };
}

/** Throws a {@link PromptError} where a prompt does not fit the task that uses it. */
export function checkPrompt(file: string, prompt: Prompt, task: JudgeTask): void {
	const differ = (what: 'id' | 'schema' | 'slots' | 'dataSlots', has: string, needs: string) => {
		if (has !== needs) throw new PromptError(file, message('promptFiles.differs', { what, has, needs }));
	};
	const slots = slotsOf(`${prompt.system}\n${prompt.user}`);
	differ('id', prompt.id, task.id);
	differ('schema', prompt.schema, task.schemaName);
	differ('slots', slots.plain.join(', '), [...task.plain].sort().join(', '));
	differ('dataSlots', slots.data.join(', '), [...task.data].sort().join(', '));
}

/** 16 hexadecimal digits of the SHA-256 of everything that reaches the model, and the version. */
export async function hashPrompt({ version, schema, maxOutputTokens, system, user }: Prompt): Promise<string> {
	return (await sha256(JSON.stringify([version, schema, maxOutputTokens, system, user]))).slice(0, 16);
}

/**
 * A prompt's two texts with their slots filled: `raw` ones without comments; what is filled in is never searched for slots.
 * `shared` is the length of the block that `user` begins with, 0 where it begins with words of the prompt.
 */
export async function fillPrompt(prompt: Prompt, slots: Readonly<Record<string, string>>, raw: readonly string[] = []) {
	const { data } = slotsOf(prompt.user);
	const blocks = new Map(
		await Promise.all(
			data.map(async (name) => [name, await dataBlock(name, slots[name]!, raw.includes(name))] as const),
		),
	);
	const fill = (text: string) =>
		text.replace(slot, (_, isData: string | undefined, name: string) => (isData ? blocks.get(name)! : slots[name]!));
	const system = data.length > 0 ? `${prompt.system}\n\n${blockRule}` : prompt.system;
	const opening = /^\{\{data:([a-zA-Z]\w*)\}\}/.exec(prompt.user)?.[1];
	const shared = opening === undefined ? 0 : (blocks.get(opening)?.length ?? 0);
	return { system: fill(system), user: fill(prompt.user), shared };
}
