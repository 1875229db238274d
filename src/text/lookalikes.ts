/** Letters of other alphabets that look like Latin ones, with these. */
const latin = new Map(
	[
		['аеорсухіѕјһԁԛԝАВЕКМНОРСТХІЅЈ', 'aeopcyxisjhdqwABEKMHOPCTXISJ'],
		['ανορΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'avopABEZHIKMNOPTYX'],
	].flatMap(([others = '', looks = '']) => [...others].map((letter, at) => [letter, looks.charAt(at)] as const)),
);

/** Such letters, and those that are a Latin one in another dress: wide, in a circle, bold as in a formula. */
const disguised =
	/[\u0391-\u03c9\u0405-\u0458\u04bb\u0501\u051b\u051d\u24b6-\u24e9\uff21-\uff5a]|\ud835[\udc00-\udfff]/g;

/** A text as it looks to whoever reads it in Latin letters, and where an offset of it stands in the text itself. */
export function inLatinLetters(text: string): { readonly latin: string; readonly at: (offset: number) => number } {
	const shifts: (readonly [from: number, shift: number])[] = [];
	let shift = 0;
	const shown = text.replace(disguised, (letter, offset: number) => {
		const plain = latin.get(letter) ?? letter.normalize('NFKC');
		if (plain.length !== letter.length) {
			shift += letter.length - plain.length;
			shifts.push([offset + letter.length - shift, shift]);
		}
		return plain;
	});
	return { latin: shown, at: (offset) => offset + (shifts.findLast(([from]) => from <= offset)?.[1] ?? 0) };
}
