import assert from 'node:assert/strict';
import { parseReport } from '../../../../src/report/parsing/parse';
import { isClaimless, isFactless } from '../../../../src/tree/reading/claimless';
import { readByRules } from '../../../../src/tree/reading/readByRules';

const lines = (...text: string[]) => text.join('\n');

/** The texts of a report that put forward no claim, or no fact. */
function silent(test: typeof isClaimless, text: string): string[] {
	const { report, all } = readByRules(parseReport(text));
	return all.filter((signals) => signals.unit.kind !== 'heading' && test(report, signals)).map(({ unit }) => unit.text);
}

const claimless = (...text: string[]) => silent(isClaimless, lines(...text));
const factless = (...text: string[]) => silent(isFactless, lines(...text));

describe('what puts forward no claim', () => {
	it('is a sentence about the report itself', () => {
		const about = [
			'This report covers the storage market of Corvania and its neighbours.',
			'The analysis also incorporates trends in grid fees.',
			'Please see Section 3 for the assumptions.',
			'Figures are in nominal crowns as of March 2025.',
			'Note: some projections rest on early surveys.',
			'The following chapters will discuss tariffs in detail.',
			'In what follows we will show how demand has changed.',
			'Section 2 describes the market for inverters.',
			'The remaining chapters compare tariffs.',
		];
		assert.deepEqual(claimless('# Storage', '', ...about.flatMap((text) => [text, ''])), about);
	});

	it('is such a sentence in Chinese', () => {
		const about = [
			'本报告涵盖储能市场的主要环节。',
			'数据来源：能源部统计年鉴。',
			'详见第三章的测算过程。',
			'家用储能暂不纳入统计。',
			'第二节介绍逆变器市场的情况。',
			'下一章将讨论电价的变化。',
		];
		assert.deepEqual(claimless('# 储能市场研究', '', ...about.flatMap((text) => [text, ''])), about);
	});

	it('is not what an analysis shows or a report finds', () => {
		assert.deepEqual(
			claimless(
				'# Storage',
				'',
				'This analysis shows that storage pays within four years.',
				'',
				'Our report finds prices too low to last.',
				'',
				'The next sections of the line will suffer most.',
			),
			[],
		);
		assert.deepEqual(claimless('# 储能市场研究', '', '本报告认为储能将成为最具成长性的行业。'), []);
	});

	it('is a definition', () => {
		const english = [
			'Curtailment refers to energy that the grid cannot take.',
			'Round-trip efficiency: Ratio of energy taken out to energy put in.',
		];
		assert.deepEqual(claimless('# Storage', '', english[0]!, '', `- ${english[1]!}`), english);
		assert.deepEqual(claimless('# 储能市场研究', '', '弃电是指电网无法消纳的电量。'), ['弃电是指电网无法消纳的电量。']);
	});

	it('is an entry of a list that only names things', () => {
		assert.deepEqual(
			claimless(
				'# Storage',
				'',
				'- Pouch cells, prismatic cells and cylinders',
				'- Pouch cells age faster than cylinders',
				'- Growing demand for pouch cells',
			),
			['Pouch cells, prismatic cells and cylinders'],
		);
		assert.deepEqual(claimless('# 储能市场研究', '', '- 软包、方形、圆柱电芯', '- 软包电芯成本明显下降'), [
			'软包、方形、圆柱电芯',
		]);
	});

	it('is an assumption of a scenario, but not what follows from it', () => {
		assert.deepEqual(
			claimless(
				'# Storage',
				'',
				'- **Assumptions:** subsidies end and fees double.',
				'- **Impacts:** installations fall by half and small firms leave the market.',
			),
			['Assumptions: subsidies end and fees double.'],
		);
		assert.deepEqual(claimless('# 储能市场研究', '', '- 悲观情景：补贴退出，电价下降', '- 影响：装机量大幅下降'), [
			'悲观情景：补贴退出，电价下降',
		]);
	});

	it('is a step of a procedure, but not a piece of advice with its reason', () => {
		assert.deepEqual(
			claimless(
				'# Storage',
				'',
				'- Calculate the yearly throughput of each site.',
				'- Avoid cheap inverters because they cause most failures.',
			),
			['Calculate the yearly throughput of each site.'],
		);
	});

	it('is a lead-in whose list says it', () => {
		assert.deepEqual(
			claimless('# Storage', '', 'Several strong factors explain this:', '', '- Fees doubled in two years.'),
			['Several strong factors explain this:'],
		);
	});

	it('is a lead-in to the parts of its section', () => {
		const lead = 'Several strong factors explain this:';
		assert.deepEqual(claimless('# Storage', '', '## Growth', '', lead, '', '### Fees', '', 'Fees doubled fast.'), [
			lead,
		]);
		assert.deepEqual(claimless('# Storage', '', '## Growth', '', lead, '', '## Fees', '', 'Fees doubled fast.'), []);
	});
});

describe('what states no fact', () => {
	it('is a value worked out before the reader', () => {
		assert.deepEqual(factless('# Storage', '', '- Cost of the fleet: 12,000 × 40 ≈ 480,000 crowns'), [
			'Cost of the fleet: 12,000 × 40 ≈ 480,000 crowns',
		]);
	});

	it('is a table that asks, not one that tells', () => {
		const form = ['| Topic | Check |', '|---|---|', '| Site | Over 100 kW? |', '| Fee | Below 5%? |'];
		const data = ['| Topic | Value |', '|---|---|', '| Site | 100 kW |', '| Fee | 5% |'];
		assert.equal(factless('# Storage', '', ...form).length, 1);
		assert.equal(factless('# Storage', '', ...data).length, 0);
	});
});
