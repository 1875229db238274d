import assert from 'node:assert/strict';
import { findSimilar } from '../../../src/places/similarQuote';

const text = 'Fees rose. Prices of turnkey systems fell by 20% to 149 dollars last year. Rents were stable.';
const sentence = 'Prices of turnkey systems fell by 20% to 149 dollars last year.';

/** The text that a quote is found as. */
function found(quote: string, within: readonly [number, number] = [0, text.length], source = text): string | undefined {
	const range = findSimilar(source, quote, within);
	return range && source.slice(...range);
}

describe('quotes that differ by some letters', () => {
	it('are found from their first letter to their last', () => {
		assert.equal(found(sentence), sentence);
		assert.equal(found('Prices for turnkey system fell by 20% to 149 dollar last year.'), sentence);
	});

	it('are found where a seventh of their letters differs, not where more does', () => {
		const quote = 'turnkey systems were cheaper';
		const with_ = (letters: number) => `${'#'.repeat(letters)}${quote.slice(letters)}`;
		const source = `Then ${quote} again.`;
		assert.equal(found(with_(4), [0, source.length], source)?.endsWith('systems were cheaper'), true);
		assert.equal(found(with_(5), [0, source.length], source), undefined);
	});

	it('are not found where a figure differs', () => {
		assert.equal(found('Prices of turnkey systems fell by 21% to 149 dollars last year.'), undefined);
		assert.equal(found('Prices of turnkey systems fell by 20% to 14 dollars last year.'), undefined);
		assert.equal(found('Prices of turnkey systems fell by 20% to 1.49 dollars last year.'), undefined);
	});

	it('are not looked for when they are shorter than twelve letters', () => {
		assert.equal(found('Fees rose. P'), 'Fees rose. P');
		assert.equal(found('Fees rose. '), undefined);
	});

	it('are looked for between two places alone', () => {
		const start = text.indexOf(sentence);
		const end = start + sentence.length;
		assert.equal(found(sentence, [start, end]), sentence);
		assert.equal(found(sentence, [start + 20, text.length]), undefined);
		assert.equal(found(sentence, [0, start + 20]), undefined);
	});

	it('are found where least differs', () => {
		const twice =
			'The fees of small sites rise fast. The fees of small sites rose fast. The fees of small cities rose fast.';
		assert.equal(
			found('The fees of small sites rosé fast.', [0, twice.length], twice),
			'The fees of small sites rose fast.',
		);
		const again = 'The fees of small cities rose fast. The fees of small sites rose fast.';
		assert.equal(
			found('The fees of small sites rosé fast.', [0, again.length], again),
			'The fees of small sites rose fast.',
		);
	});

	it('are compared by their first 600 letters', () => {
		const long = Array.from({ length: 60 }, (_, at) => `Site ${at} lost its income in spring.`).join(' ');
		const quote = `${long.slice(0, 640)}${'and then something else altogether '.repeat(20)}`;
		assert.equal(found(quote, [0, long.length], long), long.slice(0, 600));
	});
});
