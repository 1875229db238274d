import assert from 'node:assert/strict';
import {
	cached,
	cachedAlways,
	cachedByKey,
	startTextCache,
	stopTextCache,
	textCacheSize,
} from '../../../src/text/textCache';

/** A function that notes what it was asked, and gives the length. */
function counting() {
	const asked: string[] = [];
	const read = cached((text) => {
		asked.push(text);
		return text.length;
	});
	return { asked, read };
}

describe('what one analysis asks again of a text', () => {
	it('is read once without a cache for the next version, and forgotten with it', () => {
		let asked = 0;
		const read = cachedAlways(() => ++asked);
		assert.deepEqual([read('a'), read('a'), read('b')], [1, 1, 2]);
		for (let at = 0; at < 12; at++) read(`${at}${'x'.repeat(100_000)}`);
		assert.ok(textCacheSize().characters < 1_500_000, `${textCacheSize().characters} characters`);
		stopTextCache();
		assert.equal(read('a'), asked);
	});
});

describe('what was read off a text', () => {
	beforeEach(startTextCache);
	afterEach(stopTextCache);

	it('is read once, by each function for itself', () => {
		const [one, other] = [counting(), counting()];
		assert.deepEqual([one.read('a'), one.read('ab'), one.read('a'), other.read('a')], [1, 2, 1, 1]);
		assert.deepEqual([one.asked, other.asked], [['a', 'ab'], ['a']]);
	});

	it('is kept where it is nothing, too', () => {
		let asked = 0;
		const read = cached(() => {
			asked++;
			return undefined;
		});
		assert.deepEqual([read('a'), read('a'), asked], [undefined, undefined, 1]);
	});

	it('is kept under a key of one’s own', () => {
		let asked = 0;
		const read = cachedByKey(
			({ name }: { name: string; place: number }) => name,
			({ name }) => {
				asked++;
				return name.length;
			},
		);
		assert.deepEqual([read({ name: 'ab', place: 1 }), read({ name: 'ab', place: 2 }), asked], [2, 2, 1]);
	});

	it('is forgotten once texts enough were asked about since, and not while it is asked about', () => {
		const { asked, read } = counting();
		const long = 'x'.repeat(1_000_000);
		for (let at = 0; at < 40; at++) {
			read('asked about all the time');
			read(`${at}${long}`);
		}
		assert.ok(textCacheSize().characters < 20_000_000, `${textCacheSize().characters} characters`);
		read(`0${long}`);
		assert.equal(asked.filter((text) => text.startsWith('0')).length, 2);
		assert.equal(asked.filter((text) => text.startsWith('asked')).length, 1);
	});
});
