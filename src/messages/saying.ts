import { type Formats, type Formatters, IntlMessageFormat } from 'intl-messageformat';
import type { Language } from './languages';
import type { Told, Words } from './model';

type Items = readonly string[];
type Given = Readonly<Record<string, unknown>>;

/** What stands between things side by side, and what closes a sentence. */
const marks: Readonly<Record<Language, Readonly<Record<'items' | 'or' | 'clauses' | 'sentences' | 'stop', string>>>> = {
	en: { items: ', ', or: ' or ', clauses: '; ', sentences: ' ', stop: '.' },
	'zh-CN': { items: '、', or: ' 或 ', clauses: '；', sentences: '', stop: '。' },
};

/** Of a long list the others are counted. */
const mostNamed = 8;

/**
 * Says sentences as translators write them (ICU MessageFormat), with what a message gives them: texts, numbers, other messages,
 * or lists of these. Each sentence is parsed when it is first said. Besides what it is given by name a sentence can ask
 * `{hasWhy, select, true { {why}} other {}}`, whether there is a `why`, and `{namesCount, plural, …}`, how many `names`; a list is
 * set side by side, or joined as a tag says (`<Or>{names}</Or>`). An empty `other` says that there is nothing else.
 */
export function sayingIn({ language, say }: Words): (sentence: string, given: Given) => string {
	const parsed = new Map<string, IntlMessageFormat>();
	const options = { formatters: formattersOf(language) };
	const tags = tagsOf(language, say);
	const inWords = (told: Told): string | Items => {
		if (typeof told === 'string' || typeof told === 'number') return String(told);
		if (isList(told)) return told.map((each) => String(inWords(each)));
		return say(told);
	};
	const toldAs = (name: string, given: Given) => {
		const value = tags[name] ?? asked(name, given);
		return typeof value === 'object' && value !== null ? inWords(value as Told) : value;
	};
	return (sentence, given) => {
		const format = parsed.get(sentence) ?? new IntlMessageFormat(sentence, language, formats, options);
		parsed.set(sentence, format);
		const values = new Proxy<Record<string, never>>(
			{},
			{
				has: (_, name) => (tags[String(name)] ?? asked(String(name), given)) !== undefined,
				get: (_, name) => toldAs(String(name), given),
			},
		);
		const parts = format.formatToParts<Items>(values);
		return parts.map(({ value }) => itemsOf(value).join(marks[language].items)).join('');
	};
}

/** An argument; whether there is one (`hasName`); or how many (`namesCount`). */
function asked(name: string, given: Given): unknown {
	if (Object.hasOwn(given, name)) return given[name];
	const [, first, rest] = /^has([A-Z])(.*)$/.exec(name) ?? [];
	if (first) return isThere(given[first.toLowerCase() + rest]);
	const list = given[name.replace(/Count$/, '')];
	return Array.isArray(list) ? list.length : undefined;
}

function isThere(value: unknown): boolean {
	return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

type Tag = (parts: readonly (string | Items)[]) => string | Items[];

/** How a list is joined, where it is not only set side by side: `<Or>{names}</Or>`. Arguments begin small. */
function tagsOf(language: Language, say: Words['say']): Readonly<Record<string, Tag>> {
	const mark = marks[language];
	// American English would put a comma before the “and”.
	const and = () => new Intl.ListFormat(language === 'en' ? 'en-GB' : language);
	const quoted = (items: Items) => items.map((text) => `“${text}”`);
	return {
		And: ([items]) => and().format(itemsOf(items)),
		Or: ([items]) => {
			const [others, last] = [itemsOf(items).slice(0, -1), itemsOf(items).at(-1)!];
			return others.length > 0 ? `${others.join(mark.items)}${mark.or}${last}` : last;
		},
		Clauses: ([items]) => itemsOf(items).join(mark.clauses),
		Sentences: ([items]) => itemsOf(items).join(mark.sentences),
		Lines: ([items]) => itemsOf(items).join('\n'),
		Quoted: ([items]) => [quoted(itemsOf(items))],
		Few: ([items]) => {
			const [named, more] = [quoted(itemsOf(items)).slice(0, mostNamed), itemsOf(items).length - mostNamed];
			return [more > 0 ? [...named, say({ code: 'common.more', args: { count: more } })] : named];
		},
		/** What a model or a source said, with a full stop where it has none. */
		Closed: ([text]) => (/[.。!?！？]$/u.test(String(text)) ? String(text) : `${text}${mark.stop}`),
	};
}

function itemsOf(value: string | Items | undefined): Items {
	return typeof value === 'object' ? value : [value ?? ''];
}

function isList(told: Told): told is readonly Told[] {
	return Array.isArray(told);
}

const formats = { date: { moment: { dateStyle: 'medium', timeStyle: 'short' } } } satisfies {
	date: Formats['date'];
};

/** With a minus, where `Intl` writes a hyphen. */
function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
	const format = new Intl.NumberFormat(language, options);
	const { format: plain } = format;
	return Object.defineProperty(format, 'format', { value: (value: number) => plain(value).replace('-', '−') });
}

/** Each format is made once: making one takes a hundred times as long as writing a number. */
function formattersOf(language: Language): Formatters {
	const numbers = new Map<unknown, Intl.NumberFormat>();
	const dates = new Map<unknown, Intl.DateTimeFormat>();
	let plurals: Intl.PluralRules | undefined;
	return {
		getNumberFormat: (_, options = usual) =>
			made(numbers, options, () => numberFormat(language, options as Intl.NumberFormatOptions)),
		getDateTimeFormat: (_, options) => made(dates, options, () => new Intl.DateTimeFormat(language, options)),
		getPluralRules: () => (plurals ??= new Intl.PluralRules(language)),
	};
}

const usual = { maximumFractionDigits: 2 };

function made<Made>(kept: Map<unknown, Made>, key: unknown, make: () => Made): Made {
	const value = kept.get(key) ?? make();
	kept.set(key, value);
	return value;
}
