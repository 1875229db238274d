import { oneOf } from '../../lexicon/compile';
import { unitSymbols } from '../../lexicon/measures.json';
import { months } from '../../lexicon/months.json';
import { allMatches } from '../../text/matches';

/** A date, year or span of years in a text. */
export interface FoundDate {
	readonly start: number;
	readonly end: number;
	readonly kind: 'date' | 'year';
	/** A year as it is; a date as `yyyymmdd`, with zeros for what is not given. */
	readonly value: number;
	readonly upper: number | undefined;
	/** A year may be `fiscal`, `FY24`, or `split` between two calendar years, `2023/24`: one year all the same. */
	readonly unit: 'day' | 'month' | 'quarter' | 'half' | 'fiscal' | 'split' | undefined;
}

type Groups = Readonly<Record<string, string | undefined>>;
type DateReading = Pick<FoundDate, 'value' | 'unit'> & { readonly upper?: number; readonly kind?: 'year' };

const month = `(?<month>${oneOf(months)})\\.?`;
const year = '(?<year>(?:19|20)\\d\\d|2100)';
const dayPattern = '(?<day>3[01]|[12]\\d|0?[1-9])';
/** Looks back from digits only. */
const edge = '(?=\\d)(?<![\\p{Script=Latin}\\d.,/-])';
const end = '(?![\\d/]|[.,-]\\d|[A-Za-z])';
/** Also of two digits, where the text before shows that they are a year. */
const anyYear = '(?<year>(?:19|20)\\d\\d|\\d\\d)';
const fiscal = '[FC]Y[ -]?';
/** Actual, estimated, forecast: `2024A`, `FY26E`. */
const status = '[AEFe]?';
const partOfYear = '\\b(?:(?<part>[QH][1-4])|(?<count>[1-4])(?<of>[QH]))';
/** `Q3 24` is a quarter, `H2 24 bar` is not. */
const noUnit = `(?! ?(?:%|\\p{Script=Han}|(?:percent|per cent|${unitSymbols.join('|')})(?![A-Za-z])))`;
const dash = '\\s?[-–—~～至到]\\s?';

/** Each form matches only texts with its hint, which is quicker to look for. */
const hints = {
	year: /(?:19|20)\d\d|2100/,
	han: /年/,
	month: new RegExp(months.map((entry) => entry.slice(0, 3)).join('|')),
	part: /[QH]\d|\d[QH]/,
	fiscal: /[FC]Y/,
	split: /\d\d\/\d\d/,
	status: /\d\d[AEFe]/,
} as const;

/** Tried in this order; a later form does not reach into what an earlier one took. */
const forms: readonly (readonly [RegExp, (groups: Groups) => DateReading | undefined, keyof typeof hints])[] = [
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
	[new RegExp(`${partOfYear}[ -]?(?:${fiscal})?${year}${status}${end}`, 'gu'), part, 'part'],
	[
		new RegExp(`${partOfYear}(?:[ -]?${fiscal}| ?[’']|(?<=[QH])| (?=[1-3]))${anyYear}${status}${end}${noUnit}`, 'gu'),
		part,
		'part',
	],
	[new RegExp(`${edge}${year}(?:[ -]|\\s?年)?(?<part>[QH][1-4])(?![A-Za-z\\d])`, 'gu'), part, 'part'],
	[
		new RegExp(
			`(?:\\b${fiscal}(?=\\d+ ?[QH])|${edge}(?=\\d\\d[QH]))${anyYear} ?(?<part>[QH][1-4])(?![A-Za-z\\d])`,
			'gu',
		),
		part,
		'part',
	],
	[new RegExp(`${edge}${year}\\s?年(?:第?(?<nth>[一二三四1-4])季度|(?<half>[上下])半年)`, 'gu'), chinesePart, 'han'],
	[
		new RegExp(`(?:\\b${fiscal}|${edge}(?=\\d{4}))${anyYear}\\/(?<last>\\d\\d)${status}${end}`, 'gu'),
		splitYear,
		'split',
	],
	[
		new RegExp(`\\b${fiscal}${anyYear}${status}${dash}(?:${fiscal})?(?<last>(?:19|20)?\\d\\d)${status}${end}`, 'gu'),
		years,
		'fiscal',
	],
	[new RegExp(`${edge}${year}[AEFe]${dash}(?<last>(?:19|20)?\\d\\d)${status}${end}`, 'gu'), years, 'status'],
	[new RegExp(`\\b${fiscal}${anyYear}${status}${end}`, 'gu'), fiscalYear, 'fiscal'],
	[new RegExp(`${edge}${year}[AEFe]${end}`, 'gu'), oneYear, 'status'],
	[new RegExp(`(?<=\\b(?:[Ee]nd|[Mm]id|[Ee]arly|[Ll]ate)-)${year}${end}`, 'gu'), oneYear, 'year'],
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
	[new RegExp(`${edge}${year}\\s?年(?!内|前|后|间|期)`, 'gu'), oneYear, 'han'],
];

const mayHoldDate = /(?:19|20)\d\d|2100|[a-z.] \d|[FC]Y|[QH]\d|\d[QH]/;

/** The dates of a text, in order. Bare years such as `in 2024` are left to the number grammar. */
export function findDates(text: string): FoundDate[] {
	const found: FoundDate[] = [];
	if (!mayHoldDate.test(text)) return found;
	/** The offsets that found dates cover. */
	const taken = new Set<number>();
	for (const [pattern, read, hint] of forms) {
		if (!hints[hint].test(text)) continue;
		for (const match of allMatches(pattern, text)) {
			const [start, end] = [match.index, match.index + match[0].length];
			const places = Array.from({ length: end - start }, (_, at) => start + at);
			const reading = read(match.groups ?? {});
			if (!reading || places.some((place) => taken.has(place))) continue;
			for (const place of places) taken.add(place);
			found.push({ kind: 'date', upper: undefined, start, end, ...reading });
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

function part({ year, part: written, of = '', count = '' }: Groups): DateReading {
	const name = written ?? of + count;
	const quarter = name.startsWith('Q');
	const nth = Number(name.slice(1));
	return {
		value: fullYear(year) * 10_000 + ((nth - 1) * (quarter ? 3 : 6) + 1) * 100,
		unit: quarter ? 'quarter' : 'half',
	};
}

function chinesePart({ year, nth, half }: Groups): DateReading {
	if (half) return part({ year, part: half === '上' ? 'H1' : 'H2' });
	const index = '一二三四'.indexOf(nth ?? '');
	return part({ year, part: `Q${index >= 0 ? index + 1 : nth}` });
}

function oneYear({ year }: Groups): DateReading {
	return { kind: 'year', value: fullYear(year), unit: undefined };
}

function fiscalYear(groups: Groups): DateReading {
	return { ...oneYear(groups), unit: 'fiscal' };
}

function years({ year, last }: Groups): DateReading {
	return { kind: 'year', value: fullYear(year), upper: fullYear(last, year), unit: undefined };
}

function splitYear({ year, last }: Groups): DateReading | undefined {
	const [value, upper] = [fullYear(year), fullYear(last, year)];
	return upper === value + 1 ? { kind: 'year', value, upper, unit: 'split' } : undefined;
}

/** Two-digit years from here on belong to the last century. */
const firstOfLastCentury = 60;

/** Completes `24` by the century of another year, else by 19 or 20. */
function fullYear(written = '', other = ''): number {
	const year = Number(written);
	if (written.length > 2) return year;
	if (other.length > 2) return Number(other.slice(0, 2)) * 100 + year;
	return year + (year < firstOfLastCentury ? 2000 : 1900);
}
