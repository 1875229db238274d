import assert from 'node:assert/strict';
import { inEnglish } from '../../../../../src/messages/inEnglish';
import { checkClaim } from '../../../../../src/sources/support/checkClaim';
import { falseSentences, type Sentence, trueSentences } from './sentences';
import { sources } from './sources';

/** What is told against a sentence; `undefined` where it is not called contradicted. */
function toldAgainst({ source, text }: Sentence): string | undefined {
	const { verdict, signals } = checkClaim(sources[source], { text });
	if (verdict !== 'contradicted') return undefined;
	return signals.flatMap(({ code, message }) => (code === 'numberDiffers' ? [inEnglish(message)] : [])).join(' ');
}

describe('true and false sentences against their sources', () => {
	it('are forty of each', () => {
		assert.deepEqual([trueSentences.length, falseSentences.length], [40, 40]);
	});

	for (const sentence of trueSentences)
		it(`does not contradict: ${sentence.text}`, () => assert.equal(toldAgainst(sentence), undefined));

	for (const sentence of falseSentences)
		it(`${sentence.told ? 'tells of' : 'leaves open'}: ${sentence.text}`, () =>
			assert.equal(toldAgainst(sentence), sentence.told));

	it('never calls a false one supported', () => {
		const supported = falseSentences.filter(
			({ source, text }) => checkClaim(sources[source], { text }).verdict === 'supported',
		);
		assert.deepEqual(supported, []);
	});
});
