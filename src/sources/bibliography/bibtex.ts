import signs from './texSigns.json';

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
	const keyed = /^[ \t]*@[ \t]*[A-Za-z]+\s*[{(]\s*[^\s,{}()"=]+\s*,/gm;
	let end = 0;
	for (let match = start.exec(text); match; match = start.exec(text)) {
		const kind = match[1]?.toLowerCase();
		if (kind === 'comment' || kind === 'preamble') continue;
		if (end < start.lastIndex) {
			keyed.lastIndex = start.lastIndex;
			end = keyed.exec(text)?.index ?? text.length;
		}
		const reader = new FieldReader(text, start.lastIndex, end, strings);
		if (kind === 'string') for (const [name, value] of reader.fields()) strings.set(name, value);
		else {
			const key = reader.key();
			if (key !== undefined) entries.push(entryOf(key, reader.fields()));
		}
		start.lastIndex = Math.max(start.lastIndex, reader.at);
	}
	return entries;
}

function entryOf(key: string, read: Iterable<[name: string, value: string]>): BibEntry {
	const fields = new Map([...read].map(([name, value]) => [name, value.trim()]));
	const how = fields.get('howpublished') ?? fields.get('note') ?? '';
	const isArxiv = /arxiv/i.test(`${fields.get('archiveprefix')} ${fields.get('eprinttype')} ${fields.get('journal')}`);
	const eprint = fields.get('eprint');
	return {
		key,
		title: plainTex(fields.get('title') ?? ''),
		url: plainAddress(fields.get('url') ?? /https?:\/\/[^\s{}]+/.exec(how)?.[0]),
		doi: plainAddress(fields.get('doi')),
		arxiv: eprint !== undefined && (isArxiv || /^\d{4}\.\d{4,5}(v\d+)?$/.test(eprint)) ? eprint : undefined,
		// JabRef writes `description:path:type`, Zotero and others the path alone.
		file: /^[^:;]*:((?:[A-Za-z]:)?[^:;]+):[A-Za-z]+$/.exec(fields.get('file') ?? '')?.[1] ?? fields.get('file'),
	};
}

/** Programs that write `.bib` files escape the underscores of DOIs and addresses. */
function plainAddress(text: string | undefined): string | undefined {
	return text?.replace(/\\([%#&_~])/g, '$1').replace(/[{}\s]/g, '');
}

/** Of joined values, in characters: macros that double one another come to gigabytes in thirty lines. */
const longest = 100_000;

/** Reads `name = value` pairs: values in braces or quotation marks, numbers and names, joined by `#`. */
class FieldReader {
	at: number;
	readonly #text: string;
	/** Where the next entry begins: a value that nothing closes does not swallow what comes after it. */
	readonly #end: number;
	readonly #strings: ReadonlyMap<string, string>;

	constructor(text: string, at: number, end: number, strings: ReadonlyMap<string, string>) {
		this.#text = text;
		this.at = at;
		this.#strings = strings;
		this.#end = end;
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
			while (this.#take(/\s*#\s*/y)) value = (value + this.#value()).slice(0, longest);
			yield [name.toLowerCase(), value.replace(/\s+/g, ' ')];
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
		for (let depth = 0; this.at < this.#end; this.at++) {
			const character = this.#text[this.at];
			if (character === '\\') this.at++;
			else if (character === close && depth === 0) return this.#text.slice(from, this.at++);
			else if (character === '{') depth++;
			else if (character === '}') depth--;
		}
		return this.#text.slice(from, this.at);
	}

	#take(pattern: RegExp): RegExpExecArray | undefined {
		pattern.lastIndex = this.at;
		const match = pattern.exec(this.#text);
		if (match) this.at = pattern.lastIndex;
		return match ?? undefined;
	}
}

const { accents, letters }: Readonly<Record<'accents' | 'letters', Readonly<Record<string, string>>>> = signs;
const symbols = new Map(Object.entries(signs.symbols));

/** A title as a reader reads it: accents composed, braces and commands gone. */
export function plainTex(text: string): string {
	return text
		.replace(/(?<!\\)\$/g, '')
		.replace(/\\([&%$#_])/g, '$1')
		.replace(/\\(['`^"~=.])\s*\{?\\?([A-Za-z])\}?/g, (_, accent: string, letter: string) => letter + accents[accent])
		.replace(
			/\\([uvHckr])\s*(?:\{\\?([A-Za-z])\}|\s([A-Za-z]))/g,
			(_, accent: string, one: string, other: string) => (one ?? other) + accents[accent],
		)
		.replace(/\\(ss|ae|AE|oe|OE|aa|AA|[oOlLi])(?![A-Za-z])\s*(?:\{\})?/g, (_, name: string) => letters[name] ?? '')
		.replace(/\\([A-Za-z]+)\s*(?:\{\})?/g, (_, name: string) => symbols.get(name) ?? '')
		.replace(/\\?[{}]/g, (brace) => brace.slice(1))
		.replace(/``|''/g, (quotes) => (quotes === '``' ? '“' : '”'))
		.replace(/---?/g, '–')
		.replace(/~/g, ' ')
		.normalize('NFC')
		.trim();
}
