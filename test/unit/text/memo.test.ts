import assert from 'node:assert/strict';
import { cachedForLastTexts, memoised } from '../../../src/text/memo';

describe('functions worked out once', () => {
	it('ask again for another object only, whatever the value was', () => {
		const asked: object[] = [];
		const once = memoised((key: object) => {
			asked.push(key);
			return undefined;
		});
		const [a, b] = [{}, {}];
		assert.deepEqual([once(a), once(a), once(b)], [undefined, undefined, undefined]);
		assert.deepEqual(
			asked.map((key) => key === a),
			[true, false],
		);
	});

	it('take a value that was worked out elsewhere', () => {
		const once = memoised((_: object) => assert.fail('asked'));
		const key = {};
		once.setValue(key, undefined as never);
		assert.equal(once(key), undefined);
	});

	it('go by a part of the argument where told to', () => {
		let count = 0;
		const once = memoised(
			({ by }: { by: number; own: object }) => (count += by),
			({ own }) => own,
		);
		const own = {};
		assert.deepEqual([once({ by: 2, own }), once({ by: 3, own }), once({ by: 3, own: {} })], [2, 2, 5]);
	});
});

describe('functions that keep their last values', () => {
	it('ask again for a text that was not among the last ones', () => {
		const asked: string[] = [];
		const last = cachedForLastTexts({ texts: 2, characters: 100 }, (text) => {
			asked.push(text);
			return { text };
		});
		for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) assert.equal(last(text).text, text);
		assert.deepEqual(asked, ['a', 'b', 'c', 'b']);
		assert.equal(last('b'), last('b'));
	});

	it('keep no more characters than they may, but always the last text', () => {
		const asked: string[] = [];
		const last = cachedForLastTexts({ texts: 9, characters: 6 }, (text) => {
			asked.push(text);
			return text;
		});
		for (const text of ['aaa', 'bb', 'aaa', 'cc', 'aaa', 'bb']) last(text);
		assert.deepEqual(asked, ['aaa', 'bb', 'cc', 'bb'], 'the one not asked for of late went');
		for (const text of ['long text', 'long text', 'bb']) last(text);
		assert.deepEqual(asked.slice(4), ['long text', 'bb']);
	});
});
