import { catalog } from './catalog';
import { core } from './core';
import type { Language } from './languages';
import type { Message, Sentence, Words } from './model';
import { sayingIn } from './saying';

type Bundle = Readonly<Record<Language, Readonly<Record<string, string>>>>;

const bundles = new Set<Bundle>([core]);

/** Sentences that one shell alone says, from here on: the other shells do not carry them. */
export function addSentences(more: Bundle): void {
	bundles.add(more);
}

type Tables = Readonly<Record<string, Readonly<Record<string, Sentence<never>>>>>;

const tables: Tables = catalog;

/** The words of a language. */
export function wordsIn(language: Language): Words {
	const plurals = once(() => new Intl.PluralRules(language));
	// American English would put a comma before the “and”.
	const lists = once(() => new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }));
	const moments = once(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }));
	const days = once(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }));
	const format = numberFormats(language);
	const words: Words = {
		language,
		say({ code, args }) {
			const table = tableOf(code)?.[language];
			if (table) return typeof table === 'string' ? table : table(args as never, words);
			return said(sentenceOf(code, language), (args ?? {}) as Readonly<Record<string, unknown>>);
		},
		all: (messages) => messages.map((message) => words.say(message)).join(language === 'zh-CN' ? '' : ' '),
		number: (value, digits = 2) => format('decimal', digits).format(value),
		percent: (share, digits = 0) => format('percent', digits).format(share),
		date: (time) => days().format(time),
		list: (items) => lists().format(items),
		moment: (time) => moments().format(time),
		plural: (count, one, other) => (plurals().select(count) === 'one' ? one : other),
	};
	const said = sayingIn(words);
	return words;
}

/** Made when it is first asked for: what an editor loads at its start is to say nothing yet. */
function once<Value>(make: () => Value): () => Value {
	let made: { readonly value: Value } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}

/** Each format is made once: making one takes a hundred times as long as writing a number. */
function numberFormats(language: Language): (style: 'decimal' | 'percent', digits: number) => Intl.NumberFormat {
	const made = new Map<string, Intl.NumberFormat>();
	return (style, digits) => {
		const key = `${style} ${digits}`;
		const format = made.get(key) ?? new Intl.NumberFormat(language, { style, maximumFractionDigits: digits });
		made.set(key, format);
		return format;
	};
}

function sentenceOf(code: Message['code'], language: Language): string {
	for (const bundle of bundles) {
		if (Object.hasOwn(bundle[language], code)) return bundle[language][code]!;
	}
	throw new Error(`There is no sentence “${code}”.`);
}

function tableOf(code: Message['code']): Sentence<never> | undefined {
	const dot = code.indexOf('.');
	return tables[code.slice(0, dot)]?.[code.slice(dot + 1)];
}
