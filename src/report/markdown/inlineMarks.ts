import type { Env, MarkdownIt, StateInline, Token } from 'markdown-it';

/** A piece of inline Markdown; offsets are into the block's content as markdown-it sees it. */
export interface InlineMark {
	readonly kind: 'delimiter' | 'link' | 'image' | 'code' | 'autolink' | 'html' | 'escape';
	readonly start: number;
	readonly end: number;
	/** What stands between the marks: a link's label, an image's alternative text, code. */
	readonly inner: readonly [number, number];
	readonly url?: string;
	/** The definition a reference link such as `[text][label]` names, normalised. */
	readonly label?: string;
}

interface Trace {
	readonly state: StateInline;
	readonly marks: InlineMark[];
	readonly delimiters: { readonly token: Token; readonly start: number; readonly length: number }[];
}

type InlineRule = (state: StateInline, silent: boolean) => boolean;
type Note = (trace: Trace, start: number, added: readonly Token[]) => void;

/** In the order of markdown-it's own chain, which `getRules` returns without names. */
const chain = [
	'text',
	'linkify',
	'newline',
	'escape',
	'backticks',
	'strikethrough',
	'emphasis',
	'link',
	'image',
	'autolink',
	'html_inline',
	'entity',
] as const;

const notes: Partial<Record<(typeof chain)[number], Note>> = {
	escape: noteEscape,
	backticks: noteCode,
	strikethrough: noteDelimiters,
	emphasis: noteDelimiters,
	link: noteLink,
	image: noteImage,
	autolink: noteAutolink,
	html_inline: (trace, start) => trace.marks.push(mark('html', start, trace.state.pos)),
};

const mayHoldMarks = /[\\`*_~[<]/;

/**
 * Makes a reader of inline Markdown that knows where each piece stands. markdown-it's inline tokens carry no columns,
 * so its rules are wrapped: what a rule consumed lies between the state's position before and after it.
 */
export function inlineReader(md: MarkdownIt): (content: string, env: Env) => readonly InlineMark[] {
	let current: Trace | undefined;
	const rules = md.inline.ruler.getRules('');
	for (const [index, name] of chain.entries()) {
		const note = notes[name];
		const rule = rules[index];
		if (note && rule)
			md.inline.ruler.at(
				name,
				traced(rule, note, () => current),
			);
	}
	// Joining text tokens would hide which emphasis marks were used up.
	md.inline.ruler2.disable('fragments_join');

	return (content, env) => {
		if (!mayHoldMarks.test(content)) return [];
		const state = new md.inline.State(content, md, env, []);
		const trace: Trace = { state, marks: [], delimiters: [] };
		current = trace;
		md.inline.tokenize(state);
		for (const settle of md.inline.ruler2.getRules('')) settle(state);
		current = undefined;
		for (const { token, start, length } of trace.delimiters) {
			if (token.content === '') trace.marks.push(mark('delimiter', start, start + length));
		}
		return trace.marks.sort((a, b) => a.start - b.start || b.end - a.end);
	};
}

function traced(rule: InlineRule, note: Note, current: () => Trace | undefined): InlineRule {
	return (state, silent) => {
		const start = state.pos;
		const known = state.tokens.length;
		const matched = rule(state, silent);
		const trace = current();
		// The text inside an image's brackets is parsed in a state of its own and is not prose.
		if (matched && !silent && trace?.state === state) note(trace, start, state.tokens.slice(known));
		return matched;
	};
}

function mark(kind: InlineMark['kind'], start: number, end: number, inner: readonly [number, number] = [start, end]) {
	return { kind, start, end, inner } satisfies InlineMark;
}

function noteEscape(trace: Trace, start: number, added: readonly Token[]): void {
	const token = added.at(-1);
	const literal = token?.type === 'text_special' && (token.content === token.markup || token.markup === '\\');
	if (!literal) trace.marks.push(mark('escape', start, start + 1));
}

function noteCode(trace: Trace, start: number, added: readonly Token[]): void {
	const token = added.at(-1);
	if (token?.type !== 'code_inline') return;
	const end = trace.state.pos;
	const fence = token.markup.length;
	trace.marks.push(mark('code', start, end, [start + fence, end - fence]));
}

function noteDelimiters(trace: Trace, start: number, added: readonly Token[]): void {
	let at = trace.state.pos;
	for (const token of [...added].reverse()) {
		if (at <= start) return;
		at -= token.content.length;
		trace.delimiters.push({ token, start: at, length: token.content.length });
	}
}

function noteLink(trace: Trace, start: number, added: readonly Token[]): void {
	const { state } = trace;
	const token = added.find(({ type }) => type === 'link_open');
	const end = state.pos;
	const labelEnd = state.md.helpers.parseLinkLabel(state, start, true);
	state.pos = end;
	trace.marks.push({ ...mark('link', start, end, [start + 1, labelEnd]), ...target(token, 'href') });
}

function noteImage(trace: Trace, start: number, added: readonly Token[]): void {
	const token = added.at(-1);
	const altEnd = start + 2 + (token?.content.length ?? 0);
	trace.marks.push({ ...mark('image', start, trace.state.pos, [start + 2, altEnd]), ...target(token, 'src') });
}

function noteAutolink(trace: Trace, start: number, added: readonly Token[]): void {
	const end = trace.state.pos;
	const token = added.find(({ type }) => type === 'link_open');
	trace.marks.push({ ...mark('autolink', start, end, [start + 1, end - 1]), ...target(token, 'href') });
}

function target(token: Token | undefined, attribute: 'href' | 'src'): Pick<InlineMark, 'url' | 'label'> {
	const label = token?.meta?.label;
	return { url: String(token?.attrGet(attribute) ?? ''), label: typeof label === 'string' ? label : undefined };
}
