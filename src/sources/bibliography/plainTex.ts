import signs from './texSigns.json';

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
