import { oneOf } from '../../lexicon/compile';
import { joining, telling } from '../../lexicon/exhibits.json';
import { allMatches } from '../../text/matches';
import { cached } from '../../text/textCache';
import { captionLabels } from './captions';

export type ExhibitKind = 'figure' | 'table';

/** A figure or a table that a text names by its number. */
export interface NamedExhibit {
	/** 图表 may be either. */
	readonly kinds: readonly ExhibitKind[];
	/** What it is called, however that is written: `figure` for `Figs.`, 表 for 表格. */
	readonly word: string;
	/** As it is written: `2`, `2.1`, `2-1`. */
	readonly number: string;
	/** Its name as it is written, or the number alone of the others in `Tables 1 and 2`. */
	readonly start: number;
	readonly end: number;
	/** Where the numbers of its word end. */
	readonly behind: number;
	/** Whether the number is certainly that of an exhibit: in `Table 1, 40 people` the second number is not. */
	readonly sure: boolean;
}

const figureWords = String.raw`\b(?:fig(?:ure)?s?\.?|charts?|graphs?|images?|exhibits?|maps?|diagrams?)|(?:附|插|示意|地)?[图圖]表?`;
const tableWords = String.raw`\btab(?:le)?s?\.?|附?表格?`;
/** More numbers behind the first, as in `Tables 1 and 2` or 表1和2. */
const others = String.raw`(?:\d+(?:\.\d+)*\s*(?:,|and|&|to|[–—、和与及至~～-])\s*)*`;
const named = new RegExp(String.raw`(${figureWords}|${tableWords})\s*(?=\d)(${others}\d*)`, 'giu');
const wholeNumber = /\d+(?:[.-]\d+)*/y;
const plural = /s\.?$/iu;

/** The exhibits that a text names, in order. */
export const exhibitsNamed: (text: string) => readonly NamedExhibit[] = cached((text) =>
	allMatches(named, text).flatMap(({ index, 0: whole, 1: label = '', 2: chain = '' }) => {
		const from = index + whole.length - chain.length;
		const behind = index + whole.trimEnd().length;
		const word = wordOf(label);
		return allMatches(/\d+(?:\.\d+)*/gu, chain).map(({ index: at }): NamedExhibit => {
			wholeNumber.lastIndex = from + at;
			const number = wholeNumber.exec(text)?.[0] ?? '';
			const sure = at === 0 || plural.test(label);
			const start = at === 0 ? index : from + at;
			return { kinds: kindsOf(word), word, number, start, end: from + at + number.length, behind, sure };
		});
	}),
);

function wordOf(label: string): string {
	const word = label.toLowerCase().replace(/s?\.?$/u, '');
	return word.replace(/^fig$/u, 'figure').replace(/^tab$/u, 'table').replace('圖', '图').replace('格', '');
}

function kindsOf(word: string): readonly ExhibitKind[] {
	if (/图表$/u.test(word)) return ['figure', 'table'];
	return word === 'table' || word.endsWith('表') ? ['table'] : ['figure'];
}

/** What stands in front of the words of a line: marks of headings, lists, images and emphasis, and a number. */
const marks = /^[^\p{L}\p{N}]*(?:\d+(?:\.\d+)*[.)、]?\s+)?/u;

const inSentence = new RegExp(
	`^\\s*(?:${oneOf([...telling.en, ...joining.en])}\\b|${oneOf([...telling.zh, ...joining.zh])})`,
	'i',
);

/** The exhibits that a line captions, or a part of one between tags, quotes or bars: none in `Table 3 shows …`. */
export function exhibitsCaptioned(line: string): readonly NamedExhibit[] {
	const text = line.replace(marks, '');
	const label = captionLabels.figure.exec(text) ?? captionLabels.table.exec(text);
	return label && !inSentence.test(text.slice(label[0].length)) ? exhibitsNamed(text) : [];
}
