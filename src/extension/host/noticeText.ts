/**
 * A text as the editor's notices show it. They make a link of `[words](command:…)`, which a click runs even in Restricted
 * Mode, and know no way to escape one: a blank between the brackets leaves it text. File names, titles and what models
 * answer may hold anything.
 */
export function noticeText(message: string): string {
	return message.replaceAll('](', '] (');
}
