import { catalog } from './catalog';
import type { Language } from './languages';
import type { Message, Sentence, Words } from './model';

type Tables = Readonly<Record<string, Readonly<Record<string, Sentence<never>>>>>;

let tables: Tables = catalog;

/** Sentences that one shell alone says, from here on: the other shells do not carry them. */
export function addSentences(more: Tables): void {
	tables = { ...tables, ...more };
}

/** The words of a language. */
export function wordsIn(language: Language): Words {
	const plurals = new Intl.PluralRules(language);
	// American English would put a comma before the “and”.
	const lists = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });
	const moments = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
	const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
	const words: Words = {
		language,
		say({ code, args }) {
			const sentence = sentenceOf(code)[language];
			return typeof sentence === 'string' ? sentence : sentence(args as never, words);
		},
		all: (messages) => messages.map((message) => words.say(message)).join(language === 'zh-CN' ? '' : ' '),
		number: (value, digits = 2) => value.toLocaleString(language, { maximumFractionDigits: digits }),
		percent: (share, digits = 0) => share.toLocaleString(language, { style: 'percent', maximumFractionDigits: digits }),
		date: (time) => days.format(time),
		list: (items) => lists.format(items),
		moment: (time) => moments.format(time),
		plural: (count, one, other) => (plurals.select(count) === 'one' ? one : other),
	};
	return words;
}

function sentenceOf(code: Message['code']): Sentence<never> {
	const dot = code.indexOf('.');
	const sentence = tables[code.slice(0, dot)]?.[code.slice(dot + 1)];
	if (!sentence) throw new Error(`There is no sentence “${code}”.`);
	return sentence;
}
