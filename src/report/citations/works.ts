import { groupPairs } from '../../text/collections';
import { allMatches } from '../../text/matches';
import { cached } from '../../text/textCache';
import type { Reference } from '../model';

/** Who wrote an entry of the list, and when. */
interface Authorship {
	/** The text before its year, or its beginning. */
	readonly authors: string;
	/** The same, {@link folded}. */
	readonly foldedAuthors: string;
	/** `2021`, `2021a`; none where the entry gives no year. */
	readonly years: readonly string[];
}

interface Work extends Authorship {
	readonly reference: Reference;
}

const inBrackets = /[(（[]((?:1[89]|20)\d\d[a-z]?)(?![\d.])/u;
const anyYear = /(?<![\d./-])(?:1[89]|20)\d\d[a-z]?(?![\d-])/gu;
/** How much of an entry is searched for authors where its year stands at the end or is missing. */
const authorsEnd = 60;

const authorshipOf = cached((title): Authorship => {
	const own = inBrackets.exec(title);
	const years = own?.[1] ? [own[1]] : allMatches(anyYear, title).map(([year]) => year);
	const at = own ? own.index : Math.min(title.indexOf(years[0] ?? ''), authorsEnd);
	const authors = title.slice(0, at > 0 ? at : authorsEnd);
	return { authors, foldedAuthors: folded(authors), years };
});

const withoutLetter = (year: string) => year.slice(0, 4);

/** The entries of a list by their authors and years. */
export class Works {
	readonly all: readonly Work[];
	readonly #byYear: ReadonlyMap<string, readonly Work[]>;
	readonly #undated: readonly Work[];

	constructor(references: readonly Reference[]) {
		this.all = references
			.filter(({ title }) => title !== '')
			.map((reference) => ({ reference, ...authorshipOf(reference.title) }));
		this.#byYear = groupPairs(
			this.all.flatMap((work) => [...new Set(work.years.map(withoutLetter))].map((year) => [year, work] as const)),
		);
		this.#undated = this.all.filter(({ years }) => years.length === 0);
	}

	/** The entry of an author and a year, `2021` or `2021a`; an entry without a year matches any. */
	find(name: string, year: string): Reference | undefined {
		const mayBeOf = ({ years }: Work) =>
			year === withoutLetter(year) || years.includes(year) || years.includes(withoutLetter(year));
		const ofYear = this.#byYear.get(withoutLetter(year)) ?? [];
		const first = folded(withoutOthers(name));
		return (
			ofYear.find((work) => mayBeOf(work) && isBy(work, name)) ??
			this.#undated.find(({ foldedAuthors }) => foldedAuthors.startsWith(first))
		)?.reference;
	}

	/** The entries by an author, whatever their years. */
	by(name: string): Reference[] {
		return this.all.filter((work) => isBy(work, name)).map(({ reference }) => reference);
	}
}

/** `ONS` of `Office for National Statistics`. */
const acronym = /^\p{Lu}{2,8}$/u;
const others = /\bet al\b|\band others\b|等人?$/iu;
const withoutOthers = (name: string) => (name.split(others, 1)[0] ?? '').trim();

/** Whether an entry is by whom a citation names: by all of them, or the first, or their initials. */
function isBy({ authors, foldedAuthors }: Work, name: string): boolean {
	const plain = withoutOthers(name);
	const first = (plain.split(/[,，、&和与]|\band\b|\bund\b/u, 1)[0] ?? '').trim();
	return (
		[plain, first].some((each) => each !== '' && containsName(foldedAuthors, folded(each))) ||
		plain.split(' ').some((each) => acronym.test(each) && initials(authors).includes(each))
	);
}

/** As whole words, but for Chinese, which has no spaces. */
function containsName(text: string, name: string): boolean {
	for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
		if (/\p{Script=Han}/u.test(name)) return true;
		if (!/\p{L}/u.test(`${text[at - 1] ?? ''}${text[at + name.length] ?? ''}`)) return true;
	}
	return false;
}

const folded = (text: string) =>
	text
		.normalize('NFD')
		.replace(/(?![\0-\x7F])\p{M}/gu, '')
		.replace(/’/gu, "'")
		.toLowerCase();

/** The first letters of its words in capitals, together. */
function initials(text: string): string {
	return allMatches(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu, text)
		.map(([letter]) => letter)
		.join('');
}
