import assert from 'node:assert/strict';
import { anywhere, oneOf, wholeWords } from '../../../src/lexicon/compile';
import { cueWords } from '../../../src/lexicon/cues.json';
import type { Bilingual, Entry, WordList } from '../../../src/lexicon/entries';
import { type Cue, hasCue } from '../../../src/tree/reading/cues';
import { allLists, expand } from './lists';

/** A sentence with each of the words that a list stands for, and with what must stand behind it. */
function sentencesOf(list: WordList): string[] {
	return list.flatMap((entry) => {
		const { word, onlyBefore = [''] } = typeof entry === 'string' ? { word: entry } : entry;
		const behind = onlyBefore.flatMap(expand);
		return expand(word).flatMap((one) => behind.map((text) => inSentence(one + text)));
	});
}

function inSentence(word: string): string {
	return /\p{Script=Han}/u.test(word) ? `某${word}某` : `Here ${word.replace(/ +/g, ' ').trim()} there.`;
}

/** Words of letters are looked for as whole words, the rest wherever it stands. */
function finder(list: WordList): (sentence: string) => boolean {
	const [whole, any] = [wholeWords(list, 'iu'), anywhere(list, 'iu')];
	return (sentence) => (/^Here \w.*\w there/u.test(sentence) ? whole : any).test(sentence);
}

/** For each list, what a rule says against it; no list of the lexicon has any. */
function expectNone(against: (list: WordList) => readonly string[]): void {
	const lists = allLists();
	assert.ok(lists.length >= 80, `${lists.length} lists`);
	const wrong = lists.map(([path, list]) => [path, against(list)] as const).filter(([, found]) => found.length > 0);
	assert.deepEqual(wrong, []);
}

const wordOf = (entry: Entry) => (typeof entry === 'string' ? entry : entry.word);

describe('the word lists', () => {
	it('have words, each of which is found in a sentence', () =>
		expectNone((list) => {
			const find = finder(list);
			return list.length === 0 ? ['no words'] : sentencesOf(list).filter((sentence) => !find(sentence));
		}));

	it('have entries that match their words and nothing around them', () =>
		expectNone((list) =>
			list.map(wordOf).flatMap((entry) => {
				const whole = new RegExp(`^${oneOf([entry])}$`, 'u');
				return expand(entry).filter((word) => !whole.test(word) || whole.test(`${word}·`));
			}),
		));

	it('have no sign of patterns behind a bracket: what stands in round ones may be left out as it is', () =>
		expectNone((list) => list.map(wordOf).filter((entry) => /[)}][?*+]/u.test(entry))));

	it('have no word twice', () =>
		expectNone((list) => {
			const seen = new Set<string>();
			return list.map(wordOf).flatMap((entry) => expand(entry).filter((word) => seen.size === seen.add(word).size));
		}));

	it('pass over a word beside what it must not stand beside', () =>
		expectNone((list) =>
			list.flatMap((entry) => {
				if (typeof entry === 'string') return [];
				const { word, notBefore = [], notAfter = [] } = entry;
				const guarded = [...notBefore.map((text) => word + text), ...notAfter.map((text) => text + word)];
				return guarded.filter((text) => new RegExp(oneOf([entry]), 'u').test(inSentence(text)));
			}),
		));
});

describe('the cues', () => {
	for (const [cue, { en, zh }] of Object.entries(cueWords) as [Cue, Bilingual][]) {
		it(`${cue}: every word of the lexicon is one`, () => {
			const opening = cue === 'continuation';
			const sentences = (list: WordList) =>
				list.flatMap((entry) => expand(wordOf(entry)).map((word) => (opening ? `${word} …` : inSentence(word))));
			assert.deepEqual(
				sentences(en).filter((sentence) => !hasCue(cue, sentence, false)),
				[],
			);
			assert.deepEqual(
				sentences(zh).filter((sentence) => !hasCue(cue, sentence, true)),
				[],
			);
		});
	}
});
