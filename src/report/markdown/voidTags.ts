/** Tags that enclose nothing; what stands in code is the author's own words. */
const voidTag = /(`[^`]*`)|<(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b[^<>]*>/giu;

/** A stretch of the source without the tags that only lay it out, such as `<br/>`; a space keeps apart what they did. */
export function withoutVoidTags(text: string): string {
	return text.includes('<') ? text.replace(voidTag, (_, code: string | undefined) => code ?? ' ') : text;
}
