import { parse, YAMLParseError } from 'yaml';
import * as z from 'zod';
import { blockRule, dataBlock } from './dataBlock';
import type { JudgeTask } from './model';
import { sha256 } from './sha256';

/** A prompt file, read. */
export interface Prompt {
	readonly id: string;
	readonly version: number;
	readonly purpose: string;
	/** The name of the answer's schema. */
	readonly schema: string;
	readonly maxOutputTokens: number;
	/** What the file says its hash is; see {@link hashPrompt}. */
	readonly hash: string | undefined;
	readonly system: string;
	readonly user: string;
}

/** What is wrong with a prompt file: which file, what, and what to do. */
export class PromptError extends Error {
	override readonly name = 'PromptError';
}

const frontMatter = z.strictObject({
	id: z.string().regex(/^[a-zA-Z][\w.-]*$/, 'must be made of letters, digits, “.”, “-” and “_”'),
	version: z.int().positive(),
	purpose: z.string().min(1),
	schema: z.string().regex(/^[a-zA-Z]\w{0,63}$/, 'must be a name of letters, digits and “_”'),
	maxOutputTokens: z.int().positive(),
	hash: z.coerce.string().optional(),
});

const FILE = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const PARTS = /^\s*# System[ \t]*\n([\s\S]*?)\n# User[ \t]*\n([\s\S]*)$/;
const SLOT = /\{\{(data:)?([a-zA-Z]\w*)\}\}/g;

/** Throws a {@link PromptError} that names the file. */
export function parsePrompt(file: string, text: string): Prompt {
	const [, head, body] = FILE.exec(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')) ?? [];
	if (head === undefined || body === undefined)
		throw new PromptError(`${file}: has no front matter. Begin the file with “---”, id, version, … and “---”.`);
	const [, system, user] = PARTS.exec(body) ?? [];
	if (system === undefined || user === undefined)
		throw new PromptError(`${file}: must have a part “# System” and after it a part “# User”.`);
	const prompt = { ...parseHead(file, head), system: system.trim(), user: user.trim() };
	const stray = `${prompt.system}\n${prompt.user}`.replace(SLOT, '').match(/\{\{[^}\n]{0,30}\}{0,2}/);
	if (stray) throw new PromptError(`${file}: “${stray[0]}” is no slot. Write {{name}} or {{data:name}}.`);
	if (slotsOf(prompt.system).data.length > 0)
		throw new PromptError(`${file}: a data slot stands in the system part. Move it to the user part.`);
	return prompt;
}

function parseHead(file: string, head: string): Omit<Prompt, 'system' | 'user'> {
	const { success, data, error } = frontMatter.safeParse(readYaml(file, head));
	if (success) return { ...data, hash: data.hash };
	const [issue] = error.issues;
	throw new PromptError(`${file}: front matter, ${issue?.path.join('.') || 'as a whole'}: ${issue?.message}.`);
}

function readYaml(file: string, head: string): unknown {
	try {
		return parse(head);
	} catch (error) {
		if (!(error instanceof YAMLParseError)) throw error;
		const line = error.linePos?.[0].line;
		throw new PromptError(
			`${file}: the front matter is no valid YAML (${error.code}${line ? `, its line ${line}` : ''}).`,
		);
	}
}

/** The names of the slots of a text, each once, sorted. */
export function slotsOf(text: string): { readonly plain: readonly string[]; readonly data: readonly string[] } {
	const slots = [...text.matchAll(SLOT)];
	const names = (data: boolean) =>
		[...new Set(slots.filter((slot) => (slot[1] !== undefined) === data).map((slot) => slot[2]!))].sort();
	return { plain: names(false), data: names(true) };
}

/** Throws a {@link PromptError} where a prompt does not fit the task that uses it. */
export function checkPrompt(file: string, prompt: Prompt, task: JudgeTask): void {
	const differ = (what: string, has: string, needs: string) => {
		if (has !== needs)
			throw new PromptError(`${file}: ${what} must be ${needs || 'none'}, as the task needs, not ${has || 'none'}.`);
	};
	const slots = slotsOf(`${prompt.system}\n${prompt.user}`);
	differ('the id', prompt.id, task.id);
	differ('the schema', prompt.schema, task.schemaName);
	differ('the slots {{…}}', slots.plain.join(', '), [...task.plain].sort().join(', '));
	differ('the slots {{data:…}}', slots.data.join(', '), [...task.data].sort().join(', '));
}

/** 16 hexadecimal digits of the SHA-256 of everything that reaches the model, and the version. */
export async function hashPrompt({ version, schema, maxOutputTokens, system, user }: Prompt): Promise<string> {
	return (await sha256(JSON.stringify([version, schema, maxOutputTokens, system, user]))).slice(0, 16);
}

/** The two texts with their slots filled, `raw` ones without comments; what is filled in is never searched for slots. */
export async function fillPrompt(
	prompt: Prompt,
	slots: Readonly<Record<string, string>>,
	raw: readonly string[] = [],
): Promise<{ readonly system: string; readonly user: string }> {
	const { data } = slotsOf(prompt.user);
	const blocks = new Map(
		await Promise.all(
			data.map(async (name) => [name, await dataBlock(name, slots[name]!, raw.includes(name))] as const),
		),
	);
	const fill = (text: string) =>
		text.replace(SLOT, (_, isData: string | undefined, name: string) => (isData ? blocks.get(name)! : slots[name]!));
	const system = data.length > 0 ? `${prompt.system}\n\n${blockRule}` : prompt.system;
	return { system: fill(system), user: fill(prompt.user) };
}
