import { arxivOf, doiOf } from '../../sources/identifiers';
import { parseUrl, urlKey } from '../../text/urls';

/**
 * The page that an address leads to, as the list of sources tells pages apart; capital letters of its path are taken for
 * a slip. A site's home page stands for any page of it: `undefined`.
 */
export function pageOf(url: string): string | undefined {
	const paper = arxivOf(url);
	if (paper !== undefined) return `arxiv:${paper}`;
	// The page of a paper and its PDF bear one DOI.
	const doi = doiOf(url.split('#', 1)[0] ?? '');
	if (doi !== undefined) return `doi:${doi}`;
	const key = urlKey(url).replace(/^[^?#]*/u, (page) => page.toLowerCase());
	return /[/?#]./u.test(key) ? key : undefined;
}

/** Where scholars put copies of their papers, or are led on to them. */
const copies =
	/(?:^|\.)(?:ncbi\.nlm\.nih\.gov|researchgate\.net|semanticscholar\.org|arxiv\.org|europepmc\.org|doi\.org)$/u;

/** Whether a site has copies of what others publish. */
export function keepsCopies(url: string): boolean {
	return copies.test(parseUrl(url)?.hostname ?? '');
}
