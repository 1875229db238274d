import { Ink, type Report } from '../report/model';
import { PlacedText } from './placedText';

/** White space and commas, which are ignored but for a comma within a number. */
const gap = /[\s,，、]/u;
const digit = /\d/u;
/** Characters beside which white space is ignored. */
const tight = /[\p{Script=Han}。！？；：|]/u;
const quotationMarks: Readonly<Record<string, string>> = { '“': '"', '”': '"', '„': '"', '‘': "'", '’': "'" };

/**
 * A source without what may change in it without changing what it says: white space, commas, the shape of quotation
 * marks, emphasis. Citations and addresses stay: they are part of what is said.
 */
export function foldedText({ source, ink }: Pick<Report, 'source' | 'ink'>): PlacedText {
	const pieces: string[] = [];
	const starts: number[] = [];
	const ends: number[] = [];
	const add = (piece: string, start: number) => {
		pieces.push(piece);
		starts.push(start);
		ends.push(start + 1);
	};
	let gapFrom: number | undefined;
	for (let at = 0; at < source.length; at++) {
		const character = source.charAt(at);
		const plain = isPlain(source.charCodeAt(at));
		if (!plain && isGap(source, at)) gapFrom ??= at;
		else if (plain || !isEmphasis(character, ink[at])) {
			const before = pieces.at(-1);
			if (gapFrom !== undefined && before !== undefined && !tight.test(before) && !tight.test(character))
				add(' ', gapFrom);
			gapFrom = undefined;
			add(plain ? character : (quotationMarks[character] ?? character), at);
		}
	}
	return new PlacedText(pieces, starts, ends, source.length);
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

function isEmphasis(character: string, ink: number | undefined): boolean {
	return ink === Ink.markup && (character === '*' || character === '_');
}
