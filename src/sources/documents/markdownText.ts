import { readFrontMatter } from '../../report/parsing/frontMatter';
import { statedAddress } from '../identifiers';
import type { SourceText } from '../model';
import { bareLinks, maxLinks, tidy } from './plain';

/** Markdown as it is written, in one pass; its front matter tells its title and where it comes from. */
export function readMarkdown(raw: string): SourceText {
	const source = tidy(raw);
	const front = readFrontMatter(source)?.frontMatter;
	const text = front ? source.slice(front.span[1]).trim() : source;
	const { title } = front?.data ?? {};
	const canonical = statedAddress(front?.data ?? {});
	const links = linksOf(text);
	const linked = new Set(links.map(({ url }) => url));
	return {
		title: typeof title === 'string' ? title : headingOf(text),
		text,
		pages: [],
		links: [...links, ...bareLinks(text).filter(({ url }) => !linked.has(url))].slice(0, maxLinks),
		...(canonical === undefined ? {} : { canonical }),
	};
}

/** Without the marks that may close it. */
function headingOf(text: string): string {
	const line = /^#[ \t]+(\S.*)$/m.exec(text)?.[1] ?? '';
	let end = line.length;
	while (end > 1 && ' \t#'.includes(line[end - 1] ?? '')) end--;
	return line.slice(0, end);
}

/** From bracket to bracket: one pattern for all of a link would start over at every opening bracket. */
function linksOf(text: string): { url: string; text: string }[] {
	const links: { url: string; text: string }[] = [];
	const target = /\(\s*<?(https?:\/\/[^\s)>]+)/y;
	let from = 0;
	for (let close = text.indexOf(']'); close >= 0; close = text.indexOf(']', from)) {
		const words = text.slice(from, close);
		const open = words.indexOf('[');
		target.lastIndex = close + 1;
		const url = open < 0 ? undefined : target.exec(text)?.[1];
		from = url === undefined ? close + 1 : target.lastIndex;
		if (url !== undefined) links.push({ url, text: words.slice(open + 1) });
	}
	return links;
}
