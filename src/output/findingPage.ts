/** A page of the documentation without the addresses of its links: they lead to other pages, which are not there where it is read. */
export function withoutLinks(page: string): string {
	return page.replace(/\[([^[\]\n]+)\]\([^()\s]+\)/g, '$1');
}
