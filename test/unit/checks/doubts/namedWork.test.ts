import assert from 'node:assert/strict';
import { namesWork } from '../../../../src/checks/doubts/namedWork';

describe('a source named in words', () => {
	const named = {
		'a work by its authors and year': [
			'Fees rose (Doe and Roe 2011).',
			'Doe et al. (2011) saw fees rise.',
			'Fees rose again (Doe,2011;Roe,2014).',
			'Fees rose (2025   Harbour Studies).',
			'Fees rose (Harbour   2025, seen again since).',
			'费用上涨（王明，2019）。',
		],
		'a work by its title, in Chinese': [
			'据港务局《2024年票价报告》，费用上涨3%。',
			'费用上涨3%（引自《港口年鉴》第4章）。',
		],
		'a document or a talk in brackets': [
			'Fees rose by 3% (results call, 24 October 2024).',
			'Fees rose by 3% (interview with a harbour master, May 2025).',
			'费用上涨3%（公司2024年年报）。',
			'费用上涨3%（专家访谈，2025年5月）。',
		],
	};
	for (const [what, texts] of Object.entries(named))
		it(`is ${what}`, () => {
			for (const text of texts) assert.ok(namesWork(text), text);
		});

	it('is none that the text only speaks of', () => {
		for (const text of [
			'Fees rose (June 2024).',
			'In the interview fees came up.',
			'Fees rose (see the accountants).',
			'公司年报费用上涨（3%）。',
			'《港口年鉴》出版3次。',
			'Fees rose (2025 plan for harbours).',
		])
			assert.ok(!namesWork(text), text);
	});
});
