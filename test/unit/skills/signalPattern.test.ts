import assert from 'node:assert/strict';
import { normaliseText } from '../../../src/skills/normalise';
import { compileSignal } from '../../../src/skills/signalPattern';

function found(signal: string, text: string): string | undefined {
	const { expression, capitals } = compileSignal(signal);
	const given = normaliseText(text);
	return (capitals ? given : given.toLowerCase()).match(expression)?.[0];
}

describe('signals', () => {
	it('are found as whole words, whatever their case', () => {
		assert.equal(found('mill', 'A Mill in Leeds'), 'mill');
		assert.equal(found('mill', 'a million'), undefined);
	});

	it('in capitals are found in capitals only', () => {
		assert.equal(found('CE', 'avec marquage CE'), 'CE');
		assert.equal(found('CE', 'ce produit'), undefined);
	});

	it('stand beside Chinese signs without a space', () => {
		assert.equal(found('CE', '要有CE认证'), 'CE');
	});

	it('with * take further letters, but no Chinese', () => {
		assert.equal(found('supplier*', 'two suppliers'), 'suppliers');
		assert.equal(found('*fabrik', 'Möbelfabrik'), 'mobelfabrik');
		assert.equal(found('Amazon*', 'Amazon日本'), 'amazon');
	});

	it('with # take a number with its signs', () => {
		assert.equal(found('under ($|€)#', 'for under $1,200.50 each'), 'under $1,200.50');
	});

	it('with - take a space, a hyphen or nothing', () => {
		for (const text of ['best seller', 'best-seller', 'bestseller']) assert.equal(found('best-seller', text), text);
	});

	it('with … leave room for up to four words', () => {
		assert.equal(found('find … factory', 'find me a small shoe factory'), 'find me a small shoe factory');
		assert.equal(found('find … factory', 'find a place where one can rent a factory'), undefined);
		assert.equal(found('推荐…股票', '推荐几只好的股票'), '推荐几只好的股票');
	});

	it('do not mind accents, full-width signs and curly apostrophes', () => {
		assert.equal(found('fabrique', 'FABRIQUÉ'), 'fabrique');
		assert.equal(found('MOQ', 'ＭＯＱ５００'), undefined);
		assert.equal(found('MOQ', 'ＭＯＱ 500'), 'MOQ');
		assert.equal(found("l'usine", 'de l’usine'), "l'usine");
		assert.equal(found('がん', 'がん治療'), 'がん');
	});

	it('take what could be special signs literally', () => {
		assert.equal(found('U.S.', 'in the U.S. today'), 'U.S.');
		assert.equal(found('U.S.', 'in the USSR'), undefined);
		assert.equal(found('c++', 'in C++'), 'c++');
	});

	it('that cannot be searched for are refused with the reason', () => {
		assert.throws(() => compileSignal('  '), { name: 'SignalError', message: 'has no word' });
		assert.throws(() => compileSignal('(a|b'), { message: 'has a bracket without its partner' });
		assert.throws(() => compileSignal('a*b*c*d*e*'), { message: /more than 4/ });
		assert.throws(() => compileSignal('… factory'), { message: 'begins or ends with …' });
	});
});
