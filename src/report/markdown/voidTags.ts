import { voidElements } from './hiddenStyle';

const code = '`[^`]*`';

/** Tags that enclose nothing; what stands in code is the author's own words. */
const voidTag = new RegExp(String.raw`(${code})|<(?:${[...voidElements].join('|')})\b[^<>]*>`, 'giu');

/** A stretch of the source without the tags that only lay it out, such as `<br/>`; a space keeps apart what they did. */
export function withoutVoidTags(text: string): string {
	return text.includes('<') ? text.replace(voidTag, (_, own: string | undefined) => own ?? ' ') : text;
}
