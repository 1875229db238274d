import type { SourcePlaceData } from '../findings/data';
import type { CitedSource, SourceReading } from '../sources/model';
import { encodePercent } from '../text/urls';

/** Where an editor opens a source at the words that decide: an address, or a file of the workspace or the sources folder in which to look for the quote. */
export function sourcePlace(
	{ url }: CitedSource,
	reading: SourceReading | undefined,
	quote: string | null,
	page: number | null,
): SourcePlaceData {
	const from = reading?.ok ? reading.from : undefined;
	if (from?.kind === 'file') return { file: from.path, folder: from.folder, ...(url ? { url } : {}) };
	const address = from?.kind === 'url' ? from.url : url;
	return address === undefined ? {} : { url: address, open: withFragment(address, quote, page) };
}

/** Browsers scroll to `#page=3` in a PDF, and to the text of `#:~:text=` in a page. */
export function withFragment(url: string, quote: string | null, page: number | null): string {
	const [bare] = url.split('#:~:', 1);
	if (page !== null) return `${bare!.replace(/#.*$/s, '')}#page=${page}`;
	if (quote === null) return url;
	return `${bare}${bare!.includes('#') ? '' : '#'}:~:text=${textDirective(quote)}`;
}

/** A long passage is named by its first and last words; `-` and `,` have a meaning of their own there. */
function textDirective(quote: string): string {
	const encoded = (text: string) => encodePercent(text).replaceAll('-', '%2D');
	const words = quote.split(' ');
	if (words.length > 16) return `${encoded(words.slice(0, 6).join(' '))},${encoded(words.slice(-6).join(' '))}`;
	return encoded(quote.slice(0, mostNamed));
}

/** Languages that write without spaces. */
const mostNamed = 160;
