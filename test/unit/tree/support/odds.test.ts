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
function supportAt(claim: number, fact: number): readonly (readonly [start: string, support: string])[] {
	const report = parseReport(text);
	const reading = readByRules(report);
	const { all, roles, layout } = reading;
	const ruled = judgeSupport(report, all, roles, layout);
	const models = { ...shippedModels, claim: always(claim), fact: always(fact) };
	const judged = classifySupport(reading, supportContextsOf(reading), ruled, roles, models);
	return all.flatMap(({ unit }, index) => {
		const { support = '', reasons = [] } = judged[index] ?? {};
		const start = unit.text.split(' ').slice(0, 5).join(' ');
		return unit.kind === 'heading' ? [] : [[start, [support, ...reasons.map(({ code }) => code)].join(' ')] as const];
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
	const expected: Readonly<Record<string, readonly string[]>> = {
		'The harbours grow for several': [
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unknown',
		],
		'Small harbours will lose ships.': [
			'unknown',
			'unknown',
			'partial noEvidence',
			'partial noEvidence',
			'partial noEvidence',
			'partial noEvidence',
			'partial noEvidence',
			'unknown',
			'unknown',
		],
		'Ships are therefore 12 metres': [
			'unknown',
			'unknown',
			'partial noEvidence',
			'partial noEvidence',
			'partial noEvidence',
			'partial noEvidence',
			'partial noEvidence',
			'unknown',
			'partial unsourcedFigure',
		],
		'Traffic rose by 12% in': [
			'supported cited',
			'supported cited',
			'supported cited',
			'supported cited',
			'supported cited',
			'supported cited',
			'supported cited',
			'supported cited',
			'supported cited',
		],
		'This changes the trade of': [
			'supported evidence',
			'supported evidence',
			'supported evidence',
			'supported evidence',
			'supported evidence',
			'partial narrowerEvidence',
			'partial narrowerEvidence',
			'supported evidence',
			'supported evidence',
		],
		'Rents follow the traffic of': [
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'partial noEvidence',
			'partial noEvidence',
			'unsupported noEvidence',
			'unknown',
			'unknown',
		],
		'Fees rose by 3% in': [
			'supported cited',
			'supported cited',
			'supported cited',
			'supported cited',
			'supported cited',
			'supported cited',
			'supported cited',
			'supported cited',
			'supported cited',
		],
		'Freight rose by 9% in': [
			'supported cited',
			'supported cited',
			'supported cited',
			'supported cited',
			'supported cited',
			'supported cited',
			'supported cited',
			'supported cited',
			'supported cited',
		],
		'Trade will certainly move to': [
			'unknown',
			'partial unsourcedFact',
			'partial unsourcedFact',
			'partial unsourcedFact',
			'partial unsourcedFact',
			'partial unsourcedFact',
			'unsupported unsourcedFact',
			'unknown',
			'unknown',
		],
		'Trade is the best hope': [
			'unknown',
			'partial unsourcedFact',
			'partial unsourcedFact',
			'partial unsourcedFact',
			'partial unsourcedFact',
			'partial unsourcedFact',
			'unsupported unsourcedFact',
			'unknown',
			'unknown',
		],
		'Trade is worth $12 million': [
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unsupported unsourcedFact',
			'unsupported unsourcedFact',
		],
		'It should grow by 5': [
			'unknown',
			'partial unsourcedFigure',
			'partial unsourcedFigure',
			'partial unsourcedFigure',
			'partial unsourcedFigure',
			'partial unsourcedFigure',
			'unsupported unsourcedFigure',
			'unknown',
			'unknown',
		],
		'Trade carried 40 ships.': [
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unsupported unsourcedFact',
			'unsupported unsourcedFact',
		],
		'ISO 9001 covers 2 of': [
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unsupported unsourcedFact',
			'unsupported unsourcedFact',
		],
		'Trade carried Model 4 for': [
			'unknown',
			'partial unsourcedFact',
			'partial unsourcedFact',
			'partial unsourcedFact',
			'partial unsourcedFact',
			'partial unsourcedFact',
			'unsupported unsourcedFact',
			'unknown',
			'unknown',
		],
		'Some experts believe in 40': [
			'partial vagueAttribution',
			'partial vagueAttribution',
			'partial vagueAttribution',
			'partial vagueAttribution',
			'partial vagueAttribution',
			'partial vagueAttribution',
			'partial vagueAttribution',
			'partial vagueAttribution',
			'partial vagueAttribution',
		],
		'Ferries are therefore the best': [
			'supported evidence',
			'supported evidence',
			'supported evidence',
			'supported evidence',
			'supported evidence',
			'partial narrowerEvidence',
			'partial narrowerEvidence',
			'supported evidence',
			'supported evidence',
		],
		'Halvern carried 3.1 million passengers.': [
			'supported cited',
			'supported cited',
			'supported cited',
			'supported cited',
			'supported cited',
			'supported cited',
			'supported cited',
			'supported cited',
			'supported cited',
		],
		'Trains are therefore a good': [
			'unknown',
			'partial unsourcedFact',
			'partial unsourcedFact',
			'partial unsourcedFact',
			'partial unsourcedFact',
			'partial unsourcedFact',
			'unsupported unsourcedFact',
			'unknown',
			'unknown',
		],
		'Halvern carried 2.4 million passengers.': [
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unsupported unsourcedFact',
			'unsupported unsourcedFact',
		],
		'Halvern, 120 ships': [
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unsupported unsourcedFact',
			'unsupported unsourcedFact',
		],
		'Harbour Ships': [
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unsupported unsourcedFact',
			'unsupported unsourcedFact',
		],
		'Harbour Notes': [
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unknown',
		],
		'The ships of Halvern make': [
			'unknown',
			'partial noEvidence',
			'partial noEvidence',
			'partial noEvidence',
			'partial noEvidence',
			'partial noEvidence',
			'unsupported noEvidence',
			'unknown',
			'unknown',
		],
		'This report covers 14 harbours': [
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			'unknown',
		],
		'What next?': ['unknown', 'unknown', 'unknown', 'unknown', 'unknown', 'unknown', 'unknown', 'unknown', 'unknown'],
		'All ferries will soon be': [
			'unknown',
			'partial noBasis',
			'partial noBasis',
			'unsupported noBasis',
			'unsupported noBasis',
			'unsupported noBasis',
			'unsupported noBasis',
			'unknown',
			'unknown',
		],
		'The quays are certainly the': [
			'unknown',
			'partial noEvidence',
			'partial noEvidence',
			'unsupported noEvidence',
			'unsupported noEvidence',
			'unsupported noEvidence',
			'unsupported noEvidence',
			'unknown',
			'unknown',
		],
		'The ISO 13849-1 norm covers': [
			'supported attributed',
			'supported attributed',
			'supported attributed',
			'supported attributed',
			'supported attributed',
			'supported attributed',
			'supported attributed',
			'supported attributed',
			'supported attributed',
		],
		'The harbours should grow with': [
			'unknown',
			'partial noEvidence',
			'partial noEvidence',
			'partial noEvidence',
			'partial noEvidence',
			'partial noEvidence',
			'partial noEvidence',
			'unknown',
			'unknown',
		],
	};

	for (const [at, [claim, fact]] of levels.entries())
		it(`where claims have ${claim} and facts ${fact}`, () => {
			assert.deepEqual(
				supportAt(claim, fact),
				Object.entries(expected).map(([start, supports]) => [start, supports[at]]),
			);
		});
});
