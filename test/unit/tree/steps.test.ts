import assert from 'node:assert/strict';
import { parseReport } from '../../../src/report/parsing/parse';
import { readByRules } from '../../../src/tree/reading/readByRules';
import type { UnitSignals } from '../../../src/tree/reading/signals';
import { isCalculation, isPlanOrCalculationStep, isStep } from '../../../src/tree/reading/steps';

function passing(test: (signals: UnitSignals) => boolean, ...lines: readonly string[]): string[] {
	const { all } = readByRules(parseReport(['# Study', '', ...lines].join('\n')));
	return all.filter((signals) => signals.unit.kind !== 'heading' && test(signals)).map(({ unit }) => unit.text);
}

const items = (...texts: readonly string[]) => texts.map((text) => `- ${text}`);

describe('what is to be done or worked out', () => {
	it('is an entry of a list that tells what to do', () => {
		const steps = [
			'Collect all prices.',
			'Step 2: compare the offers',
			'Never use old figures',
			'Please check the totals',
		];
		const others = ['Use of old figures', 'Focus is on price', 'Check-in counters', 'Prices fell', 'Estimate: 4 GW'];
		assert.deepEqual(passing(isStep, ...items(...steps, ...others)), steps);
	});

	it('is no such entry where it stands in a paragraph, or gives a reason that could fail', () => {
		assert.deepEqual(passing(isStep, 'Collect all prices.'), []);
		assert.deepEqual(passing(isStep, ...items('Invest in cells because prices fall')), []);
	});

	it('is a value worked out before the reader', () => {
		for (const text of [
			'12,000 × 40 ≈ 480,000',
			'Sales = sites × price',
			'成本 × 数量 = 总额',
			'480,000 = 12,000 * 40',
			'(2 + 3) ÷ 5 = 1',
		])
			assert.equal(isCalculation(text), true, text);
		for (const text of ['12,000 × 40', 'Sales = 480,000', '× 40 = 5', 'Sales *rose* fast', '', '40 × = 5'])
			assert.equal(isCalculation(text), false, text);
	});

	it('is an entry of a list under the heading of a plan or a reckoning, unless it argues', () => {
		const under = (titles: readonly string[], ...lines: readonly string[]) =>
			passing((signals) => isPlanOrCalculationStep(signals, titles), ...lines);
		for (const title of [
			'Roadmap',
			'Road map to 2030',
			'Next steps',
			'Worked example',
			'The calculation',
			'实施计划',
			'成本计算',
		])
			assert.deepEqual(under(['Study', title], ...items('Two sites by 2030')), ['Two sites by 2030'], title);
		for (const title of ['Market', 'Steps', 'Calculators', '计算机市场'])
			assert.deepEqual(under([title], ...items('Two sites by 2030')), [], title);
		assert.deepEqual(under(['Roadmap'], 'Two sites by 2030'), []);
		assert.deepEqual(under(['Roadmap'], ...items('Therefore two sites', 'Two sites because prices fall')), []);
	});
});
