/**
 * A text as the editor's notices show it. They make a link of `[words](command:…)`, which a click runs even in Restricted
 * Mode, and know no way to escape one: a blank between the brackets leaves it text. File names, titles and what models
 * answer may hold anything.
 */
export function noticeText(message: string): string {
	return message.replaceAll('](', '] (');
}

/** The first sentence of a text and what follows it: a list cuts off what is too long for one line. */
export function sentenceAndRest(text: string): readonly [first: string, rest: string] {
	const [first = text] = /^.*?(?:。|\.(?=\s|$))/s.exec(text) ?? [];
	return [first, text.slice(first.length).trim()];
}
