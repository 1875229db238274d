import assert from 'node:assert/strict';
import { substringsOf } from '../../../src/text/substrings';

const words = ['harbour', 'ferry', 'tariff', 'region', 'quay', '港口', '客运量', 'Ångström', '🚢'];

/** The same text each time, of some length. */
function textOf(length: number): string {
	let [text, state] = ['', 7];
	while (text.length < length) {
		state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
		text += `${words[state % words.length]} ${state % 1_000} `;
	}
	return text;
}

describe('what a text holds', () => {
	for (const length of [200, 250_000]) {
		it(`is found, and nothing else, in ${length} characters`, () => {
			const text = textOf(length);
			const isIn = substringsOf(text);
			for (let at = 0; at + 40 < text.length; at += Math.ceil(text.length / 300)) {
				for (const size of [0, 1, 3, 4, 5, 7, 8, 9, 40]) {
					const part = text.slice(at, at + size);
					assert.ok(isIn(part), part);
					const other = `${part}#`;
					assert.equal(isIn(other), text.includes(other), other);
				}
			}
			assert.ok(isIn(text.slice(-8)));
			assert.ok(!isIn('tariff ferry quay harbour'));
			assert.ok(!isIn('tariffs of the quays'));
		});
	}
});
