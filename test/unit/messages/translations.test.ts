import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { bundles, messageTypes, messageTypesFile, sentencesIn, wantsOf } from '../../../scripts/messageTypes.mjs';
import { languages } from '../../../src/messages/languages';

const english = sentencesIn('en');

describe('the types of the messages', () => {
	it('are those of the sentences', () => {
		const told = `${messageTypesFile} is not of these sentences: run “npm run types:update”.`;
		assert.ok(readFileSync(messageTypesFile, 'utf8') === messageTypes(), told);
	});

	it('are noted for sentences and tables that there are', () => {
		const notes: object = JSON.parse(readFileSync('src/messages/notes.json', 'utf8'));
		const tables = new Set(Object.keys(english).map((code) => code.split('.')[0]));
		const idle = Object.keys(notes).filter((code) => !(code in english) && !tables.has(code));
		assert.deepEqual(idle, []);
	});
});

describe('each language', () => {
	for (const language of languages) {
		it(`says what the others say, bundle by bundle: ${language}`, () => {
			for (const bundle of bundles) {
				const codes = (of: string) => Object.keys(sentencesIn(of, [bundle])).sort();
				assert.deepEqual(codes(language), codes('en'), bundle);
			}
		});

		it(`leaves out nothing that it is given, and tells the same things apart: ${language}`, () => {
			const own = sentencesIn(language);
			const wrong = Object.keys(english).filter((code) => !tellsAllOf(english[code]!, own[code]!));
			assert.deepEqual(wrong, []);
		});
	}
});

/** Something that English only tells apart, such as singular and plural, another language need not. */
function tellsAllOf(english: string, other: string): boolean {
	const [wanted, asked] = [wantsOf([english]), wantsOf([other])];
	return [...wanted].every(([name, { kinds, choices }]) => {
		const own = asked.get(name);
		if (!own) return ![...kinds].some((kind) => ['text', 'number', 'list'].includes(kind));
		const inOrder = (of: ReadonlySet<string>) => [...of].sort().join();
		return own.choices.size === 0 || choices.size === 0 || inOrder(own.choices) === inOrder(choices);
	});
}
