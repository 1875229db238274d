import type { ZodError, ZodType } from 'zod';

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
	/** Items of lists that do not fit are left out, as long as others do. */
	readonly leaveOutBroken?: boolean;
}

/**
 * Finds the JSON of an answer and checks it: bare, behind a byte order mark or `<think>` parts, in a code fence, with
 * prose around it or trailing commas in it. The first that fits the schema wins; else the largest tells what is wrong.
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
		const { success, data, error } = schema.safeParse(parsed.value);
		if (success) return { ok: true, value: data };
		if (!worst || candidate.length > worst.size) worst = { size: candidate.length, error, value: parsed.value };
	}
	const rest = worst && leaveOutBroken ? withoutBroken(worst.value, worst.error) : undefined;
	const kept = rest === undefined ? undefined : schema.safeParse(rest);
	if (worst && kept?.success) return { ok: true, value: kept.data, broken: describe(worst.error) };
	return { ok: false, problem: worst ? describe(worst.error) : 'There is no complete JSON object in it.' };
}

/** The value without the items of its lists that an error is about; `undefined` where the error is about more, or no item is left. */
function withoutBroken(value: unknown, { issues }: ZodError): unknown {
	if (typeof value !== 'object' || value === null) return undefined;
	const broken = new Map<PropertyKey, Set<PropertyKey>>();
	for (const { path } of issues) {
		const [list, index] = path;
		if (list === undefined || typeof index !== 'number') return undefined;
		broken.set(list, (broken.get(list) ?? new Set()).add(index));
	}
	const entries = Object.entries(value).map(([list, items]: [string, unknown]): [string, unknown] => {
		const out = broken.get(list);
		return [list, out && Array.isArray(items) ? items.filter((_, index) => !out.has(index)) : items];
	});
	const rest = Object.fromEntries(entries);
	return [...broken.keys()].some((list) => (rest[String(list)] as readonly unknown[]).length > 0) ? rest : undefined;
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
function endOfThought(text: string): number {
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

function parseTolerant(text: string): { readonly value: unknown } | undefined {
	return parse(text) ?? parse(withoutTrailingCommas(text));
}

function parse(text: string): { readonly value: unknown } | undefined {
	try {
		return { value: JSON.parse(text) };
	} catch {
		// What V8 says of the place quotes the answer; the problem is worded above.
		return undefined;
	}
}

function withoutTrailingCommas(text: string): string {
	const kept: string[] = [];
	const token = /"|,(?=\s*[}\]])/g;
	let from = 0;
	for (let found = token.exec(text); found; found = token.exec(text)) {
		if (found[0] === '"') {
			const end = endOfString(text, found.index);
			if (end === undefined) break;
			token.lastIndex = end;
			continue;
		}
		kept.push(text.slice(from, found.index));
		from = token.lastIndex;
	}
	return kept.join('') + text.slice(from);
}

function describe(error: ZodError): string {
	const lines = error.issues
		.slice(0, maxIssues)
		.map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`);
	const more = error.issues.length - lines.length;
	return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}
