import { anyOf } from '../../lexicon/compile';
import { months } from '../../lexicon/months';
import { allMatches } from '../../text/matches';
import { rangesOverlap } from '../spanRelations';

/** A date, year or span of years in a text. */
export interface FoundDate {
	readonly start: number;
	readonly end: number;
	readonly kind: 'date' | 'year';
	/** A year as it is; a date as `yyyymmdd`, with zeros for what is not given. */
	readonly value: number;
	readonly upper: number | undefined;
	readonly unit: 'day' | 'month' | 'quarter' | 'half' | undefined;
}

type Groups = Readonly<Record<string, string | undefined>>;
type DateReading = Pick<FoundDate, 'value' | 'unit'> & { readonly upper?: number; readonly kind?: 'year' };

const month = `(?<month>${anyOf(months)})\\.?`;
const year = '(?<year>(?:19|20)\\d\\d|2100)';
const dayPattern = '(?<day>3[01]|[12]\\d|0?[1-9])';
/** Looks back from digits only. */
const edge = '(?=\\d)(?<![\\p{Script=Latin}\\d.,/-])';
const end = '(?![\\d/]|[.,-]\\d|[A-Za-z])';

/** Words or digits without which a form finds nothing: they are quick to look for. */
const hints = {
	year: /(?:19|20)\d\d|2100/,
	han: /年/,
	month: new RegExp(months.map((entry) => entry.slice(0, 3)).join('|')),
	part: /[QH][1-4]/,
} as const;

/** Tried in this order; a later form does not reach into what an earlier one took. */
const forms: readonly (readonly [RegExp, (groups: Groups) => DateReading, keyof typeof hints])[] = [
	[new RegExp(`${edge}${year}(?<sep>[-/.])(?<num>1[0-2]|0?[1-9])\\k<sep>${dayPattern}${end}`, 'gu'), day, 'year'],
	[
		new RegExp(`${edge}${year}\\s?年\\s?(?<num>1[0-2]|0?[1-9])\\s?月?[-–—~～至](?<until>1[0-2]|0?[1-9])\\s?月`, 'gu'),
		monthSpan,
		'han',
	],
	[
		new RegExp(`${edge}${year}\\s?年\\s?(?<num>1[0-2]|0?[1-9])\\s?月(?:\\s?${dayPattern}\\s?[日号])?`, 'gu'),
		day,
		'han',
	],
	[new RegExp(`\\b${month} ${dayPattern}(?:st|nd|rd|th)?,? ${year}${end}`, 'gu'), day, 'month'],
	[new RegExp(`${edge}${dayPattern}(?:st|nd|rd|th)? ${month},? ${year}${end}`, 'gu'), day, 'month'],
	[new RegExp(`\\b${month},? ${year}${end}`, 'gu'), day, 'month'],
	[new RegExp(`\\b${month} ${dayPattern}(?:st|nd|rd|th)?(?![\\d.,%]*[\\d%])${end}`, 'gu'), day, 'month'],
	[new RegExp(`\\b(?:(?<part>[QH][1-4])[ -]?(?:FY)?${year})${end}`, 'gu'), part, 'part'],
	[new RegExp(`${edge}${year}[ -]?(?<part>[QH][1-4])(?![A-Za-z\\d])`, 'gu'), part, 'part'],
	[new RegExp(`${edge}${year}\\s?年(?:第?(?<nth>[一二三四1-4])季度|(?<half>[上下])半年)`, 'gu'), chinesePart, 'han'],
	[
		new RegExp(
			`${edge}${year}(?:\\s?年)?\\s?(?:[-–—~～至到]|年至)\\s?(?<last>(?:19|20)\\d\\d|\\d\\d)(?:\\s?年|(?![\\d%.,/-]*\\d|%|\\s?[万亿年]))`,
			'gu',
		),
		years,
		'year',
	],
	[
		new RegExp(`${edge}${year}s(?![A-Za-z])`, 'gu'),
		({ year }) => ({ kind: 'year', value: Number(year), upper: Number(year) + 9, unit: undefined }),
		'year',
	],
	[
		new RegExp(`${edge}${year}\\s?年(?!内|前|后|间|期)`, 'gu'),
		({ year }) => ({ kind: 'year', value: Number(year), unit: undefined }),
		'han',
	],
];

const mayHoldDate = /(?:19|20)\d\d|2100|[a-z.] \d/;

/** The dates of a text, in order. Bare years such as `in 2024` are left to the number grammar. */
export function findDates(text: string): FoundDate[] {
	const found: FoundDate[] = [];
	if (!mayHoldDate.test(text)) return found;
	for (const [pattern, read, hint] of forms) {
		if (!hints[hint].test(text)) continue;
		for (const match of allMatches(pattern, text)) {
			const place = { start: match.index, end: match.index + match[0].length };
			if (found.some((other) => rangesOverlap(place, other))) continue;
			found.push({ kind: 'date', upper: undefined, ...place, ...read(match.groups ?? {}) });
		}
	}
	return found.sort((a, b) => a.start - b.start);
}

function day({ year, month, num, day: written }: Groups): DateReading {
	const index = month ? months.findIndex((entry) => entry.startsWith(month.slice(0, 3))) + 1 : Number(num ?? 0);
	return { value: Number(year ?? 0) * 10_000 + index * 100 + Number(written ?? 0), unit: written ? 'day' : 'month' };
}

/** `2024年1-3月` */
function monthSpan({ year, num, until }: Groups): DateReading {
	const month = (written: string | undefined) => Number(year ?? 0) * 10_000 + Number(written ?? 0) * 100;
	return { value: month(num), upper: month(until), unit: 'month' };
}

function part({ year, part: written = '' }: Groups): DateReading {
	const quarter = written.startsWith('Q');
	const nth = Number(written.slice(1));
	return {
		value: Number(year) * 10_000 + ((nth - 1) * (quarter ? 3 : 6) + 1) * 100,
		unit: quarter ? 'quarter' : 'half',
	};
}

function chinesePart({ year, nth, half }: Groups): DateReading {
	if (half) return part({ year, part: half === '上' ? 'H1' : 'H2' });
	const index = '一二三四'.indexOf(nth ?? '');
	return part({ year, part: `Q${index >= 0 ? index + 1 : nth}` });
}

function years({ year, last = '' }: Groups): DateReading {
	const upper = last.length === 2 ? Number(`${year?.slice(0, 2)}${last}`) : Number(last);
	return { kind: 'year', value: Number(year), upper, unit: undefined };
}
