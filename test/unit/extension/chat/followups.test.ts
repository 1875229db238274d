import assert from 'node:assert/strict';
import { type Answered, followupsOf } from '../../../../src/extension/chat/parts';
import { chinese, english } from './read';

const told = (answered: Answered) =>
	followupsOf(answered, english).map(({ command, prompt }) => `/${command} ${prompt}`.trim());

describe('what may be asked next in the chat', () => {
	it('is a rewording where one answers the finding that was explained', () => {
		assert.deepEqual(told({ command: 'explain', line: 12, wordable: true }), ['/rewrite 12', '/plan']);
		assert.deepEqual(told({ command: 'explain', line: 12, wordable: false }), ['/plan']);
	});

	it('is the first step of a plan, and what is wrong with what was reworded', () => {
		assert.deepEqual(told({ command: 'plan', next: 7 }), ['/explain 7']);
		assert.deepEqual(told({ command: 'plan' }), []);
		assert.deepEqual(told({ command: 'rewrite', line: 12 }), ['/explain 12', '/plan']);
		assert.deepEqual(told({ command: 'welcome' }), ['/plan']);
	});

	it('is said in the language of the editor', () => {
		const labels = (words: typeof english) => followupsOf({ command: 'explain', line: 3, wordable: true }, words);
		assert.equal(labels(english)[0]?.label, 'Rewrite the sentence on line 3');
		assert.equal(labels(chinese)[0]?.label, '改写第 3 行的句子');
	});
});
