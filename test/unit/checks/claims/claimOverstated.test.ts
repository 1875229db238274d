import assert from 'node:assert/strict';
import { doc, marked, references } from '../finding';

const outlook = (...lines: string[]) => marked('claim.overstated', doc('# Storage', '', '## Outlook', '', ...lines));
const chinese = (...lines: string[]) => marked('claim.overstated', doc('# 储能', '', '## 展望', '', ...lines));

describe('claim.overstated', () => {
	it('marks the words that leave no doubt, also through emphasis', () => {
		assert.deepEqual(outlook('Storage will therefore **undoubtedly** dominate the market.'), ['undoubtedly']);
		assert.deepEqual(outlook('Strong growth is *guaranteed* because storage is the best option.'), ['is *guaranteed']);
		assert.deepEqual(chinese('因此储能必将成为电力市场的主导力量，其他技术难以与之竞争。'), ['必将']);
	});

	it('leaves a supported claim as certain as it is', () => {
		assert.deepEqual(outlook('Storage will therefore undoubtedly dominate the market [1].', references), []);
	});

	it('leaves words alone that are taken back, demanded or quoted', () => {
		assert.deepEqual(outlook('Storage will therefore almost certainly dominate the market.'), []);
		assert.deepEqual(outlook('The best option is not always guaranteed because costs are a major risk.'), []);
		assert.deepEqual(outlook('Investors should never rely on a single important supplier.'), []);
		assert.deepEqual(outlook('The slogan “undoubtedly the best” is therefore a weak and risky promise.'), []);
		assert.deepEqual(chinese('因此储能未必会成为电力市场的主导力量，也不一定会带来显著优势。'), []);
	});

	it('does not take idioms for certainty', () => {
		assert.deepEqual(chinese('因此东部地区的绝对收入水平仍然显著高于西部，这是高质量发展的必然要求。'), []);
	});

	it('leaves what others assume, and what may be said', () => {
		assert.deepEqual(outlook('This is against the assumption that a major risk will always lead to lower prices.'), []);
		assert.deepEqual(outlook('The idea is old. Storage will always be the best option because costs fall.'), [
			'will always',
		]);
		assert.deepEqual(chinese('因此储能企业不可能只谈增长，它带来了显著优势。'), []);
	});

	it('leaves authors their own views, denials, and what never was', () => {
		assert.deepEqual(outlook('We believe that storage will therefore certainly dominate the market.'), []);
		assert.deepEqual(outlook('Cost is therefore certainly not the best reason to build storage.'), []);
		assert.deepEqual(outlook('Storage will always be the best option because costs fall.'), ['will always']);
		assert.deepEqual(outlook('Most owners have never sold storage because prices are weak.'), []);
		assert.deepEqual(chinese('因此关注储能的人不可能不注意到这一重要趋势，它带来了显著优势。'), []);
		assert.deepEqual(chinese('因此储能不可能失败，它带来了显著优势。'), ['不可能']);
	});
});
