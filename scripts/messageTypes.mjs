import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';

/** Scripts and tests run in the checkout's folder. */
const folder = new URL('src/messages/', pathToFileURL('./'));

export const messageTypesFile = 'src/messages/sentences.ts';

/** A folder each, and in each the same files. */
const languages = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
	entry.isDirectory() ? [entry.name] : [],
);
export const bundles = readdirSync(new URL('en/', folder)).map((file) => file.replace('.json', ''));

/** The sentences of a language: those of one bundle, or all. */
export function sentencesIn(language, of = bundles) {
	return Object.assign({}, ...of.map((bundle) => read(`${language}/${bundle}.json`)));
}

/** The TypeScript type of all sentences: each code with what it must be given, by what the sentences of all languages ask for. */
export function messageTypes() {
	const [notes, ...all] = [read('notes.json'), ...languages.map((language) => sentencesIn(language))];
	const lines = Object.keys(all[0]).map((code, at, codes) => {
		const table = tableOf(code) === tableOf(codes[at - 1] ?? '') ? undefined : tableOf(code);
		const heading = notes[table] ? `\t// ${notes[table]}\n` : '';
		const note = notes[code] ? `\t/** ${notes[code]} */\n` : '';
		return `${heading}${note}\t'${code}': ${typeOf(wantsOf(all.map((sentences) => sentences[code] ?? '')))};\n`;
	});
	return `// Written by “npm run types:update” from the sentences beside it: change those.\nimport type { Told } from './model';\n\n/** Every sentence there is, with what it must be given. */\nexport interface Sentences {\n${lines.join('')}}\n`;
}

/**
 * What sentences ask for, by name: `text` or `number` where it is filled in, `list` where it is joined or counted, and the
 * words that are told apart by it.
 */
export function wantsOf(sentences) {
	const wants = new Map();
	const want = (name, kind, choices = []) => {
		const known = wants.get(name) ?? { kinds: new Set(), choices: new Set() };
		wants.set(name, known);
		known.kinds.add(kind);
		for (const choice of choices) known.choices.add(choice);
	};
	for (const sentence of sentences) look(new IntlMessageFormat(sentence, 'en').getAst(), want);
	for (const [name, { kinds }] of wants) {
		const base = /^has([A-Z])(.*)$/.exec(name);
		if (base) want(base[1].toLowerCase() + base[2], 'optional');
		const list = name.replace(/Count$/, '');
		if (list !== name && wants.has(list)) want(list, 'list');
		if (base || (list !== name && wants.has(list))) kinds.add('derived');
	}
	return new Map([...wants].filter(([, { kinds }]) => !kinds.has('derived')));
}

/** By the numbers that the parser gives its elements. */
const [argument, number, date, time, select, plural, tag] = [1, 2, 3, 4, 5, 6, 8];

function look(elements, want, within) {
	for (const { type, value, options, children } of elements) {
		if (type === argument) want(value, within && within !== 'Closed' ? 'list' : 'text');
		if (type === number || type === date || type === time) want(value, 'number');
		if (type === plural) want(value, 'counted');
		if (type === select) {
			const { other, ...named } = options;
			const all = Object.keys(named);
			if (all.join() === 'true') want(value, 'yes');
			else want(value, other.value.length > 0 ? 'open' : 'choice', all);
		}
		if (options) for (const option of Object.values(options)) look(option.value, want);
		if (type === tag) look(children, want, value);
	}
}

function typeOf(wants) {
	if (wants.size === 0) return 'undefined';
	return `{ ${[...wants].map(([name, want]) => fieldOf(name, want)).join('; ')} }`;
}

function fieldOf(name, { kinds, choices }) {
	return kinds.has('optional') ? `${name}?: ${kindOf(kinds, choices)} | null` : `${name}: ${kindOf(kinds, choices)}`;
}

function kindOf(kinds, choices) {
	if (kinds.has('choice'))
		return [...choices].map((choice) => (/^\d+$/.test(choice) ? choice : `'${choice}'`)).join(' | ');
	if (kinds.has('yes')) return 'boolean';
	if (kinds.has('list')) return 'readonly Told[]';
	if (kinds.has('number') || kinds.has('counted')) return 'number';
	return kinds.has('open') ? 'string' : 'Told';
}

function tableOf(code) {
	return code.slice(0, code.indexOf('.'));
}

function read(file) {
	return JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
}
