import { expectRelations } from '../cases';

describe('yearly rates of growth', () => {
	describe('the way of working out that gives the rate', () => {
		expectRelations({
			'The market grows from $20.0 billion in 2020 to $40.0 billion in 2025, at an average annual growth rate of 20%.':
				[
					'holds change $40.0 billion: $20.0 billion → $40.0 billion: it rises, as the text says',
					'holds yearlyGrowth 20%: ($40.0 billion − $20.0 billion) ÷ $20.0 billion ÷ 5 = 20%',
				],
			'The market grows from $20.0 billion in 2020 to $40.0 billion in 2025, at an average annual growth rate of 14.9%.':
				[
					'holds change $40.0 billion: $20.0 billion → $40.0 billion: it rises, as the text says',
					'holds yearlyGrowth 14.9%: ($40.0 billion ÷ $20.0 billion) to the power of 1/5, minus 1 = 14.87%',
				],
			'The market grows from $20.0 billion in 2019 to $40.0 billion in 2025, over 5 years, a CAGR of 14.9%.': [
				'holds change $40.0 billion: $20.0 billion → $40.0 billion: it rises, as the text says',
				'holds yearlyGrowth 14.9%: ($40.0 billion ÷ $20.0 billion) to the power of 1/5, minus 1 = 14.87%',
			],
			'The market declines from $40.0 billion in 2020 to $20.0 billion in 2025, an average annual growth rate of 10%.':
				[
					'holds change $20.0 billion: $40.0 billion → $20.0 billion: it falls, as the text says',
					'holds yearlyGrowth 10%: ($20.0 billion − $40.0 billion) ÷ $40.0 billion ÷ 5 = 10%',
				],
		});
	});

	describe('yearly rates between two values', () => {
		expectRelations({
			'The market grows from $20.0 billion in 2020 to $40.0 billion in 2025, at a CAGR of 14.9%.': [
				'holds change $40.0 billion: $20.0 billion → $40.0 billion: it rises, as the text says',
				'holds yearlyGrowth 14.9%: ($40.0 billion ÷ $20.0 billion) to the power of 1/5, minus 1 = 14.87%',
			],
			'The market grows from $20.0 billion in 2020 to $40.0 billion in 2025, at a CAGR of 18.9%.': [
				'holds change $40.0 billion: $20.0 billion → $40.0 billion: it rises, as the text says',
				'conflicts yearlyGrowth 18.9%: ($40.0 billion ÷ $20.0 billion) to the power of 1/5, minus 1 = 14.87%',
			],
			'The market grows from $20.0 billion in 2020 to $40.0 billion in 2025, at a CAGR of 20%.': [
				'holds change $40.0 billion: $20.0 billion → $40.0 billion: it rises, as the text says',
				'conflicts yearlyGrowth 20%: ($40.0 billion ÷ $20.0 billion) to the power of 1/5, minus 1 = 14.9%',
			],
			'The market grows from $20.0 billion in 2020 to $40.0 billion in 2025, at a CAGR of 14–16%.': [
				'holds change $40.0 billion: $20.0 billion → $40.0 billion: it rises, as the text says',
				'unread yearlyGrowth 14–16%: numbers.unreadRange · $20.0 billion · $40.0 billion',
			],
			'The market grows from $20.0 billion in 2020 to €40.0 billion in 2025, at a CAGR of 14.9%.': [
				'conflicts unit €40.0 billion: numbers.mixedUnits {"from":"$20.0 billion","to":"€40.0 billion"} · $20.0 billion',
			],
			'The market grows from $20.0 billion in 2020 to $40.0 billion in 2025, at a CAGR of 14.9% against 12%.': [
				'holds change $40.0 billion: $20.0 billion → $40.0 billion: it rises, as the text says',
			],
			'The market grows from $20.0 billion to $40.0 billion over five years, a CAGR of 14.9%.': [
				'holds change $40.0 billion: $20.0 billion → $40.0 billion: it rises, as the text says',
				'holds yearlyGrowth 14.9%: ($40.0 billion ÷ $20.0 billion) to the power of 1/5, minus 1 = 14.87%',
			],
			'The market grows from $20.0 billion to $40.0 billion over five years, a CAGR of 24.9%.': [
				'holds change $40.0 billion: $20.0 billion → $40.0 billion: it rises, as the text says',
				'conflicts yearlyGrowth 24.9%: ($40.0 billion ÷ $20.0 billion) to the power of 1/5, minus 1 = 14.87%',
			],
			'The market grows from $20.0 billion to $40.0 billion over 5 years, a CAGR of 14.9%.': [
				'holds change $40.0 billion: $20.0 billion → $40.0 billion: it rises, as the text says',
				'holds yearlyGrowth 14.9%: ($40.0 billion ÷ $20.0 billion) to the power of 1/5, minus 1 = 14.87%',
			],
			'The market grows from $20.0 billion to $40.0 billion over 5 years, a CAGR of 24.9%.': [
				'holds change $40.0 billion: $20.0 billion → $40.0 billion: it rises, as the text says',
				'conflicts yearlyGrowth 24.9%: ($40.0 billion ÷ $20.0 billion) to the power of 1/5, minus 1 = 14.87%',
			],
			'The market grows from $20.0 billion to $40.0 billion, growing by 15% a year.': [
				'holds change $40.0 billion: $20.0 billion → $40.0 billion: it rises, as the text says',
			],
			'Orders grow from $20.0 million in FY20 to $40.0 million in FY25E, a CAGR of 14.9%.': [
				'holds change $40.0 million: $20.0 million → $40.0 million: it rises, as the text says',
				'holds yearlyGrowth 14.9%: ($40.0 million ÷ $20.0 million) to the power of 1/5, minus 1 = 14.87%',
			],
			'Orders grow from $20.0 million in FY20 to $40.0 million in FY25E, a CAGR of 24.9%.': [
				'holds change $40.0 million: $20.0 million → $40.0 million: it rises, as the text says',
				'conflicts yearlyGrowth 24.9%: ($40.0 million ÷ $20.0 million) to the power of 1/5, minus 1 = 14.87%',
			],
			'Orders grow from $20.0 million in 2019/20 to $40.0 million in 2024/25, a CAGR of 24.9%.': [
				'holds change $40.0 million: $20.0 million → $40.0 million: it rises, as the text says',
				'conflicts yearlyGrowth 24.9%: ($40.0 million ÷ $20.0 million) to the power of 1/5, minus 1 = 14.87%',
			],
			'The market grows to $40.0 billion in 2025 from $20.0 billion in 2020, a CAGR of 14.9%.': [
				'holds change $40.0 billion: $20.0 billion → $40.0 billion: it rises, as the text says',
				'holds yearlyGrowth 14.9%: ($40.0 billion ÷ $20.0 billion) to the power of 1/5, minus 1 = 14.87%',
			],
			'The market shrinks from $40.0 billion in 2020 to $20.0 billion in 2025, a CAGR of -12.9%.': [
				'holds change $20.0 billion: $40.0 billion → $20.0 billion: it falls, as the text says',
				'holds yearlyGrowth -12.9%: ($20.0 billion ÷ $40.0 billion) to the power of 1/5, minus 1 = -12.94%',
			],
			'The market declines from $40.0 billion in 2020 to $20.0 billion in 2025, a CAGR of 12.9%.': [
				'holds change $20.0 billion: $40.0 billion → $20.0 billion: it falls, as the text says',
				'holds yearlyGrowth 12.9%: ($20.0 billion ÷ $40.0 billion) to the power of 1/5, minus 1 = 12.94%',
			],
			'The market was $20.0 billion in 2020. It will reach $40.0 billion in 2025, a CAGR of 14.9%.': [
				'holds yearlyGrowth 14.9%: ($40.0 billion ÷ $20.0 billion) to the power of 1/5, minus 1 = 14.87%',
			],
			'The market was $20.0 billion in 2020. It will reach $40.0 billion in 2025, a CAGR of 24.9%.': [
				'conflicts yearlyGrowth 24.9%: ($40.0 billion ÷ $20.0 billion) to the power of 1/5, minus 1 = 14.87%',
			],
			'The market was $20.0 billion in 2020. Costs will reach $40.0 billion in 2025, a CAGR of 24.9%.': [],
			'The market was $20.0 billion in 2023 and $22.0 billion in 2024, with a CAGR of 24.9% to 2030.': [],
			'The market grows from $0 in 2020 to $40.0 billion in 2025, at a CAGR of 14.9%.': [
				'holds change $40.0 billion: $0 → $40.0 billion: it rises, as the text says',
			],
			'The market of 2020–2025 grows from $20.0 billion to $40.0 billion, at a CAGR of 14.9%.': [
				'holds change $40.0 billion: $20.0 billion → $40.0 billion: it rises, as the text says',
				'holds yearlyGrowth 14.9%: ($40.0 billion ÷ $20.0 billion) to the power of 1/5, minus 1 = 14.87%',
			],
			'市场规模由2020年的200亿元增至2025年的400亿元，年复合增长率14.9%。': [
				'holds change 400亿元: 200亿元 → 400亿元: it rises, as the text says',
				'holds yearlyGrowth 14.9%: (400亿元 ÷ 200亿元) to the power of 1/5, minus 1 = 14.87%',
			],
			'市场规模由2020年的200亿元增至2025年的400亿元，年复合增长率24.9%。': [
				'holds change 400亿元: 200亿元 → 400亿元: it rises, as the text says',
				'conflicts yearlyGrowth 24.9%: (400亿元 ÷ 200亿元) to the power of 1/5, minus 1 = 14.87%',
			],
			'市场规模由200亿元增至400亿元，五年间年复合增长率为14.9%。': [
				'holds change 400亿元: 200亿元 → 400亿元: it rises, as the text says',
				'holds yearlyGrowth 14.9%: (400亿元 ÷ 200亿元) to the power of 1/5, minus 1 = 14.87%',
			],
			'市场规模由200亿元增至400亿元，五年间年复合增长率为24.9%。': [
				'holds change 400亿元: 200亿元 → 400亿元: it rises, as the text says',
				'conflicts yearlyGrowth 24.9%: (400亿元 ÷ 200亿元) to the power of 1/5, minus 1 = 14.87%',
			],
			'2020年市场规模为200亿元。预计2025年达到400亿元，年复合增长率14.9%。': [
				'holds yearlyGrowth 14.9%: (400亿元 ÷ 200亿元) to the power of 1/5, minus 1 = 14.87%',
			],
		});
	});

	describe('beside a number that is no value', () => {
		const rises = 'holds change $40.0 billion: $20.0 billion → $40.0 billion: it rises, as the text says';
		const conflicts =
			'conflicts yearlyGrowth 24.9%: ($40.0 billion ÷ $20.0 billion) to the power of 1/5, minus 1 = 14.87%';
		const grows = 'grows from $20.0 billion in 2020 to $40.0 billion in 2025';
		expectRelations({
			[`The market ${grows}, within 5 years, at a CAGR of 24.9%.`]: [rises, conflicts],
			[`The market ${grows}, after 18 months of decline, at a CAGR of 24.9%.`]: [rises, conflicts],
			[`The market for films of 90 minutes ${grows}, at a CAGR of 24.9%.`]: [conflicts],
			[`3) The market ${grows}, at a CAGR of 24.9%.`]: [rises, conflicts],
			[`The market ${grows}, 3 percentage points of it by tolls, at a CAGR of 24.9%.`]: [rises, conflicts],
			[`In case 2 the market ${grows}, at a CAGR of 24.9%.`]: [conflicts],
			'The fee grows from €5.00 in 2020 to €8.00 in 2025, at a CAGR of 24.9%.': [
				'holds change €8.00: €5.00 → €8.00: it rises, as the text says',
				'conflicts yearlyGrowth 24.9%: (€8.00 ÷ €5.00) to the power of 1/5, minus 1 = 9.86%',
			],
			// Two values of its own need none of the sentence before.
			[`Costs were $5.0 billion in 2019. The market ${grows}, at a CAGR of 24.9%.`]: [rises, conflicts],
			// It may be what grows.
			[`In case 12 the market ${grows}, at a CAGR of 24.9%.`]: [],
			'The club grows from 10 in 2020 to 20 in 2025, at a CAGR of 24.9%.': [
				'holds change 20: 10 → 20: it rises, as the text says',
				'conflicts yearlyGrowth 24.9%: (20 ÷ 10) to the power of 1/5, minus 1 = 14.87%',
			],
			[`The market of 10 counties ${grows}, at a CAGR of 24.9%.`]: [],
			'The club grows from 20 in 2020 to 40 in 2025, at a CAGR of 24.9%.': [
				'holds change 40: 20 → 40: it rises, as the text says',
				'conflicts yearlyGrowth 24.9%: (40 ÷ 20) to the power of 1/5, minus 1 = 14.87%',
			],
		});
	});

	describe('whose years are not clear, or too few', () => {
		const rises = 'holds change $22.0 billion: $20.0 billion → $22.0 billion: it rises, as the text says';
		const unread = 'unread yearlyGrowth 24.9%: numbers.unreadYears · $20.0 billion · $22.0 billion';
		expectRelations({
			'The market grows from $20.0 billion to $22.0 billion, at a CAGR of 24.9%.': [rises, unread],
			'The market grows from $20.0 billion in 2024 to $22.0 billion in 2025, at a CAGR of 24.9%.': [rises, unread],
			'The market grows from $20.0 billion in 2023 to $22.0 billion in 2025, at a CAGR of 24.9%.': [
				rises,
				'conflicts yearlyGrowth 24.9%: ($22.0 billion ÷ $20.0 billion) to the power of 1/2, minus 1 = 4.88%',
			],
			'The market grows from $20.0 billion in 2020 to 22 km in 2025, at a CAGR of 14–16%.': [],
			'Profit grows from -$20.0 billion in 2020 to $22.0 billion in 2025, at a CAGR of 24.9%.': [],
			'The market falls from $20.0 billion in 2020 to $0 in 2025, at a CAGR of 24.9%.': [
				'holds change $0: $20.0 billion → $0: it falls, as the text says',
			],
		});
	});
});
