import { Ink, type Report } from '../report/model';
import { memoised } from '../text/memo';
import { PlacedText } from './placedText';

/** White space and commas, which are ignored but for a comma within a number. */
const gap = /[\s,，、]/u;
const digit = /\d/u;
/** Characters beside which white space is ignored. */
const tight = /[\p{Script=Han}。！？；：|]/u;
/** The character codes of “ ” „ as " and of ‘ ’ as '. */
const quotationMarks: ReadonlyMap<number, number> = new Map([
	[0x201c, 34],
	[0x201d, 34],
	[0x201e, 34],
	[0x2018, 39],
	[0x2019, 39],
]);
const [space, star, underscore] = [32, 42, 95] as const;
/** So many arguments a call takes in every engine. */
const atOnce = 8_192;

/**
 * A source without what may change in it without changing what it says: white space, commas, the shape of quotation
 * marks, emphasis. Citations and addresses stay: they are part of what is said.
 */
export const foldedText = memoised(({ source, ink }: Pick<Report, 'source' | 'ink'>): PlacedText => {
	// Nothing grows, so that there are at most as many characters.
	const codes = new Uint16Array(source.length);
	const [starts, ends] = [new Int32Array(source.length), new Int32Array(source.length)];
	let length = 0;
	const add = (code: number, start: number) => {
		codes[length] = code;
		starts[length] = start;
		ends[length++] = start + 1;
	};
	let gapFrom: number | undefined;
	let before = 0;
	for (let at = 0; at < source.length; at++) {
		const code = source.charCodeAt(at);
		const plain = isPlain(code);
		if (!plain && (code === space || isGap(source, at))) gapFrom ??= at;
		else if (plain || !isEmphasis(code, ink[at])) {
			if (gapFrom !== undefined && length > 0 && !isTight(before) && !isTight(code)) add(space, gapFrom);
			gapFrom = undefined;
			before = plain ? code : (quotationMarks.get(code) ?? code);
			add(before, at);
		}
	}
	const text = textOf(codes.subarray(0, length));
	return new PlacedText(text, starts.subarray(0, length), ends.subarray(0, length), source.length);
});

function textOf(codes: Uint16Array): string {
	let text = '';
	for (let at = 0; at < codes.length; at += atOnce) text += String.fromCharCode(...codes.subarray(at, at + atOnce));
	return text;
}

/** Latin letters and digits, which most text is made of. */
function isPlain(code: number): boolean {
	return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
}

function isGap(source: string, at: number): boolean {
	const character = source.charAt(at);
	if (!gap.test(character)) return false;
	return character !== ',' || !(digit.test(source.charAt(at - 1)) && digit.test(source.charAt(at + 1)));
}

function isTight(code: number): boolean {
	return !isPlain(code) && tight.test(String.fromCharCode(code));
}

function isEmphasis(code: number, ink: number | undefined): boolean {
	return ink === Ink.markup && (code === star || code === underscore);
}
