const accents: Readonly<Record<string, string>> = {
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
const letters: Readonly<Record<string, string>> = {
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
const symbols: ReadonlyMap<string, string> = new Map(
	Object.entries({
		textendash: '–',
		textemdash: '—',
		textquoteleft: '‘',
		textquoteright: '’',
		textquotedblleft: '“',
		textquotedblright: '”',
		textdegree: '°',
		ldots: '…',
		dots: '…',
		alpha: 'α',
		beta: 'β',
		gamma: 'γ',
		delta: 'δ',
		epsilon: 'ε',
		kappa: 'κ',
		lambda: 'λ',
		mu: 'μ',
		pi: 'π',
		rho: 'ρ',
		sigma: 'σ',
		tau: 'τ',
		phi: 'φ',
		omega: 'ω',
		times: '×',
		pm: '±',
	}),
);

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
