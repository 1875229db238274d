import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { estimateTokens } from '../../../src/judge/tokens';

const english =
	'Demand for grid batteries grew faster than any forecast of three years ago. Prices fell by 18.4% to $139 per kWh, ' +
	'and orders for 2027 already exceed the capacity of the five largest makers. Utilities that waited now pay more.';
const chinese =
	'过去三年，电网储能的需求增长超过了所有预测。电池价格下降18.4%，至每千瓦时139美元；' +
	'五家最大的制造商2027年的产能已被预订一空。观望的电力公司如今要付出更高的代价。';

describe('estimate of tokens', () => {
	it('is nothing for nothing', () => assert.equal(estimateTokens(''), 0));

	for (const [language, text] of Object.entries({ english, chinese })) {
		it(`is within 15 % of a tokenizer’s count for ${language} prose`, () => near(text, 0.15));
	}

	for (const folder of ['examples', 'prompts', 'test/planted'])
		it(`is within 10 % for the texts of ${folder}, and within 20 % for each`, () => {
			const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
				.filter((name) => name.endsWith('.md'))
				.map((name) => readFileSync(join(folder, name), 'utf8'));
			for (const text of texts) near(text, 0.2);
			near(texts.join('\n'), 0.1);
		});
});

function near(text: string, share: number): void {
	const count = countTokens(text);
	const estimate = estimateTokens(text);
	assert.ok(Math.abs(estimate / count - 1) <= share, `${estimate} instead of ${count}`);
}
