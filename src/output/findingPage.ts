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
