import { readdirSync, readFileSync } from 'node:fs';
import type { WordList } from '../../../src/lexicon/entries';

/** Every list of the lexicon, by its path: `change.ups.en`. */
export function allLists(): (readonly [path: string, list: WordList])[] {
	const subjects = readdirSync('src/lexicon').filter((file) => file.endsWith('.json'));
	return subjects.flatMap((file) =>
		listsIn(JSON.parse(readFileSync(`src/lexicon/${file}`, 'utf8')), file.replace('.json', '')),
	);
}

function listsIn(value: unknown, path: string): (readonly [string, WordList])[] {
	if (Array.isArray(value)) return [[path, value as WordList]];
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, inner]) => listsIn(inner, `${path}.${name}`));
}

/** The words that an entry in the notation of the lexicon stands for, with examples for what may be any word. */
export function expand(entry: string): string[] {
	const [words, rest] = expandSome(entry);
	if (rest !== '') throw new Error(`“${entry}” closes a bracket that it does not open.`);
	return words;
}

/** Reads alternatives up to a closing bracket: hands back their words, and what is left. */
function expandSome(text: string): [words: string[], rest: string] {
	const finished: string[] = [];
	let words = [''];
	let rest = text;
	const append = (choices: readonly string[]) => {
		words = words.flatMap((word) => choices.map((choice) => word + choice));
	};
	while (rest !== '' && !/^[)}]/.test(rest)) {
		const sign = /^(?:\[[^\]]+\]|…\d|~(?:\d+-)?\d+|.)/su.exec(rest)?.[0] ?? '';
		rest = rest.slice(sign.length);
		if (sign === '|') {
			finished.push(...words);
			words = [''];
		} else if (sign === '(' || sign === '{') {
			const [inner, behind] = expandSome(rest);
			if (behind[0] !== (sign === '(' ? ')' : '}')) throw new Error(`“${text}” leaves a bracket open.`);
			append(sign === '(' ? ['', ...inner] : inner);
			rest = behind.slice(1);
		} else append(choicesOf(sign));
	}
	return [[...finished, ...words], rest];
}

function choicesOf(sign: string): readonly string[] {
	if (sign.startsWith('…')) return ['', ' one two'];
	if (sign.startsWith('~')) return ['某'];
	if (sign === '_') return ['word'];
	if (sign === '#') return ['12'];
	return sign.startsWith('[') && sign.length > 1 ? [...sign.slice(1, -1).replace(/(.)-(.)/gu, '$1$2')] : [sign];
}
