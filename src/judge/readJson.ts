import type { ZodError, ZodType } from 'zod';
import { groupBy } from '../text/collections';

export type ParsedAnswer<Answer> =
	/** `broken`: what is wrong with the items of its lists that were left out. */
	| { readonly ok: true; readonly value: Answer; readonly broken?: string }
	/** `problem` says what is wrong in words a model can act on; it quotes nothing of the answer. */
	| { readonly ok: false; readonly problem: string };

/** In how many places a JSON text is looked for, and how many brackets left open are taken for prose. */
const maxStarts = 40;
const maxLeftOpen = 4;
const maxIssues = 8;

export interface ReadOptions {
	/** Fields that do not fit are left out, and items of lists as long as others do. */
	readonly leaveOutBroken?: boolean;
}

/**
 * Finds the JSON of an answer and checks it: bare, behind a byte order mark or `<think>` parts, in a code fence, with
 * prose around it, in a list or under a key of its own, and with the slips that models make. The first that fits the
 * schema wins; else the largest tells what is wrong.
 */
export function readJson<Answer>(
	text: string,
	schema: ZodType<Answer>,
	{ leaveOutBroken = false }: ReadOptions = {},
): ParsedAnswer<Answer> {
	let worst: { readonly size: number; readonly error: ZodError; readonly value: unknown } | undefined;
	for (const candidate of candidates(text)) {
		const parsed = parseTolerant(candidate);
		if (parsed === undefined) continue;
		for (const value of unwrapped(parsed.value)) {
			const { success, data, error } = checked(schema, value);
			if (success) return { ok: true, value: data };
			if (!worst || candidate.length > worst.size) worst = { size: candidate.length, error, value };
		}
	}
	const rest = worst && leaveOutBroken ? withoutBroken(worst.value, worst.error) : undefined;
	const kept = rest === undefined ? undefined : schema.safeParse(rest);
	if (worst && kept?.success) return { ok: true, value: kept.data, broken: describe(worst.error) };
	return { ok: false, problem: worst ? describe(worst.error) : 'There is no complete JSON object in it.' };
}

const mostWrappings = 3;

/** A value, and what stands in it where it is a list of one or has a single key, be it as a string. */
function* unwrapped(value: unknown): Generator<unknown> {
	yield value;
	let inner = value;
	for (let depth = 0; depth < mostWrappings && typeof inner === 'object' && inner !== null; depth++) {
		const [only, ...others] = Object.values(inner) as unknown[];
		if (others.length > 0) return;
		inner = typeof only === 'string' ? parseTolerant(only)?.value : only;
		yield inner;
	}
}

/** As the schema has it, with numbers that were written as strings. */
function checked<Answer>(schema: ZodType<Answer>, value: unknown) {
	const read = schema.safeParse(value);
	const asStrings = (read.error?.issues ?? []).filter(
		(issue) => issue.code === 'invalid_type' && numeric.has(issue.expected) && issue.path.length > 0,
	);
	if (asStrings.length === 0) return read;
	const mended = structuredClone(value);
	for (const { path } of asStrings) {
		const holder = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)[key], mended);
		const [entries, key] = [holder as Record<PropertyKey, unknown>, path.at(-1)!];
		const written = entries[key];
		if (typeof written === 'string' && /^\s*-?\d/.test(written)) entries[key] = Number(written);
	}
	return schema.safeParse(mended);
}

const numeric: ReadonlySet<string> = new Set(['number', 'int']);

/** The value without the fields and the items of lists that an error is about; `undefined` where it is about more, or a list has no item left. */
function withoutBroken(value: unknown, { issues }: ZodError): unknown {
	if (typeof value !== 'object' || value === null) return undefined;
	const rest: Record<PropertyKey, unknown> = { ...value };
	for (const [field, about] of groupBy(issues, ({ path }) => path[0])) {
		if (field === undefined) return undefined;
		const given = rest[field];
		const broken = new Set(about.map(({ path }) => path[1]));
		const items = Array.isArray(given) ? given.filter((_, index) => !broken.has(index)) : [];
		// A list has only its items left out.
		if (Array.isArray(given) && items.length === 0) return undefined;
		if (items.length > 0) rest[field] = items;
		else delete rest[field];
	}
	return rest;
}

function* candidates(text: string): Generator<string> {
	const whole = text.replace(/^\uFEFF/, '').trim();
	yield whole;
	const spoken = whole.slice(endOfThought(whole)).trim();
	if (spoken !== whole) yield spoken;
	yield* fenced(spoken);
	yield* enclosed(spoken);
	if (spoken !== whole) yield* enclosed(whole);
}

/** Reasoning models may think aloud first; some endpoints swallow the opening tag. */
export function endOfThought(text: string): number {
	const end = text.lastIndexOf('</think>');
	return end < 0 ? 0 : end + '</think>'.length;
}

function* fenced(text: string): Generator<string> {
	const opening = /```[\w-]*[ \t]*\n/g;
	const closing = /\n[ \t]*```/g;
	while (opening.exec(text)) {
		const start = opening.lastIndex;
		closing.lastIndex = start;
		const end = closing.exec(text)?.index;
		// No later fence is closed either.
		if (end === undefined) return;
		yield text.slice(start, end).trim();
		opening.lastIndex = closing.lastIndex;
	}
}

/** Each outermost `{…}` or `[…]`. */
function* enclosed(text: string): Generator<string> {
	const opening = /[[{]/g;
	for (let starts = 0, leftOpen = 0; starts < maxStarts && leftOpen < maxLeftOpen; starts++) {
		const start = opening.exec(text)?.index;
		if (start === undefined) return;
		const end = closing(text, start);
		if (end === undefined) {
			leftOpen++;
			continue;
		}
		yield text.slice(start, end);
		opening.lastIndex = end;
	}
}

/** Where the bracket at `start` is closed, strings skipped; `undefined` when it is not. */
function closing(text: string, start: number): number | undefined {
	const token = /["[\]{}]/g;
	token.lastIndex = start;
	let depth = 0;
	for (let found = token.exec(text); found; found = token.exec(text)) {
		if (found[0] === '"') {
			const end = endOfString(text, found.index);
			if (end === undefined) return undefined;
			token.lastIndex = end;
		} else depth += found[0] === '{' || found[0] === '[' ? 1 : -1;
		if (depth === 0) return token.lastIndex;
	}
	return undefined;
}

/** Behind the quotation mark that closes the string opened at `start`; `undefined` when none does. */
function endOfString(text: string, start: number): number | undefined {
	const mark = /["\\]/g;
	mark.lastIndex = start + 1;
	for (let found = mark.exec(text); found; found = mark.exec(text)) {
		if (found[0] === '"') return mark.lastIndex;
		mark.lastIndex++;
	}
	return undefined;
}

/** Parses JSON, then JSON with small mistakes mended; a second round, as a removed comment may reveal a trailing comma. */
export function parseTolerant(text: string): { readonly value: unknown } | undefined {
	const strict = parse(text);
	if (strict) return strict;
	const mended = withoutSlips(text);
	return parse(mended) ?? parse(withoutSlips(mended));
}

function parse(text: string): { readonly value: unknown } | undefined {
	try {
		return { value: JSON.parse(text) };
	} catch {
		// What V8 says of the place quotes the answer; the problem is worded above.
		return undefined;
	}
}

/** Without comments and trailing commas, with raw line breaks and wrong escapes in strings mended, and Python's names of values. */
function withoutSlips(text: string): string {
	const kept: string[] = [];
	const token = /"|\/[/*]|,(?=\s*[}\]])|\b(?:None|True|False)\b/g;
	let from = 0;
	for (let found = token.exec(text); found; found = token.exec(text)) {
		const [mark] = found;
		const end = endOfToken(text, mark, found.index);
		if (end === undefined) break;
		const meant = mark === '"' ? mendedString(text.slice(found.index, end)) : (ofPython[mark] ?? '');
		kept.push(text.slice(from, found.index), meant);
		from = end;
		token.lastIndex = end;
	}
	return kept.join('') + text.slice(from);
}

const ofPython: Readonly<Record<string, string>> = { None: 'null', True: 'true', False: 'false' };

function endOfToken(text: string, mark: string, start: number): number | undefined {
	if (mark === '"') return endOfString(text, start);
	if (mark !== '//' && mark !== '/*') return start + mark.length;
	const end = text.indexOf(mark === '//' ? '\n' : '*/', start + 2);
	return end < 0 ? undefined : end + (mark === '//' ? 0 : 2);
}

/** Before a letter a backslash stands for itself, as in a formula; before any other character it is too much. */
function mendedString(string: string): string {
	return string.replace(/\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})|\\(?=[A-Za-z])|\\|\p{Cc}/gu, (found, at: number) => {
		if (found.length > 1) return found;
		if (found !== '\\') return JSON.stringify(found).slice(1, -1);
		return /[A-Za-z]/.test(string.charAt(at + 1)) ? '\\\\' : '';
	});
}

function describe(error: ZodError): string {
	const lines = error.issues
		.slice(0, maxIssues)
		.map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`);
	const more = error.issues.length - lines.length;
	return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}
