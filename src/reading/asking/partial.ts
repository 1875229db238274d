import { endOfThought, parseTolerant } from '../../judge/readJson';
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

/** The answer, whatever stands around it. */
const opening = new RegExp(`\\{\\s*"(?:${Object.keys(nothing).join('|')})"`);

/** JSON that breaks off, up to the last item that is whole; `undefined` where nothing is. */
function parseUnfinished(text: string): unknown {
	const said = text.slice(endOfThought(text));
	const start = said.search(opening);
	if (start < 0 || /^\s*<think>/.test(said)) return undefined;
	const open: string[] = [];
	/** Up to where it can be closed, and by what. */
	let closable: { readonly end: number; readonly by: string } | undefined;
	let inText = false;
	for (let at = start; at < said.length; at++) {
		const character = said[at];
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
	return closable && parseTolerant(said.slice(start, closable.end) + closable.by)?.value;
}
