import type { Report, Span } from '../../report/model';

/** A change of a report's source. */
export interface Replacement {
	readonly span: Span;
	readonly text: string;
}

/** Names the skills to judge by in the report's front matter, in place of those it names now; makes one where there is none. */
export function nameSkills({ source, frontMatter }: Report, labels: readonly string[]): Replacement {
	const lineBreak = source.includes('\r\n') ? '\r\n' : '\n';
	const line = `skills: [${labels.join(', ')}]`;
	if (!frontMatter) {
		const start = source.startsWith('\uFEFF') ? 1 : 0;
		return { span: [start, start], text: ['---', line, '---', '', ''].join(lineBreak) };
	}
	const [start, end] = frontMatter.span;
	const text = source.slice(start, end);
	// The key with the indented lines, or the list, below it.
	const named = /^(?:skills|labels)[ \t]*:.*(?:\r?\n(?:[ \t]+\S.*|-[ \t].*))*/m.exec(text);
	if (named) return { span: [start + named.index, start + named.index + named[0].length], text: line };
	const first = text.indexOf('\n') + 1;
	return { span: [start + first, start + first], text: `${line}${lineBreak}` };
}
