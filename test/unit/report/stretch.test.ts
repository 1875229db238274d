import assert from 'node:assert/strict';
import { Ink } from '../../../src/report/model';
import { shiftSpan, stretchOf } from '../../../src/report/stretch';
import { startTextCache, stopTextCache } from '../../../src/text/textCache';

const source = 'Up 5 [1].\n\nUp 5 [1].\n\nUp 5 [1].';
const { text, citation } = Ink;

/** Each of three equal lines, the last with its marker as text. */
function lines() {
	const ink = new Uint8Array(source.length).fill(text);
	for (const at of [5, 16]) ink.fill(citation, at, at + 3);
	return [0, 11, 22].map((start) => stretchOf(source, ink, [start, start + 9], 'en'));
}

describe('a stretch of a report', () => {
	it('is the same object wherever the same text with the same ink stands, while readings are kept', () => {
		startTextCache();
		const [first, second, third] = lines();
		assert.equal(first, second);
		assert.notEqual(first, third);
		assert.equal(lines()[0], first);
		stopTextCache();
		assert.notEqual(lines()[0], first);
	});

	it('is the same object for all who ask for a place of one version of a report', () => {
		const ink = new Uint8Array(source.length);
		assert.equal(stretchOf(source, ink, [0, 9], 'en'), stretchOf(source, ink, [0, 9], 'en'));
	});

	it('has its own text and ink, counted from its start', () => {
		const [first] = lines();
		assert.equal(first?.source, 'Up 5 [1].');
		assert.deepEqual([...(first?.ink ?? [])], [text, text, text, text, text, citation, citation, citation, text]);
		assert.deepEqual(shiftSpan(11, [5, 8]), [16, 19]);
	});

	it('is another one in another language, and may be empty or hold line feeds', () => {
		const ink = new Uint8Array(source.length);
		assert.notEqual(stretchOf(source, ink, [0, 9], 'en'), stretchOf(source, ink, [0, 9], 'zh'));
		assert.equal(stretchOf(source, ink, [3, 3], 'zh').source, '');
		const both = stretchOf(source, ink, [0, 20], 'zh');
		assert.deepEqual([both.language, both.source, both.ink.length], ['zh', source.slice(0, 20), 20]);
	});
});
