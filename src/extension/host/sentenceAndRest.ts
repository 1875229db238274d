/** The first sentence of a text and what follows it: a list cuts off what is too long for one line. */
export function sentenceAndRest(text: string): readonly [first: string, rest: string] {
	const [first = text] = /^.*?(?:。|\.(?=\s|$))/s.exec(text) ?? [];
	return [first, text.slice(first.length).trim()];
}
