/** An entry of a bibliography, as far as it leads to a document. */
export interface BibEntry {
	readonly key: string;
	/** Empty when it has none. */
	readonly title: string;
	readonly url: string | undefined;
	/** DOI, arXiv id or file, as the entry writes them. */
	readonly doi: string | undefined;
	readonly arxiv: string | undefined;
	readonly file: string | undefined;
}

/** Reads the entries of a `.bib` file. What is not an entry is passed over, as BibTeX does. */
export function parseBibtex(text: string): BibEntry[] {
	const entries: BibEntry[] = [];
	const strings = new Map<string, string>();
	const start = /@\s*([A-Za-z]+)\s*[{(]/g;
	for (let match = start.exec(text); match; match = start.exec(text)) {
		const kind = match[1]?.toLowerCase();
		if (kind === 'comment' || kind === 'preamble') continue;
		const reader = new FieldReader(text, start.lastIndex, strings);
		if (kind === 'string') for (const [name, value] of reader.fields()) strings.set(name, value);
		else {
			const key = reader.key();
			if (key !== undefined) entries.push(entryOf(key, new Map(reader.fields())));
		}
		start.lastIndex = Math.max(start.lastIndex, reader.at);
	}
	return entries;
}

function entryOf(key: string, fields: ReadonlyMap<string, string>): BibEntry {
	const how = fields.get('howpublished') ?? fields.get('note') ?? '';
	const isArxiv = /arxiv/i.test(`${fields.get('archiveprefix')} ${fields.get('eprinttype')} ${fields.get('journal')}`);
	const eprint = fields.get('eprint');
	return {
		key,
		title: plainTex(fields.get('title') ?? ''),
		url: (fields.get('url') ?? /https?:\/\/[^\s{}]+/.exec(how)?.[0])
			?.replace(/\\([%#&_~])/g, '$1')
			.replace(/[{}\s]/g, ''),
		doi: fields.get('doi'),
		arxiv: eprint !== undefined && (isArxiv || /^\d{4}\.\d{4,5}(v\d+)?$/.test(eprint)) ? eprint : undefined,
		// JabRef writes `description:path:type`, Zotero and others the path alone.
		file: /^[^:;]*:((?:[A-Za-z]:)?[^:;]+):[A-Za-z]+$/.exec(fields.get('file') ?? '')?.[1] ?? fields.get('file'),
	};
}

/** Reads `name = value` pairs: values in braces or quotation marks, numbers and names, joined by `#`. */
class FieldReader {
	at: number;
	readonly #text: string;
	readonly #strings: ReadonlyMap<string, string>;

	constructor(text: string, at: number, strings: ReadonlyMap<string, string>) {
		this.#text = text;
		this.at = at;
		this.#strings = strings;
	}

	key(): string | undefined {
		const key = this.#take(/\s*([^\s,{}()"=]+)\s*(?:,|(?=[})]))/y)?.[1];
		return key;
	}

	*fields(): Generator<[name: string, value: string]> {
		for (;;) {
			const name = this.#take(/[\s,]*([A-Za-z][\w:.+-]*)\s*=\s*/y)?.[1];
			if (name === undefined) return;
			let value = this.#value();
			while (this.#take(/\s*#\s*/y)) value += this.#value();
			yield [name.toLowerCase(), value.replace(/\s+/g, ' ').trim()];
		}
	}

	#value(): string {
		const open = this.#text[this.at];
		if (open === '{' || open === '"') return this.#delimited(open === '{' ? '}' : '"');
		const word = this.#take(/[^\s,#{}()"]+/y)?.[0] ?? '';
		return this.#strings.get(word.toLowerCase()) ?? word;
	}

	#delimited(close: string): string {
		const from = ++this.at;
		for (let depth = 0; this.at < this.#text.length; this.at++) {
			const character = this.#text[this.at];
			if (character === '\\') this.at++;
			else if (character === close && depth === 0) return this.#text.slice(from, this.at++);
			else if (character === '{') depth++;
			else if (character === '}') depth--;
		}
		return this.#text.slice(from);
	}

	#take(pattern: RegExp): RegExpExecArray | undefined {
		pattern.lastIndex = this.at;
		const match = pattern.exec(this.#text);
		if (match) this.at = pattern.lastIndex;
		return match ?? undefined;
	}
}

const ACCENTS: Readonly<Record<string, string>> = {
	"'": '\u0301',
	'`': '\u0300',
	'^': '\u0302',
	'"': '\u0308',
	'~': '\u0303',
	'=': '\u0304',
	'.': '\u0307',
	u: '\u0306',
	v: '\u030c',
	H: '\u030b',
	c: '\u0327',
	k: '\u0328',
	r: '\u030a',
};
const LETTERS: Readonly<Record<string, string>> = {
	ss: 'ß',
	ae: 'æ',
	AE: 'Æ',
	oe: 'œ',
	OE: 'Œ',
	o: 'ø',
	O: 'Ø',
	aa: 'å',
	AA: 'Å',
	l: 'ł',
	L: 'Ł',
	i: 'ı',
};

/** A title as a reader reads it: accents composed, braces and commands gone. */
function plainTex(text: string): string {
	return text
		.replace(/\\([&%$#_{}])/g, '$1')
		.replace(/\\(['`^"~=.])\s*\{?\\?([A-Za-z])\}?/g, (_, accent: string, letter: string) => letter + ACCENTS[accent])
		.replace(
			/\\([uvHckr])\s*(?:\{\\?([A-Za-z])\}|\s([A-Za-z]))/g,
			(_, accent: string, one: string, other: string) => (one ?? other) + ACCENTS[accent],
		)
		.replace(/\\(ss|ae|AE|oe|OE|aa|AA|[oOlLi])(?![A-Za-z])\s*(?:\{\})?/g, (_, name: string) => LETTERS[name] ?? '')
		.replace(/\\[A-Za-z]+\s*/g, '')
		.replace(/[{}]/g, '')
		.replace(/---?/g, '–')
		.replace(/~/g, ' ')
		.normalize('NFC')
		.trim();
}
