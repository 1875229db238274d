import assert from 'node:assert/strict';
import { catalog } from '../../../src/messages/catalog';
import { commandLine } from '../../../src/messages/commandLine';
import { type Literal, literalsOfSource } from './literals';

/** Where sentences are made for a place or a language that is known: the tables, and the editor. */
const edges = ['messages', 'extension', 'panel'];

/**
 * What still makes sentences of its own. The set only shrinks: whoever moves a part's sentences into the tables takes it
 * out here.
 */
const waiting = ['judge', 'sources', 'verification', 'skills', 'scoring'];

/** What is no sentence for users, by what takes it. */
const takers = new Map([
	...['Error', 'RangeError', 'TypeError'].map(
		(level) => [level, 'a defect of the program, told to whoever fixes it'] as const,
	),
	...['debug', 'info', 'warn', 'error'].map((level) => [level, 'a line of the log'] as const),
	...['split', 'words', 'phrases', 'termsOf'].map((name) => [name, 'a list of words to look for'] as const),
]);

/** The same, by file. */
const files = new Map([
	['tree/learned/parentFeatures.ts', 'the names of features, as the trained models know them'],
	['shown/abridge.ts', 'said to a model, in a prompt'],
	['output/htmlStyle.ts', 'a style sheet'],
	['node/guardedFetch.ts', 'known by its code, by which the reader of sources tells it'],
]);

let read: readonly Literal[] | undefined;

/** Read once, by the first test that asks. */
function literals(): readonly Literal[] {
	read ??= literalsOfSource();
	return read;
}

describe('the rooms of the core', () => {
	it('hold no sentence for users', () => {
		const found = literals().filter((literal) => !isIn(literal, edges) && !isIn(literal, waiting) && isSaid(literal));
		assert.deepEqual(found, []);
	});

	it('are taken out of those that wait once they hold none', () => {
		const empty = waiting.filter((room) => !literals().some((literal) => isIn(literal, [room]) && isSaid(literal)));
		assert.deepEqual(empty, []);
	});
});

describe('the tables of sentences', () => {
	const entries = Object.entries({ ...catalog, ...commandLine }).flatMap(([table, sentences]) =>
		Object.keys(sentences).map((name) => `${table}.${name}`),
	);

	it('hold nothing that nobody says', () => {
		const said = literals().map(({ text }) => patternOf(text));
		const unused = entries.filter((code) => !said.some((pattern) => pattern?.test(code)));
		assert.deepEqual(unused, []);
	});
});

function isIn({ file }: Literal, rooms: readonly string[]): boolean {
	return rooms.some((room) => file === room || file.startsWith(`${room}/`));
}

function isSaid({ file, text, takenBy }: Literal): boolean {
	return looksSaid(text) && !takers.has(takenBy) && !files.has(file);
}

/** A sentence, or a phrase that others are put together from; patterns are neither. */
function looksSaid(text: string): boolean {
	if (/[\\|[\]]|\(\?/.test(text) || !/\p{L}/u.test(text)) return false;
	const english = /(?:[a-z’',“”…-]+ ){3}/.test(text) || /^[“…]?\p{Lu}.*\p{L} \p{L}.*[.!?]$/su.test(text);
	return english || /\p{Script=Han}[^。]*[。！？]/u.test(text);
}

/** `titles.…` stands for any name after `titles.`. */
function patternOf(text: string): RegExp | undefined {
	if (!/^[a-z]\w*\.[\w.…]+$/i.test(text)) return undefined;
	return new RegExp(`^${text.replaceAll('.', '\\.').replaceAll('…', '[\\w.]+')}$`);
}
