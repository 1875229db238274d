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

	const examples = 'examples';
	for (const file of readdirSync(examples, { recursive: true, encoding: 'utf8' }).filter((name) =>
		name.endsWith('.md'),
	))
		it(`is within 15 % for the example ${file}`, () => near(readFileSync(join(examples, file), 'utf8'), 0.15));
});

function near(text: string, share: number): void {
	const count = countTokens(text);
	const estimate = estimateTokens(text);
	assert.ok(Math.abs(estimate / count - 1) <= share, `${estimate} instead of ${count}`);
}
