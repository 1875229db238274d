import assert from 'node:assert/strict';
import { parseReport } from '../../../../src/report/parsing/parse';
import type { Forest } from '../../../../src/tree/learned/forest';
import { shippedModels } from '../../../../src/tree/learned/models';
import { readByRules } from '../../../../src/tree/reading/readByRules';
import { classifySupport } from '../../../../src/tree/support/classifySupport';
import { judgeSupport } from '../../../../src/tree/support/judgeSupport';
import { supportContextsOf } from '../../../../src/tree/support/supportFeatures';

const text = `# Harbours

## Growth

The harbours grow for several reasons. Small harbours will lose ships. Ships are therefore 12 metres longer.

Traffic rose by 12% in 2024 [1]. This changes the trade of all harbours. Rents follow the traffic of the town.

Fees rose by 3% in 2024 [1].

Freight rose by 9% in 2024 [1].

## Trade

Trade will certainly move to the canal. Trade is the best hope of the town. Trade is worth $12 million a year. It should grow by 5 years.

Trade carried 40 ships. ISO 9001 covers 2 of them. Trade carried Model 4 for two years. Some experts believe in 40 ships.

- Ferries are therefore the best choice for travellers
  - Halvern carried 3.1 million passengers [1].
- Trains are therefore a good choice for travellers
  - Halvern carried 2.4 million passengers.
- Halvern, 120 ships

| Harbour | Ships |
|---|---|
| Halvern | 120 |

| Harbour | Notes |
|---|---|
| Halvern | small |

The ships of Halvern make it the best harbour.

This report covers 14 harbours of great importance.

What next?

## Outlook

All ferries will soon be electric.

## Other

The quays are certainly the best.

## Norms

The ISO 13849-1 norm covers the quays.

## Conclusion

The harbours should grow with the trade.

## References

[1] Yearbook: https://example.org/yearbook
`;

/** A forest of one leaf, which gives every vector the same odds. */
function always(odds: number): Forest {
	return { features: [], classes: 1, roots: [0], feature: [-1], at: [Math.log(odds / (1 - odds))], right: [0] };
}

/** Each unit but headings with its support and the reasons, where every claim and every fact has these odds. */
function supportAt(claim: number, fact: number, source = text): readonly (readonly [start: string, support: string])[] {
	const report = parseReport(source);
	const reading = readByRules(report);
	const { all, roles, layout } = reading;
	const ruled = judgeSupport(report, all, roles, layout);
	const models = { ...shippedModels, claim: always(claim), fact: always(fact) };
	const judged = classifySupport(reading, supportContextsOf(reading), ruled, roles, models);
	return all.flatMap(({ unit }, index) => {
		const { support = '', reasons = [] } = judged[index] ?? {};
		const start = unit.text.split(' ').slice(0, 5).join(' ');
		// Why something is left open says nothing of what odds make of it.
		const why = support === 'unknown' ? [] : reasons.map(({ code }) => code);
		return unit.kind === 'heading' ? [] : [[start, [support, ...why].join(' ')] as const];
	});
}

/** Writes out what is written once. */
function atLevels(supports: string): string[] {
	return supports.split(', ').flatMap((run) => {
		const { times = '1', support = run } = /^(?<times>\d) × (?<support>.*)$/u.exec(run)?.groups ?? {};
		return Array.from({ length: Number(times) }, () => support);
	});
}

describe('what odds make of the support that the rules find', () => {
	/** Just above each of the thresholds of claims, then just above those of facts. */
	const levels = [
		[0.1, 0.005],
		[0.21, 0.005],
		[0.31, 0.005],
		[0.36, 0.005],
		[0.41, 0.005],
		[0.46, 0.005],
		[0.76, 0.005],
		[0.1, 0.011],
		[0.1, 0.021],
	] as const;
	/** At each level in turn, what follows itself written once: `4 × unknown, partial noEvidence, …`. */
	const expected: Readonly<Record<string, string>> = {
		'The harbours grow for several': '9 × unknown',
		'Small harbours will lose ships.': '2 × unknown, 5 × partial noEvidence, 2 × unknown',
		'Ships are therefore 12 metres': '2 × unknown, 5 × partial noEvidence, unknown, partial unsourcedFigure',
		'Traffic rose by 12% in': '9 × supported cited',
		'This changes the trade of': '5 × supported evidence, 2 × partial narrowerEvidence, 2 × supported evidence',
		'Rents follow the traffic of': '4 × unknown, 2 × partial noEvidence, unsupported noEvidence, 2 × unknown',
		'Fees rose by 3% in': '9 × supported cited',
		'Freight rose by 9% in': '9 × supported cited',
		'Trade will certainly move to': 'unknown, 5 × partial unsourcedFact, unsupported unsourcedFact, 2 × unknown',
		'Trade is the best hope': 'unknown, 5 × partial unsourcedFact, unsupported unsourcedFact, 2 × unknown',
		'Trade is worth $12 million': '7 × unknown, 2 × unsupported unsourcedFact',
		'It should grow by 5': 'unknown, 5 × partial unsourcedFigure, unsupported unsourcedFigure, 2 × unknown',
		'Trade carried 40 ships.': '7 × unknown, 2 × unsupported unsourcedFact',
		'ISO 9001 covers 2 of': '7 × unknown, 2 × unsupported unsourcedFact',
		'Trade carried Model 4 for': 'unknown, 5 × partial unsourcedFact, unsupported unsourcedFact, 2 × unknown',
		'Some experts believe in 40': '9 × partial vagueAttribution',
		'Ferries are therefore the best': '5 × supported evidence, 2 × partial narrowerEvidence, 2 × supported evidence',
		'Halvern carried 3.1 million passengers.': '9 × supported cited',
		'Trains are therefore a good': 'unknown, 5 × partial unsourcedFact, unsupported unsourcedFact, 2 × unknown',
		'Halvern carried 2.4 million passengers.': '7 × unknown, 2 × unsupported unsourcedFact',
		'Halvern, 120 ships': '7 × unknown, 2 × unsupported unsourcedFact',
		'Harbour Ships': '7 × unknown, 2 × unsupported unsourcedFact',
		'Harbour Notes': '9 × unknown',
		'The ships of Halvern make': 'unknown, 5 × partial noEvidence, unsupported noEvidence, 2 × unknown',
		'This report covers 14 harbours': '9 × unknown',
		'What next?': '9 × unknown',
		'All ferries will soon be': 'unknown, 2 × partial noBasis, 4 × unsupported noBasis, 2 × unknown',
		'The quays are certainly the': 'unknown, 2 × partial noEvidence, 4 × unsupported noEvidence, 2 × unknown',
		'The ISO 13849-1 norm covers': '9 × supported attributed',
		'The harbours should grow with': 'unknown, 6 × partial noEvidence, 2 × unknown',
	};

	for (const [at, [claim, fact]] of levels.entries())
		it(`where claims have ${claim} and facts ${fact}`, () => {
			assert.deepEqual(
				supportAt(claim, fact),
				Object.entries(expected).map(([start, supports]) => [start, atLevels(supports)[at]]),
			);
		});

	it('a forecast is asked for its reason, unless it gives one, or names a trend that is seen', () => {
		const reasonOf = (sentence: string) => {
			const [[, support]] = supportAt(0.41, 0.005, `# Ports\n\n## Outlook\n\n${sentence}\n`) as [[string, string]];
			return support;
		};
		for (const bare of ['All ferries will soon be electric with the next motor.', '未来渡轮将全面电动化。'])
			assert.equal(reasonOf(bare), 'unsupported noBasis', bare);
		for (const told of [
			'All ferries will soon be electric, because batteries are cheap.',
			'All ferries will be electric as batteries improve.',
			'随着电池降价，未来渡轮将全面电动化。',
			'在政策推动下，未来渡轮将全面电动化。',
			'渡轮电动化的趋势十分明显。',
		])
			assert.match(reasonOf(told), /noEvidence|^unknown/, told);
	});
});
