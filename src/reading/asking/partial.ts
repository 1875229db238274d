import { type ReadAnswer, readAnswer } from '../../judge/tasks/readReport';

const nothing: ReadAnswer = { thesis: null, claims: [], marks: [], notReal: [], whole: [], figures: [] };

/** What can be read of an answer that is still coming in: whatever of its lists is complete and of the right form. */
export function readPartial(text: string): ReadAnswer {
	const value = parseUnfinished(text);
	if (typeof value !== 'object' || value === null) return nothing;
	const whole = Object.entries(value).map(([key, given]: [string, unknown]) => {
		const fits = (one: unknown) => readAnswer.safeParse({ ...nothing, [key]: one }).success;
		if (fits(given)) return [key, given];
		return [key, Array.isArray(given) ? given.filter((item) => fits([item])) : undefined];
	});
	const read = readAnswer.safeParse({
		...nothing,
		...Object.fromEntries(whole.filter(([, given]) => given !== undefined)),
	});
	return read.success ? read.data : nothing;
}

/** JSON that breaks off, up to the last item that is whole; `undefined` where nothing is. */
function parseUnfinished(text: string): unknown {
	const start = text.indexOf('{');
	if (start < 0) return undefined;
	const open: string[] = [];
	/** Up to where it can be closed, and by what. */
	let closable: { readonly end: number; readonly by: string } | undefined;
	let inText = false;
	for (let at = start; at < text.length; at++) {
		const character = text[at];
		if (inText) {
			if (character === '\\') at++;
			else if (character === '"') inText = false;
			continue;
		}
		if (character === '"') inText = true;
		else if (character === '{') open.push('}');
		else if (character === '[') open.push(']');
		else if (character === '}' || character === ']') open.pop();
		if ((character === '}' || character === ']') && open.length <= 2)
			closable = { end: at + 1, by: open.toReversed().join('') };
		if (open.length === 0) break;
	}
	if (!closable) return undefined;
	try {
		return JSON.parse(text.slice(start, closable.end) + closable.by);
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
}
