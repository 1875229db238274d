const marks = /[\u0300-\u036f]/g;
const dashes = /[‐‑‒–—]/g;
const apostrophes = /[’ʼ‘`´]/g;

/** Accents, full-width forms and typographic signs make no difference to a signal; upper and lower case are kept. */
export function normaliseText(text: string): string {
	return text
		.replace(apostrophes, "'")
		.normalize('NFKC')
		.normalize('NFD')
		.replace(marks, '')
		.normalize('NFC')
		.replace(dashes, '-');
}

/** A normalised text that knows which piece of the text as given each part of it comes from. */
export interface NormalisedText {
	readonly text: string;
	/** The piece of the given text behind `[start, end)` of the normalised one. */
	source(start: number, end: number): string;
}

export function traceNormalised(given: string): NormalisedText {
	const whole = given.normalize('NFC');
	const starts: number[] = [];
	let text = '';
	let at = 0;
	for (const sign of whole) {
		const normal = normaliseText(sign);
		for (let i = 0; i < normal.length; i++) starts.push(at);
		text += normal;
		at += sign.length;
	}
	return { text, source: (start, end) => whole.slice(starts[start] ?? at, starts[end] ?? at) };
}
