import { webUrl } from '../text/urls';

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
