/**
 * Lines that are no prose in what analysts' programs add to Markdown: the fences of Pandoc, Quarto, MyST and Docusaurus, the
 * comments of Obsidian, shortcodes of site makers. They are blanked in place: to Markdown they would be paragraphs, or
 * parts of them.
 */
export function blankDialectLines(text: string): string {
	if (!hint.test(text)) return text;
	const reader = new LineReader(usesDirectives.test(text));
	// Each second piece is the break behind a line.
	return text
		.split(/(\r\n|[\r\n])/)
		.map((piece, index) => (index % 2 === 0 ? reader.read(piece) : piece))
		.join('');
}

const hint =
	/^[ \t>]*(?::::|%|\{[:#. ]|\+\+\+|\([\w:.-]+\)=|\[\[?_?toc|--8<--|\*\[|\\(?:new|clear|page|table|list)|import\s|export\s|(?:`{3,}|~{3,})\{)/im;
/** MyST: `{note}` behind a fence. */
const usesDirectives = /^[ \t>]*(?:`{3,}|~{3,}|:{3,})\{[a-z]/m;

/** In front of what a line says: white space and the marks of quotations. */
const lead = /^[ \t>]*/;
const codeFence = /^(?:`{3,}|~{3,})/;
const directive = /^(`{3,}|~{3,})\{([a-z][\w:-]*)\}/;
const containerFence = /^:{3,}[ \t]*(?:$|[A-Za-z{[])/;
const option = /^:[\w-]+:(?:[ \t]|$)/;

/** What MyST's directives hold that is read as Markdown; all others are code, or trees of lists. */
const proseDirectives: ReadonlySet<string> = new Set(
	'note warning tip important admonition caution attention danger error hint seealso margin sidebar epigraph dropdown card table div topic rubric prf:remark'.split(
		' ',
	),
);

const markup: readonly RegExp[] = [
	/^import\s(?:[^'"]{1,300}\sfrom\s)?['"][^'"]{1,300}['"];?$/,
	/^export\s(?:const|let|default|function|async)\b/,
	/^\+{3}(?:[ \t]*\{[^{}]*\})?[ \t]*$/,
	/^\([\w:.-]+\)=[ \t]*$/,
	/^\[\[?_?toc_?\]\]?[ \t]*$/i,
	/^-{1,2}8<-{1,2}(?:[ \t]|$)/,
	/^\*\[[^\]]+\]:[ \t]/,
	/^\{(?:[#.][^\s{}]|:|[ \t]+[#.])[^{}]*\}[ \t]*$/,
	/^\\(?:newpage|clearpage|pagebreak|tableofcontents|listoffigures|listoftables)[ \t]*$/,
];

class LineReader {
	readonly #directives: boolean;
	/** The fence of the code that is being read. */
	#code: string | undefined;
	/** The fences of directives that are read as prose. */
	readonly #open: string[] = [];
	#options = false;
	#comment = false;
	#blankBefore = true;

	constructor(directives: boolean) {
		this.#directives = directives;
	}

	/** The line as it is, or with its content blanked. */
	read(line: string): string {
		const start = lead.exec(line)?.[0].length ?? 0;
		const content = line.slice(start).trimEnd();
		const hidden = this.#isMarkup(content);
		this.#blankBefore = hidden || content === '';
		return hidden ? line.slice(0, start) + ' '.repeat(line.length - start) : line;
	}

	#isMarkup(content: string): boolean {
		if (this.#code !== undefined) {
			if (closes(content, this.#code)) this.#code = undefined;
			return false;
		}
		if (this.#comment) {
			if (content.endsWith('%%')) this.#comment = false;
			return true;
		}
		if (this.#options && option.test(content)) return true;
		this.#options = false;
		return this.#fence(content) ?? (this.#isComment(content) || markup.some((pattern) => pattern.test(content)));
	}

	/** Whether the line of a fence is blanked; `undefined` of another line. */
	#fence(content: string): boolean | undefined {
		if (containerFence.test(content)) {
			this.#options = this.#directives;
			return true;
		}
		const fence = codeFence.exec(content)?.[0];
		if (fence === undefined) return undefined;
		const open = this.#open.at(-1);
		if (open !== undefined && closes(content, open)) {
			this.#open.pop();
			return true;
		}
		const [, mark, name] = directive.exec(content) ?? [];
		if (mark !== undefined && proseDirectives.has(name ?? '')) {
			this.#open.push(mark);
			this.#options = true;
			return true;
		}
		// A fence whose line has another one is code in a line.
		if (!content.slice(fence.length).includes('`')) this.#code = fence;
		return false;
	}

	/** `%% Obsidian %%`, over several lines perhaps; in MyST a paragraph that begins with `% `. */
	#isComment(content: string): boolean {
		if (!content.startsWith('%')) return false;
		if (content.startsWith('%%')) {
			const closed = content.indexOf('%%', 2);
			// What stands behind it, or within a line, is read with the line.
			if (closed >= 0) return closed === content.length - 2;
			this.#comment = this.#blankBefore;
			return this.#comment;
		}
		return this.#directives && this.#blankBefore && /^%[ \t]/.test(content);
	}
}

function closes(content: string, fence: string): boolean {
	return content.length >= fence.length && content === fence.charAt(0).repeat(content.length);
}
