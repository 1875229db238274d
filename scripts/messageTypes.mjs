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

/**
 * The TypeScript type of what sentences must be given, by what the sentences of all languages ask for: those that ask for the
 * same stand together, and those that ask for nothing are the others of the files.
 */
export function messageTypes() {
	const all = languages.map((language) => sentencesIn(language));
	const groups = new Map();
	for (const code of Object.keys(all[0])) {
		const given = typeOf(wantsOf(all.map((sentences) => sentences[code] ?? '')));
		if (given !== undefined) groups.set(given, [...(groups.get(given) ?? []), `'${code}'`]);
	}
	const records = [...groups].map(([given, codes]) => `\tRecord<${unionOf(codes)}, ${given}>`);
	const imports = bundles.map((bundle) => `import type ${bundle} from './en/${bundle}.json';\n`);
	const files = bundles.map((bundle) => `keyof typeof ${bundle}`).join(' | ');
	return `// Written by “npm run types:update” from the sentences beside it: change those.
${imports.join('')}import type { Told } from './model';

type Given = ${records.join(' &\n').trimStart()};

/** Every sentence there is, with what it must be given. */
export type Sentences = Given & Record<Exclude<${files}, keyof Given>, undefined>;
`;
}

const lineWidth = 120;

/** In as few lines as hold it. */
function unionOf(codes) {
	let width = 0;
	return codes
		.map((code, at) => {
			width += code.length + ' | '.length;
			if (at === 0) return code;
			if (width < lineWidth) return ` | ${code}`;
			width = code.length;
			return `\n\t\t| ${code}`;
		})
		.join('');
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
	if (wants.size === 0) return undefined;
	return `{ ${[...wants]
		.sort()
		.map(([name, want]) => fieldOf(name, want))
		.join('; ')} }`;
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

function read(file) {
	return JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
}
