import assert from 'node:assert/strict';
import {
	applyEdits,
	ChecklistEditsError,
	readChecklistEdits,
} from '../../../../../src/scoring/jade/checklists/checklistEdits';
import { ItemIds } from '../../../../../src/scoring/jade/checklists/itemIds';
import { fact, queryItem, reasoningItem } from '../checklistFixtures';

describe('the file of the author’s changes', () => {
	it('is read as it is written', () => {
		const items = { 'q-1': { drop: true }, 'c-2': { question: 'Does it follow?', weight: 5 } };
		const file = { version: 1, checklists: { key: { query: 'Is there an opening?', items } } };
		assert.deepEqual(readChecklistEdits(JSON.stringify(file)), file);
	});

	for (const [what, text, said] of [
		['no JSON', '{', /not valid JSON/],
		['another version', '{"version": 2, "checklists": {}}', /version: must be 1\./],
		[
			'a weight out of range',
			'{"version":1,"checklists":{"k":{"items":{"q":{"weight":1000}}}}}',
			/items\.q\.weight: must be 100 or less\./,
		],
		[
			'an empty question',
			'{"version":1,"checklists":{"k":{"items":{"q":{"question":" "}}}}}',
			/items\.q\.question: must not be empty\./,
		],
	] as const) {
		it(`says where it is wrong: ${what}`, () => {
			assert.throws(
				() => readChecklistEdits(text),
				(error: unknown) => error instanceof ChecklistEditsError && said.test(error.message),
			);
		});
	}
});

describe('changed checklists', () => {
	const lists = { query: [queryItem('q', 10)], report: [fact('f'), reasoningItem('c', 10, ['f'])] };

	it('are the same without changes', () => {
		assert.deepEqual(applyEdits(lists, undefined), lists);
		assert.deepEqual(applyEdits(lists, { items: { gone: { drop: true }, q: {} } }), lists);
	});

	it('keep the Chinese wording of an item until it is reworded', () => {
		const query = [{ ...queryItem('q', 10), questionZh: '是否有市场？' }];
		const edited = (edit: object) => applyEdits({ query, report: [] }, { items: { q: edit } }).query[0];
		assert.equal(edited({ weight: 5 })?.questionZh, '是否有市场？');
		const reworded = edited({ question: 'Is there room?' });
		assert.deepEqual([reworded?.question, reworded?.questionZh], ['Is there room?', undefined]);
	});

	it('mark what was changed, and a name of Object’s own is no item', () => {
		const { query } = applyEdits(lists, { items: { q: { weight: 0 } } });
		assert.deepEqual([query[0]!.weight, query[0]!.edited], [0, true]);
		const named = { ...lists, query: [queryItem('constructor', 10)] };
		assert.deepEqual(applyEdits(named, { items: {} }), named);
	});
});

describe('the ids of items', () => {
	it('hang on the text alone, however it is set', () => {
		const id = new ItemIds().of('f', 'Sales rose by 12 % in 2024.');
		assert.equal(new ItemIds().of('f', ' sales  rose by\n12 % in 2024. '), id);
		assert.notEqual(new ItemIds().of('f', 'Sales rose by 13 % in 2024.'), id);
	});

	it('are unique where texts are equal', () => {
		const ids = new ItemIds();
		assert.equal(new Set([1, 2, 3].map(() => ids.of('c', 'It follows.'))).size, 3);
	});
});
