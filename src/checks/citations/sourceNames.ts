import { inEither } from '../../lexicon/compile';
import { broadTitles } from '../../lexicon/sourceFit';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { referenceName } from '../../report/citations/names';
import { inside } from '../../report/lookup';
import type { Reference, Report } from '../../report/model';
import { allMatches } from '../../text/matches';
import { termsOf } from '../../text/terms';
import { decodePercent } from '../../text/urls';
import type { CitedUnit } from './citedUnits';

/** A name of two words or more, or one with capitals within it; by itself, or in quotation marks. */
const namePattern =
	/^[\s*_（(]*(?<lead>\p{Lu}[\p{L}\p{N}’'-]+(?: (?:(?:of|the|and|for|in|&) )?\p{Lu}[\p{L}\p{N}’'-]+)+|\p{Lu}{5,}|\p{Lu}\p{Ll}+\p{Lu}[\p{L}\p{N}-]{2,})(?![\p{L}\p{N}])|[“"《](?<quoted>\p{L}[^“”"《》]{7,80})[”"》]/gu;
const broad = inEither(broadTitles);

/**
 * A sentence on something that another entry of the list has in its title, while the titles and addresses of those it
 * cites share no word with it: the numbers were mixed up.
 */
export function otherName(report: Report, unit: CitedUnit): Message | undefined {
	for (const match of allMatches(namePattern, unit.text)) {
		const name = (match.groups?.lead ?? match.groups?.quoted ?? '').replace(/[’']s$/u, '');
		if (!standsBeforeMarker(report, unit, name)) continue;
		const entries = entriesOn(report, name);
		const [entry] = entries;
		if (!entry || entries.length > mostEntries || entries.some((each) => unit.references.includes(each))) continue;
		if (!isName(report, name) || !areOnSomethingElse(report, unit)) continue;
		return message('checks.sourceOtherName', {
			names: unit.references.map(referenceName),
			name,
			better: referenceName(entry),
		});
	}
	return undefined;
}

/** What follows the last marker of a sentence is not what it cites: `70% by one count [3], fewer since “The New Act”`. */
function standsBeforeMarker({ source, citations }: Report, { span }: CitedUnit, name: string): boolean {
	const at = source.indexOf(name, span[0]);
	return at >= span[1] || inside(citations, span).some(({ span: [start] }) => start > at);
}

/** What more titles have is the report's subject. */
const mostEntries = 2;
/** Titles of fewer terms say too little. */
const minTerms = 3;

/** Whose work a sentence tells of: `Wang et al. found`, `王明等人发现`. */
const authorPattern = /(?<![\p{L}’'-])(?<en>\p{Lu}[\p{L}’'-]{1,30}) et al\b|(?<zh>\p{Script=Han}{2,3})等人/gu;
/** An entry that begins with its authors: `Wang J, Tang K.`, `Wang, J. et al.`, `王明，李华.` */
const authored =
	/^(?:\p{Lu}[\p{L}’'-]+,? (?:\p{Lu}\.?[\s,-]?){1,3}(?=[\s,.;(&]|$)|.{0,80}\bet al\b|\p{Script=Han}{2,4}[,，、;；])/u;
/** Where the authors of an entry stand. */
const authorsEnd = 80;

/** A sentence on the work of somebody who is among the authors of another entry, and not of those that it cites. */
export function otherAuthor(report: Report, unit: CitedUnit): Message | undefined {
	if (!unit.references.every(({ title }) => authored.test(title))) return undefined;
	for (const match of allMatches(authorPattern, unit.text)) {
		const name = match.groups?.en ?? match.groups?.zh ?? '';
		const entries = entriesOn(report, name).filter(
			({ title }) => title.indexOf(name) >= 0 && title.indexOf(name) < authorsEnd,
		);
		const [entry] = entries;
		if (!entry || entries.length > mostEntries || unit.references.some(({ title }) => title.includes(name))) continue;
		return message('checks.sourceOtherAuthor', {
			names: unit.references.map(referenceName),
			name,
			better: referenceName(entry),
		});
	}
	return undefined;
}

function areOnSomethingElse(report: Report, unit: CitedUnit): boolean {
	const own = new Set(termsOf(`${unit.text} ${headingsOf(report, unit)}`));
	return !unit.references.some((reference) => broad.test(reference.title) || shares(reference, own));
}

function shares({ title, url = '' }: Reference, own: ReadonlySet<string>): boolean {
	const address = decodePercent(url.replace(/^https?:\/\//u, '')).replace(/[^\p{L}]+/gu, ' ');
	const terms = termsOf(`${title} ${address}`);
	return new Set(termsOf(title)).size < minTerms || terms.some((term) => own.has(term));
}

function headingsOf({ blocks, sections }: Report, { block }: CitedUnit): string {
	const texts: string[] = [];
	for (let section = sections[blocks[block]?.section ?? -1]; section; section = sections[section.parent ?? -1])
		texts.push(section.text);
	return texts.join(' ');
}

/**
 * What the report also writes in small letters is no name, `Margin of Safety: …` and `a margin of safety`, nor is a single word
 * in them: `“developed” countries`.
 */
function isName({ source }: Report, name: string): boolean {
	const small = name.toLowerCase();
	return small === name ? /\s|\p{Script=Han}/u.test(name) : !source.includes(small);
}

function entriesOn({ references }: Report, name: string): Reference[] {
	const wanted = name.toLowerCase();
	const holding = wanted === '' ? [] : references.filter(({ title }) => title.toLowerCase().includes(wanted));
	if (holding.length === 0 || /\p{Script=Han}/u.test(name)) return holding;
	return holding.filter(({ title }) => hasWhole(title.toLowerCase(), wanted));
}

/** Whether some words stand in a text, no letter or digit right before or after them. */
function hasWhole(text: string, words: string): boolean {
	for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
		const before = text.slice(Math.max(0, at - 2), at);
		if (!/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(text.slice(at + words.length))) return true;
	}
	return false;
}
