import assert from 'node:assert/strict';
import { itemAt } from '../../../../src/access';
import { keyFeatureNames, measureKeys } from '../../../../src/tree/learned/keyFeatures';
import { measureParents, parentFeatureNames } from '../../../../src/tree/learned/parentFeatures';
import type { RuleReading } from '../../../../src/tree/reading/readByRules';
import { chineseReport, harbourReport, madeOdds, told, unitAt } from '../measured';

interface Measured {
	readonly names: readonly string[];
	readonly from: string;
	/** For each unit. */
	readonly measured: (reading: RuleReading) => readonly ArrayLike<number>[];
}

/** Measures two units, one of which may serve the other. */
function pairsOf(reading: RuleReading): (child: number, other: number) => number[] {
	const { child, other, pairs } = measureParents({ ...reading, key: madeOdds(reading) });
	return (one, another) => [...child(one), ...other(another), ...pairs(one)(another)];
}

/** Each unit with what is measured of it, from a feature on: those before it are another table's. */
function expectUnits(expected: Readonly<Record<string, string>>, { names, from, measured }: Measured): void {
	const first = names.indexOf(from);
	for (const [language, read] of Object.entries({ en: harbourReport, zh: chineseReport }))
		it(`in ${language}`, () => {
			const reading = read();
			const vectors = measured(reading);
			for (const [start, all] of Object.entries(expected)) {
				if (/\p{Script=Han}/u.test(start) !== (language === 'zh')) continue;
				const vector = Array.from(itemAt(vectors, unitAt(reading, start)));
				assert.deepEqual(
					[start, ...told(names.slice(first), vector.slice(first)).split(' · ')],
					[start, ...all.split(' · ')],
				);
			}
		});
}

// The shipped forests were trained on these measurements: where one changes, they have to be trained anew.
describe('what is measured of a unit standing in the condensed tree', () => {
	expectUnits(
		{
			'Harbour fees':
				'heading 1 · heading level 1 · heading below 4.807 · heading own 1 · heading share 1 · section size 1.585 · section share 1 · units 4.755 · in body 1 · centrality 0.198 · carried 4.585 · next balance 2.6',
			'Fees in the':
				'section place 1 · section size 2 · section share 0.111 · document place 0.111 · units 4.755 · centrality 0.159 · carried 1 · next balance -1.8',
			'Revenue of':
				'section place 2 · section size 2 · section share 0.111 · document place 0.148 · units 4.755 · centrality 0.067 · next balance 0.3',
			'Traffic of ferries grew':
				'section place 1 · section size 3.459 · section share 0.37 · document place 0.259 · units 4.755 · in body 1 · centrality 0.089 · alike 2 · next balance -1',
			'Halvern:':
				'section place 2 · section size 3.459 · section share 0.37 · document place 0.296 · units 4.755 · list size 4 · in body 1 · centrality 0.081 · alike 1.585 · next balance -1',
			'Brodtun carried':
				'section place 3 · section size 3.459 · section share 0.37 · document place 0.333 · units 4.755 · list size 4 · list place 1 · in body 1 · centrality 0.053 · alike 1.585 · carried 1 · next balance 1.1',
			'Its winter':
				'section place 4 · section size 3.459 · section share 0.37 · document place 0.37 · units 4.755 · list size 4 · list place 2 · in body 1 · centrality 0.049 · next balance -0.9',
			Skarv:
				'section place 5 · section size 3.459 · section share 0.37 · document place 0.407 · units 4.755 · list size 4 · list place 3 · in body 1 · centrality 0.052 · alike 1.585 · next balance 0.8',
			'In contrast':
				'section place 6 · section size 3.459 · section share 0.37 · document place 0.444 · units 4.755 · in body 1 · centrality 0.083 · alike 2 · carried 1.585 · next balance 1.3',
			Therefore:
				'section place 7 · section size 3.459 · section share 0.37 · document place 0.481 · units 4.755 · in body 1 · centrality 0.099 · alike 2.585 · next balance 0.4',
			However:
				'section place 8 · section size 3.459 · section share 0.37 · document place 0.519 · units 4.755 · in body 1 · centrality 0.049 · alike 2.585 · next balance -1.1',
			'For example':
				'section place 2 · section size 2.585 · section share 0.185 · document place 0.667 · units 4.755 · in body 1 · centrality 0.063 · alike 2.585 · next balance 2.3',
			'This lifts':
				'section place 3 · section size 2.585 · section share 0.185 · document place 0.704 · units 4.755 · in body 1 · centrality 0.049 · alike 2.585',
			'Do higher':
				'section place 4 · section size 2.585 · section share 0.185 · document place 0.741 · units 4.755 · in body 1 · centrality 0.123 · alike 2.585 · next balance 2',
			'Fees could':
				'section place 1 · section size 2 · section share 0.111 · document place 0.815 · units 4.755 · in body 1 · centrality 0.139 · alike 2 · carried 1 · next balance 0.8',
			'Traffic of ferries in':
				'section place 2 · section size 2 · section share 0.111 · document place 0.852 · units 4.755 · in body 1 · centrality 0.096 · alike 2.585 · next balance 0.3',
			'In conclusion':
				'section place 1 · section size 2 · section share 0.111 · document place 0.926 · units 4.755 · centrality 0.13 · carried 1 · next balance 2.3',
			'Harbours should':
				'section place 2 · section size 2 · section share 0.111 · document place 0.963 · units 4.755 · centrality 0.136',
			北方港口应当:
				'section place 1 · section size 2 · section share 0.25 · document place 0.167 · units 3.585 · centrality 0.172 · carried 1 · next balance -1.8',
			'哈文港：':
				'section place 2 · section size 2.807 · section share 0.5 · document place 0.5 · units 3.585 · list size 2 · in body 1 · centrality 0.155 · alike 1 · next balance -0.7',
			布罗港:
				'section place 3 · section size 2.807 · section share 0.5 · document place 0.583 · units 3.585 · list size 2 · list place 1 · in body 1 · centrality 0.115 · alike 1 · next balance 3.1',
			因此: 'section place 4 · section size 2.807 · section share 0.5 · document place 0.667 · units 3.585 · in body 1 · centrality 0.167 · alike 1 · carried 1 · next balance -2.1',
			例如: 'section place 5 · section size 2.807 · section share 0.5 · document place 0.75 · units 3.585 · in body 1 · centrality 0.133 · next balance 0.3',
			综上: 'section place 1 · section size 1.585 · section share 0.167 · document place 0.917 · units 3.585 · centrality 0.16',
		},
		{ names: keyFeatureNames, from: 'heading', measured: measureKeys },
	);
});

describe('what is measured of one unit serving another', () => {
	const expected: Readonly<Record<string, string>> = {
		'Halvern: → Traffic of ferries grew':
			'child item 1 · child depth 1 · child balance -1 · child figures 1 · child citations 1 · child length 3 · child list size 4 · child key 0.6 · last 1 · balance -0.5 · label 1 · length 3 · introduces something 1 · key 0.9 · section size 3.459 · section below 3.459 · opens section 1 · same section 1 · distance 1 · blocks between 1 · next to 1 · heading above -1 · introduces 1 · deeper 1 · layout steps -1 · sections share their parent 1 · related to a heading above 0.336 · related to its heading 0.336',
		'Its winter → Brodtun carried':
			'child item 1 · child depth 2 · child continues 1 · child balance 1.1 · child length 2.807 · child list size 4 · item 1 · depth 1 · last 1 · balance -1 · figures 1 · citations 1 · length 3.459 · key 0.3 · list size 4 · section size 3.459 · section below 3.459 · same section 1 · distance 1 · blocks between 1 · next to 1 · heading above -1 · contains 1 · deeper 1 · layout parent 1 · nearest key chance 0.3 · sections share their parent 1',
		'Its winter → Traffic of ferries grew':
			'child item 1 · child depth 2 · child continues 1 · child balance 1.1 · child length 2.807 · child list size 4 · last 1 · balance -0.5 · label 1 · length 3 · introduces something 1 · key 0.9 · section size 3.459 · section below 3.459 · opens section 1 · same section 1 · distance 2 · blocks between 3 · heading above -1 · introduces 1 · deeper 2 · layout steps -1 · sections share their parent 1 · related to a heading above 0.336 · related to its heading 0.336',
		'Therefore → In contrast':
			'child position 1 · child continues 1 · child infers 1 · child balance 1.3 · child citations 2 · child length 3.17 · child key 0.1 · balance 0.8 · length 3 · key 0.4 · section size 3.459 · section below 3.459 · same block 1 · same section 1 · distance 1 · next to 1 · heading above -1 · layout parent 1 · nearest key chance 0.4 · sections share their parent 1',
		'Therefore → Harbour fees':
			'child position 1 · child continues 1 · child infers 1 · child balance 1.3 · child citations 2 · child length 3.17 · child key 0.1 · heading 1 · heading level 1 · last 1 · balance 0.3 · length 2.585 · section size 1.585 · section below 4.807 · distance 3.807 · blocks between 11 · heading above 2 · layout steps 3 · related 0.084 · heading related 0.084',
		'Fees in the → Harbours should':
			'child recommends 1 · child balance 3.2 · child citations 1 · child length 3.807 · child key 0.1 · child in summary 1 · position 1 · last 1 · balance 2.3 · recommends 1 · length 3.322 · key 0.2 · in conclusion 1 · section size 2 · section below 2 · ends section 1 · distance -4.585 · blocks between 15 · heading above -1 · layout steps -1 · sections share their parent 1 · related 0.106',
		'For example → The regulator':
			'child position 1 · child continues 1 · child example 1 · child balance -2.1 · child figures 2 · child citations 1 · child length 3.585 · child key 0.6 · balance 0.7 · length 3 · key 0.9 · section size 2.585 · section below 2.585 · opens section 1 · same block 1 · same section 1 · distance 1 · next to 1 · heading above -1 · layout parent 1 · nearest key chance 0.9 · sections share their parent 1 · related to its heading 0.191',
		'Skarv → Ferries':
			'child item 1 · child depth 1 · child balance -0.9 · child figures 1 · child length 3.807 · child list size 4 · child key 0.7 · heading 1 · heading level 3 · last 1 · balance 0.3 · length 1 · key 0.2 · section size 3.459 · section below 3.459 · same section 1 · distance 2.585 · blocks between 5 · deeper 1 · layout parent 1 · nearest key chance 0.2 · sections share their parent 1',
		'Skarv → Traffic':
			'child item 1 · child depth 1 · child balance -0.9 · child figures 1 · child length 3.807 · child list size 4 · child key 0.7 · heading 1 · heading level 2 · last 1 · balance 0.3 · length 1 · key 0.5 · section size 1 · section below 4.087 · ends section 1 · distance 2.807 · blocks between 6 · heading above 1 · deeper 1 · layout grandparent 1 · nearest key chance 0.4 · layout steps 1',
		'Fees could → Fees':
			'child balance 1.1 · child length 3.17 · child key 0.4 · balance 3.2 · recommends 1 · citations 1 · length 3.807 · key 0.1 · in summary 1 · section size 2 · section below 2 · opens section 1 · distance 4.322 · blocks between 13 · heading above -1 · layout steps -1 · sections share their parent 1 · related 0.207',
		'Ferries → Traffic':
			'child heading 1 · child balance 0.3 · child length 1 · child key 0.2 · heading 1 · heading level 2 · last 1 · balance 0.3 · length 1 · key 0.5 · section size 1 · section below 4.087 · ends section 1 · distance 1 · blocks between 1 · next to 1 · layout parent 1 · nearest key chance 0.5',
		'Traffic of ferries in → Traffic of ferries grew':
			'child position 1 · child balance 0.8 · child length 3.585 · child key 0.1 · last 1 · balance -0.5 · label 1 · length 3 · introduces something 1 · key 0.9 · section size 3.459 · section below 3.459 · opens section 1 · distance 4.087 · blocks between 10 · heading above -1 · layout steps -1 · related 0.231 · heading related 0.345',
		'Therefore → Risks':
			'child position 1 · child continues 1 · child infers 1 · child balance 1.3 · child citations 2 · child length 3.17 · child key 0.1 · heading 1 · heading level 2 · last 1 · balance 2 · length 2 · key 0.7 · section size 2 · section below 2 · distance -3.17 · blocks between 4 · heading above -2 · layout steps -1',
		'Brodtun carried → Halvern:':
			'child item 1 · child depth 1 · child balance -1 · child figures 1 · child citations 1 · child length 3.459 · child list size 4 · child key 0.3 · item 1 · depth 1 · last 1 · balance -1 · figures 1 · citations 1 · length 3 · key 0.6 · list size 4 · section size 3.459 · section below 3.459 · same section 1 · distance 1 · blocks between 1 · next to 1 · heading above -1 · layout sibling 1 · layout steps -1 · sections share their parent 1 · related 0.26',
		'Harbours should → Conclusion':
			'child position 1 · child recommends 1 · child balance 2.3 · child length 3.322 · child key 0.2 · child in conclusion 1 · heading 1 · heading level 2 · last 1 · balance 0.3 · length 1 · key 0.8 · in conclusion 1 · section size 2 · section below 2 · same section 1 · distance 1.585 · blocks between 1 · layout grandparent 1 · nearest key chance 0.4 · layout steps 1 · sections share their parent 1',
		'In conclusion → Therefore':
			'child infers 1 · child balance 1.9 · child length 3.459 · child key 0.5 · child in conclusion 1 · position 1 · balance 1.3 · infers 1 · citations 2 · length 3.17 · key 0.1 · section size 3.459 · section below 3.459 · distance 3.7 · blocks between 7 · heading above -1 · layout steps -1 · related 0.354',
	};

	it('where both are sentences or headings', () => {
		const reading = harbourReport();
		const measure = pairsOf(reading);
		for (const [pair, all] of Object.entries(expected)) {
			const [child = '', other = ''] = pair.split(' → ');
			const vector = measure(unitAt(reading, child), unitAt(reading, other));
			assert.deepEqual([pair, ...told(parentFeatureNames, vector).split(' · ')], [pair, ...all.split(' · ')]);
		}
	});

	it('where one of the two is a table', () => {
		const reading = harbourReport();
		const measure = pairsOf(reading);
		const table = reading.all.findIndex(({ unit }) => unit.kind === 'table');
		assert.equal(
			told(parentFeatureNames, measure(table, unitAt(reading, 'Therefore'))),
			'child table 1 · child balance -1.1 · child figures 2 · child length 1.585 · child key 0.5 · position 1 · balance 1.3 · infers 1 · citations 2 · length 3.17 · key 0.1 · section size 3.459 · section below 3.459 · same section 1 · distance 1.585 · blocks between 1 · heading above -1 · layout steps -1 · sections share their parent 1 · related 0.117',
		);
		assert.equal(
			told(parentFeatureNames, measure(unitAt(reading, 'However'), table)),
			'child position 2 · child continues 1 · child balance 0.4 · child length 3.17 · child key 0.8 · table 1 · last 1 · balance -1.1 · figures 2 · length 1.585 · key 0.5 · section size 3.459 · section below 3.459 · ends section 1 · same section 1 · distance -1 · blocks between 1 · next to 1 · heading above -1 · layout steps -1 · sections share their parent 1 · related 0.256',
		);
	});
});
