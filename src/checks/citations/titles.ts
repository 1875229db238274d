import { cachedAlways } from '../../text/textCache';

/** The kind of a document, in front of or behind its title: `[PDF]`, `(PDF)`, `PDF`. */
const kind =
	/^\W*(?:pdf|html?|abstract|full text)\b\W*|[([（【]\s*(?:pdf|html?|full text|accessed[^)\]]*)\s*[)\]）】]/giu;
/** The site or journal that search results write behind a title. */
const site = /\s+[|–—-]\s+[^|–—]{2,50}$|\s*\|\s*[^|]{2,60}$/u;
/** When it was read, which citation styles add. */
const accessNote =
	/[,，;；.。]?\s*(?:檢索日期|检索日期|访问日期|访问时间|检索于|访问于|accessed|retrieved|last accessed)[:：\s].*$/iu;
/** What only tells where the copy was found: `(Proceedings)`. */
const aside = /\s*[(（][^()（）]{2,40}[)）]\s*$/u;
/** A shorter title may be that of many works: `Annual report`, `统计年鉴`. */
const minLatin = 28;
const minHan = 12;

/** What is longer is no title, and would take long to look through. */
const mostTitle = 1000;

/** What the variants of a work's title have in common; `undefined` where it is too short to tell works apart. */
export const normalisedTitle: (title: string) => string | undefined = cachedAlways((title) => {
	const parts = [/\(?https?:\S+/giu, accessNote, site, aside];
	const plain = parts.reduce(
		(text, part) => text.replace(part, ' ').trimEnd(),
		title.slice(0, mostTitle).replace(kind, ' '),
	);
	const words = plain
		.toLowerCase()
		.replace(/(?![A-Za-z0-9])[^\p{L}\p{N}]+/gu, ' ')
		.trim();
	const han = words.match(/\p{Script=Han}/gu)?.length ?? 0;
	const long = han > 0 ? han + (words.length - han) / 3 >= minHan : words.length >= minLatin;
	return long ? words : undefined;
});

/** A shorter one may open the titles of several works: `The future of urban transport` and `… in the north`. */
const minOpening = { latin: 45, words: 6, han: 14 };
/** What tells a work from another that its title opens with: a year, a part, what was written on it. */
const otherWork =
	/\d|\b(?:part|vol|volume|edition|i{2,3}|iv|appendix|supplement\w*|correction|response|reply|comment|review|summary|executive)\b|附录|第|上|下|续|解读/u;

/** Whether a title goes on where another, long enough to be that work's own, stops: it was cut off or lacks its end. */
export function continuesTitle(title: string, opening: string): boolean {
	const rest = title.slice(opening.length);
	if (opening === '' || rest === '' || !title.startsWith(opening) || otherWork.test(rest)) return false;
	const han = opening.match(/\p{Script=Han}/gu)?.length ?? 0;
	if (han > 0) return han >= minOpening.han;
	return rest.startsWith(' ') && opening.length >= minOpening.latin && opening.split(' ').length >= minOpening.words;
}

/** How much two titles share, 0 to 1: words, or pairs of characters in Chinese. */
export function diceSimilarity(one: string, other: string): number {
	const [a, b] = [new Set(partsOf(one)), new Set(partsOf(other))];
	return (2 * [...a].filter((part) => b.has(part)).length) / (a.size + b.size);
}

function partsOf(title: string): string[] {
	const words = title.toLowerCase().match(/(?:[a-z0-9]+|[\p{L}\p{N}])+/gu) ?? [];
	return words.flatMap((word) =>
		/\p{Script=Han}/u.test(word)
			? Array.from({ length: Math.max(1, word.length - 1) }, (_, at) => word.slice(at, at + 2))
			: [word],
	);
}
