import { decodePercent, webUrl } from '../text/urls';

const doi = /(?<![\w.])10\.\d{4,9}\/[^\s"<>?#|{}^[\]`，。；、（）]+/iu;
const arxivNew = String.raw`\d{4}\.\d{4,5}`;
const arxivOld = String.raw`[a-z-]+(?:\.[a-z]{2})?\/\d{7}`;
const arxiv = new RegExp(
	String.raw`(?:arxiv(?:\.org\/(?:abs|pdf|html|ps|format)\/|[:：]\s*|\s+(?:preprint\s+)?(?:arxiv[:：]\s*)?)|10\.48550\/arxiv\.)(${arxivNew}|${arxivOld})(?:v\d+)?`,
	'i',
);

/** The first DOI in a text or a URL, in lower case (DOIs do not tell cases apart), without the prefix `doi:`. */
export function doiOf(text: string): string | undefined {
	const found = doi.exec(decoded(text))?.[0];
	if (!found || /^10\.48550\/arxiv\./i.test(found)) return undefined;
	const clean = withoutTrailing(found).replace(
		/\/(?:full|pdf|epdf|abstract|html|meta|fulltext(?:\.html?)?|summary)$|\.(?:pdf|html?|full)$/i,
		'',
	);
	return /\/./.test(clean) ? clean.toLowerCase() : undefined;
}

/** The first arXiv id in a text or a URL, without its version. */
export function arxivOf(text: string): string | undefined {
	return arxiv.exec(decoded(text))?.[1]?.toLowerCase();
}

export function doiUrl(doi: string): string {
	return `https://doi.org/${encodeURI(doi.toWellFormed()).replace(/[?#]/g, encodeURIComponent)}`;
}

/** The whole paper first, its abstract second. */
export function arxivUrls(id: string): readonly string[] {
	return [`https://arxiv.org/pdf/${id}`, `https://arxiv.org/abs/${id}`];
}

/** A DOI may hold brackets and stops, but at its end they belong to the sentence, unless a bracket is its own. */
function withoutTrailing(doi: string): string {
	let end = doi.length;
	for (; end > 0; end--) {
		const last = doi[end - 1] ?? '';
		const text = doi.slice(0, end);
		if (last === ')' && count(text, '(') >= count(text, ')')) break;
		if (!/[.,;:!*_'”’)\]/]/.test(last)) break;
	}
	return doi.slice(0, end);
}

function count(text: string, character: string): number {
	return text.split(character).length - 1;
}

function decoded(text: string): string {
	return /^https?:/i.test(text) ? decodePercent(text) : text;
}

/** The address that the front matter of a copy says it comes from; `undefined` when it gives none of the web. */
export function statedAddress(data: Readonly<Record<string, unknown>>): string | undefined {
	return names
		.flatMap((name) => {
			const value = data[name];
			if (typeof value !== 'string') return [];
			return name === 'doi' && !webUrl(value) ? `https://doi.org/${value}` : value;
		})
		.find((address) => webUrl(address));
}

const names = ['url', 'source', 'source_url', 'link', 'canonical_url', 'doi'];
