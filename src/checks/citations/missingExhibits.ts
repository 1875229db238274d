import { anyOf, inEither } from '../../lexicon/compile';
import { leadingTo, otherOwners, otherTexts, telling } from '../../lexicon/exhibits';
import { noteBelow } from '../../report/blocks/captions';
import { exhibitsNamed, type NamedExhibit } from '../../report/blocks/exhibits';
import { sectionAt, within } from '../../report/lookup';
import { Ink, type Report, type SectionRole, type Sentence, type Span } from '../../report/model';
import { allMatches } from '../../text/matches';
import { hasNone, isCaptioned, isLeftOut } from './ownExhibits';

/** A part of the report that its text names, and where. */
export interface Pointer {
	readonly name: string;
	readonly span: Span;
}

/** `set out in Table 9` of a report whose tables end at 8, and the first `Figure 3 shows` of one without any figure. */
export function exhibitPointers(report: Report): Pointer[] {
	const mentions = sentencesRead(report).flatMap((sentence) => mentionsIn(report, sentence));
	const missing = mentions.filter(({ exhibit }) => !isCaptioned(report, exhibit));
	const lost = missing.find(({ exhibit, pointed }) => pointed && isOfNone(report, exhibit));
	return [...missing.filter(({ exhibit }) => isLeftOut(report, exhibit)), ...(lost ? [lost] : [])];
}

/** Exhibits of filings and images go by numbers of their own. */
function isOfNone(report: Report, { kinds, word, number }: NamedExhibit): boolean {
	return (
		kinds.includes('figure') && !/^(?:exhibit|image)$/u.test(word) && /^\d+$/u.test(number) && hasNone(report, 'figure')
	);
}

const silent: ReadonlySet<SectionRole> = new Set(['references', 'contents']);

/** The running text: lines that quote, and notes that say where something comes from, name the exhibits of others. */
function sentencesRead({ source, blocks, sentences, sections }: Report): Sentence[] {
	return blocks.flatMap(({ kind, quoted, section, span, ...block }) => {
		if ((kind !== 'paragraph' && kind !== 'item') || quoted || noteBelow.test(source.slice(...span))) return [];
		if (section !== undefined && silent.has(sectionAt({ sections }, section).role)) return [];
		return sentences.slice(...block.sentences);
	});
}

interface Mention extends Pointer {
	readonly exhibit: NamedExhibit;
	/** The words lead the reader to it, or say what it shows. */
	readonly pointed: boolean;
}

const others = inEither(otherTexts);
/** In characters: words further away say nothing of whose exhibit it is. */
const mostAround = 200;

function mentionsIn(report: Report, { span, text: visible }: Sentence): Mention[] {
	const text = report.source.slice(...span);
	const exhibits = exhibitsNamed(text);
	if (exhibits.length === 0 || within(report.citations, span).length > 0 || others.test(visible)) return [];
	return exhibits.flatMap((exhibit) => {
		const [start, end] = [span[0] + exhibit.start, span[0] + exhibit.end];
		const before = text.slice(Math.max(0, exhibit.start - mostAround), exhibit.start);
		const behind = text.slice(exhibit.end, exhibit.end + mostAround);
		if (!exhibit.sure || report.ink[start] !== Ink.text || !isOwn(exhibit, before, behind)) return [];
		const pointed =
			leads.test(before) ||
			tells.test(text.slice(exhibit.behind)) ||
			(/[(（]\s*$/u.test(before) && /^\s*[)）]/u.test(behind));
		return [{ exhibit, span: [start, end], name: nameOf(exhibit), pointed }];
	});
}

/** However it is written there: `Table 9` also of `Tables 8 and 9`. */
function nameOf({ word, number }: NamedExhibit): string {
	return han.test(word) ? word + number : `${word.slice(0, 1).toUpperCase()}${word.slice(1)} ${number}`;
}

const han = /\p{Script=Han}/u;
const marks = '[*_“"\\s]*';
const leads = new RegExp(`(?:\\b${anyOf(leadingTo.en)}(?: the)?|${anyOf(leadingTo.zh)})${marks}$`, 'i');
const tells = new RegExp(`^${marks}(?:${anyOf(telling.en)}\\b|${anyOf(telling.zh)})`, 'i');

/** `figure 3D`, `图 48,421条`, `Table 4 of the act`: no number of an exhibit, or one of another text. */
const elsewhereBehind =
	/^(?:[\p{Script=Latin}\d%％]|[.,]\d|[-–—~～/]\s?\d|\s?[个年月号日万亿条张%％]|[*_)）\]]*\s+(?:of|in|from|at|on|by)\b)/u;
/** `the bank’s Table 4`, `OECD Table 4`, `(Doe 2019, Table 4)`, `supplementary table 4`. */
const elsewhereBefore = new RegExp(`^(?:${anyOf(otherOwners)}$|\\p{Lu}|\\d)|[’']s?$`, 'u');
/** In Chinese what stands right before it leads to it, or ends. */
const freeBefore = /(?:^|[见如由从据在及和与至，、。；：（(])$/u;

/** Whether the words around a name do not make it one of another text. */
function isOwn({ word, number }: NamedExhibit, before: string, behind: string): boolean {
	if (number.startsWith('0') || elsewhereBehind.test(behind)) return false;
	if (isQuoted(before)) return false;
	const words = before.split(/[\s*_]+/u).filter((each) => each !== '');
	const last = words.at(-1) ?? '';
	if (han.test(word)) return freeBefore.test(last);
	// A sentence begins with a capital whatever it names.
	return words.length < 2
		? !/[’']s?$/u.test(last)
		: !elsewhereBefore.test(last.replace(/^[(（]/u, '').replace(/,$/u, ''));
}

/** Behind marks of quotation, of which one is still open. */
function isQuoted(before: string): boolean {
	const count = (pattern: RegExp) => allMatches(pattern, before).length;
	return count(/[“「『《]/gu) > count(/[”」』》]/gu) || count(/"/gu) % 2 === 1;
}
