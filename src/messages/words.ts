import en from './en/core.json';
import type { Language } from './languages';
import type { Message, Words } from './model';
import { sayingIn } from './saying';
import chinese from './zh-CN/core.json';

/** What every shell says. */
const core = { en, 'zh-CN': chinese };

type Bundle = Readonly<Record<Language, Readonly<Record<string, string>>>>;

const bundles = new Set<Bundle>([core]);

/** Sentences that one shell alone says, from here on: the other shells do not carry them. */
export function addSentences(more: Bundle): void {
	bundles.add(more);
}

/** The words of a language. */
export function wordsIn(language: Language): Words {
	const moments = once(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }));
	const days = once(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }));
	const format = numberFormats(language);
	const words: Words = {
		language,
		say: ({ code, args }) => said(sentenceOf(code, language), (args ?? {}) as Readonly<Record<string, unknown>>),
		all: (messages) => words.say({ code: 'common.all', args: { messages } }),
		number: (value, digits = 2) => format(digits).format(value),
		date: (time) => days().format(time),
		moment: (time) => moments().format(time),
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
function numberFormats(language: Language): (digits: number) => Intl.NumberFormat {
	const made = new Map<number, Intl.NumberFormat>();
	return (digits) => {
		const format = made.get(digits) ?? new Intl.NumberFormat(language, { maximumFractionDigits: digits });
		made.set(digits, format);
		return format;
	};
}

function sentenceOf(code: Message['code'], language: Language): string {
	for (const bundle of bundles) {
		if (Object.hasOwn(bundle[language], code)) return bundle[language][code]!;
	}
	throw new Error(`There is no sentence “${code}”.`);
}
