import { voidElements } from './hiddenStyle';

const code = '`[^`]*`';

/** Tags of void elements; code is matched first, so that tags in code stay. */
const voidTag = new RegExp(String.raw`(${code})|<(?:${[...voidElements].join('|')})\b[^<>]*>`, 'giu');

/** Replaces tags of void elements such as `<br/>` in a piece of source by spaces. */
export function withoutVoidTags(text: string): string {
	return text.includes('<') ? text.replace(voidTag, (_, own: string | undefined) => own ?? ' ') : text;
}
