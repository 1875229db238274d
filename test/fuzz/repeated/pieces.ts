/** Texts of about a given length in characters, each made of one construct over and over: what grows with it shows. */
export type Repeated = (length: number) => string;

/** One piece as often as it takes; `§` in it is the number of the time, so that no two are the same. */
export function times(piece: string, between: string): Repeated {
	return (length) => {
		const pieces: string[] = [];
		for (let at = 0, index = 1; at < length; index++) {
			const next = piece.replaceAll('§', String(index));
			pieces.push(next);
			at += next.length + between.length;
		}
		return pieces.join(between);
	};
}

export const lines = (piece: string) => times(piece, '\n');
export const paragraphs = (piece: string) => times(piece, '\n\n');
export const joined = (piece: string) => times(piece, '');
export const spaced = (piece: string) => times(piece, ' ');

/** Text before and after what is repeated. */
export function within(before: string, repeated: Repeated, after = ''): Repeated {
	return (length) => before + repeated(length) + after;
}

/** A line of its own before every so many characters: no line is longer than what is read. */
export function onLines(piece: string, perLine = 400): Repeated {
	return paragraphs(piece.repeat(Math.ceil(perLine / piece.length)));
}

export const sentence = 'Sales of heat pumps rose by 12% to 3.4 million units in 2023 [1].';
export const chinese = '2023年热泵销量增长12%，达到340万台[1]。';
