import type { FindingCode } from '../findings/model';
import type { Language } from '../messages/languages';
import type { Words } from '../messages/model';
import type { TextFiles } from '../ports';

/** Where the pages of a language stand, below the folder of the pages on findings. */
const folders: Readonly<Record<Language, string>> = { en: '', 'zh-CN': 'zh-cn/' };

/** The file of the page on a kind of finding in a language: its path below the folder of these pages, with `/` between its parts. */
export function pageFile(code: string, language: Language): string {
	return `${folders[language]}${code}.md`;
}

/** The page on a code, without the addresses of its links, which lead to other pages of the program. */
export async function findingPage(code: FindingCode, pages: TextFiles, { language }: Words): Promise<string> {
	const file = pageFile(code, language);
	const page = await pages.read(file);
	if (page === undefined) throw new Error(`The page docs/findings/${file} is missing.`);
	return withoutLinks(page);
}

/** A page of the documentation without the addresses of its links: they lead to other pages, which are not there where it is read. */
export function withoutLinks(page: string): string {
	return page.replace(/\[([^[\]\n]+)\]\([^()\s]+\)/g, '$1');
}

/** What a page says under one of its headings; `undefined` where it has none of that name. */
export function sectionOf(page: string, heading: string): string | undefined {
	const sections = page.split(/^## /m);
	const found = sections.find((section) => section.startsWith(`${heading}\n`));
	return found?.slice(heading.length).trim();
}
