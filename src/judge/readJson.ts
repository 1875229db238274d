import type { ZodError, ZodType } from 'zod';

export type ReadAnswer<Answer> =
	| { readonly ok: true; readonly value: Answer }
	/** `problem` says what is wrong in words a model can act on; it quotes nothing of the answer. */
	| { readonly ok: false; readonly problem: string };

/** In how many places a JSON text is looked for, and how many brackets left open are taken for prose. */
const MAX_STARTS = 40;
const MAX_LEFT_OPEN = 4;
const MAX_ISSUES = 8;

/**
 * Finds the JSON of an answer and checks it: bare, behind a byte order mark or `<think>` parts, in a code fence, with
 * prose around it or trailing commas in it. The first that fits the schema wins; else the largest tells what is wrong.
 */
export function readJson<Answer>(text: string, schema: ZodType<Answer>): ReadAnswer<Answer> {
	let worst: { readonly size: number; readonly error: ZodError } | undefined;
	for (const candidate of candidates(text)) {
		const parsed = parseTolerant(candidate);
		if (parsed === undefined) continue;
		const { success, data, error } = schema.safeParse(parsed.value);
		if (success) return { ok: true, value: data };
		if (!worst || candidate.length > worst.size) worst = { size: candidate.length, error };
	}
	return { ok: false, problem: worst ? describe(worst.error) : 'There is no complete JSON object in it.' };
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
	for (const [, content] of text.matchAll(/```[\w-]*[ \t]*\n([\s\S]*?)\n[ \t]*```/g)) yield content!.trim();
}

/** Each outermost `{…}` or `[…]`. */
function* enclosed(text: string): Generator<string> {
	const opening = /[[{]/g;
	for (let starts = 0, leftOpen = 0; starts < MAX_STARTS && leftOpen < MAX_LEFT_OPEN; starts++) {
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
	const token = /"(?:[^"\\]|\\.)*"|[[\]{}]/gs;
	token.lastIndex = start;
	let depth = 0;
	for (let found = token.exec(text); found; found = token.exec(text)) {
		if (found[0] === '{' || found[0] === '[') depth++;
		else if (found[0] === '}' || found[0] === ']') depth--;
		if (depth === 0) return token.lastIndex;
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
	return text.replace(/("(?:[^"\\]|\\.)*")|,(?=\s*[}\]])/gs, (_, string: string | undefined) => string ?? '');
}

function describe(error: ZodError): string {
	const lines = error.issues
		.slice(0, MAX_ISSUES)
		.map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`);
	const more = error.issues.length - lines.length;
	return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}
