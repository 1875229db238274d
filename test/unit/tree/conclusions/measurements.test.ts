import assert from 'node:assert/strict';
import { concludesFeatureNames, measureConclusions } from '../../../../src/tree/conclusions/concludesFeatures';
import { drawsOnFeatureNames, measurePlaces } from '../../../../src/tree/conclusions/drawsOnFeatures';
import type { ClassifiedReading } from '../../../../src/tree/conclusions/statements';
import { type MeasuredUnit, measureTheses, thesisFeatureNames } from '../../../../src/tree/conclusions/thesisFeatures';
import type { RuleReading } from '../../../../src/tree/reading/readByRules';
import { chineseReport, harbourReport, madeOdds, told, unitAt } from '../measured';

const classified = (reading: RuleReading): ClassifiedReading => ({
	...reading,
	key: madeOdds(reading),
	classified: reading.roles,
});
const [harbours, chinese] = [() => classified(harbourReport()), () => classified(chineseReport())];

/** Everything measured, by how its unit begins, from a feature on: those before it are another table's. */
function tellAll({ all, report }: RuleReading, units: readonly MeasuredUnit[], names: readonly string[], from = 0) {
	const entries = units.map(({ index, vector }) => {
		const start = (all[index]?.unit.text ?? '').slice(0, report.language === 'zh' ? 8 : 28);
		return [start || 'table', told(names.slice(from), vector.slice(from)).split(' · ')];
	});
	return Object.fromEntries(entries);
}

/** The places that the first unit that begins so may draw on. */
function placesOf(reading: ClassifiedReading, start: string): MeasuredUnit[] {
	const places: MeasuredUnit[] = [];
	measurePlaces(reading)(unitAt(reading, start), (index, vector) => places.push({ index, vector: vector.slice() }));
	return places;
}

const split = (expected: Readonly<Record<string, string>>) =>
	Object.fromEntries(Object.entries(expected).map(([start, all]) => [start, all.split(' · ')]));

// The shipped models were trained on these measurements: where one changes, they have to be trained anew.
describe('what is measured of conclusions', () => {
	it('of sentences that may be the thesis', () => {
		const found = [harbours(), chinese()].map((reading) =>
			tellAll(reading, measureTheses(reading), thesisFeatureNames),
		);
		assert.deepEqual(
			Object.assign({}, ...found),
			split({
				'Fees in the northern harbour':
					'in summary 1 · heading level 2 · opens section 1 · opens summary 1 · document place 0.111 · section size 1.585 · key 0.1 · key, beside others 0.111 · argument 1 · recommends 1 · asked 2 · asked, share 0.286 · asked, beside others 1 · asked, in summary 1 · headings 1 · headings, share 0.143 · headings, beside others 0.5 · length 13',
				'Revenue of the ports fell by':
					'in summary 1 · heading level 2 · opens summary 1 · position 1 · document place 0.148 · section size 1.585 · key 0.8 · key, beside others 0.889 · length 9',
				'Halvern: 3.1 million passeng':
					'heading level 3 · paragraph 1 · document place 0.296 · section size 3.17 · item 1 · label in front 1 · key 0.6 · key, beside others 0.667 · length 7',
				'Brodtun carried 2.4 million ':
					'heading level 3 · paragraph 2 · document place 0.333 · section size 3.17 · item 1 · key 0.3 · key, beside others 0.333 · length 10',
				'Its winter line closed in Ma':
					'heading level 3 · paragraph 3 · document place 0.37 · section size 3.17 · item 1 · argument 1 · continues 1 · length 6',
				'Skarv opened a second quay f':
					'heading level 3 · paragraph 4 · document place 0.407 · section size 3.17 · item 1 · key 0.7 · key, beside others 0.778 · contrasts 1 · length 13',
				'In contrast, freight moved t':
					'heading level 3 · paragraph 5 · document place 0.444 · section size 3.17 · key 0.4 · key, beside others 0.444 · argument 1 · contrasts 1 · continues 1 · length 7',
				'Therefore the northern harbo':
					'heading level 3 · paragraph 5 · position 1 · document place 0.481 · section size 3.17 · key 0.1 · key, beside others 0.111 · argument 1 · continues 1 · asked 1 · asked, share 0.167 · asked, beside others 0.5 · length 8',
				'However, analysts expect tha':
					'heading level 3 · paragraph 5 · position 2 · document place 0.519 · section size 3.17 · key 0.8 · key, beside others 0.889 · argument 1 · contrasts 1 · continues 1 · forecasts 1 · length 8',
				'The regulator sets fees ever':
					'heading level 3 · opens section 1 · document place 0.63 · section size 2.322 · key 0.9 · key, beside others 1 · argument 1 · asked 1 · asked, share 0.167 · asked, beside others 0.5 · length 7',
				'For example, Halvern Port ta':
					'heading level 3 · position 1 · document place 0.667 · section size 2.322 · key 0.6 · key, beside others 0.667 · continues 1 · length 11',
				'This lifts costs, so operato':
					'heading level 3 · position 2 · document place 0.704 · section size 2.322 · key 0.3 · key, beside others 0.333 · argument 1 · recommends 1 · continues 1 · length 9',
				'Fees could rise again if the':
					'under conclusions 1 · heading level 2 · opens section 1 · document place 0.815 · section size 1.585 · key 0.4 · key, beside others 0.444 · argument 1 · asked 1 · asked, share 0.25 · asked, beside others 0.5 · length 8',
				'Traffic of ferries in Halver':
					'under conclusions 1 · heading level 2 · position 1 · document place 0.852 · section size 1.585 · key 0.1 · key, beside others 0.111 · argument 1 · headings 2 · headings, share 0.286 · headings, beside others 1 · length 11',
				'In conclusion, the northern ':
					'in conclusion 1 · at end 1 · heading level 2 · opens section 1 · opens summary 1 · document place 0.926 · section size 1.585 · closes 1 · key 0.5 · key, beside others 0.556 · argument 1 · asked 1 · asked, share 0.167 · asked, beside others 0.5 · asked, in summary 0.5 · headings 1 · headings, share 0.143 · headings, beside others 0.5 · length 10',
				'Harbours should lower their ':
					'in conclusion 1 · at end 1 · heading level 2 · opens summary 1 · position 1 · document place 0.963 · section size 1.585 · key 0.2 · key, beside others 0.222 · argument 1 · recommends 1 · asked 2 · asked, share 0.333 · asked, beside others 1 · asked, in summary 1 · headings 1 · headings, share 0.143 · headings, beside others 0.5 · length 9',
				北方港口应当降低:
					'in summary 1 · heading level 2 · opens section 1 · opens summary 1 · document place 0.167 · section size 1.585 · key 0.4 · key, beside others 0.444 · argument 1 · recommends 1 · asked 4 · asked, share 0.267 · asked, beside others 1 · asked, in summary 1 · length 11.176',
				'2024年港口收':
					'in summary 1 · heading level 2 · opens summary 1 · position 1 · document place 0.25 · section size 1.585 · key 0.1 · key, beside others 0.111 · asked 2 · asked, share 0.4 · asked, beside others 0.5 · asked, in summary 0.5 · length 4.118',
				'哈文港：2024':
					'heading level 2 · paragraph 1 · document place 0.5 · section size 2.585 · item 1 · label in front 1 · key 0.2 · key, beside others 0.222 · length 5.294',
				布罗港旅客240:
					'heading level 2 · paragraph 2 · document place 0.583 · section size 2.585 · item 1 · key 0.9 · key, beside others 1 · length 6.471',
				'因此，北方港口失':
					'heading level 2 · paragraph 3 · document place 0.667 · section size 2.585 · closes 1 · key 0.6 · key, beside others 0.667 · argument 1 · continues 1 · asked 3 · asked, share 0.375 · asked, beside others 0.75 · length 8.235',
				'例如，哈文港每米':
					'heading level 2 · paragraph 3 · position 1 · document place 0.75 · section size 2.585 · key 0.3 · key, beside others 0.333 · continues 1 · asked 1 · asked, share 0.1 · asked, beside others 0.25 · length 9.412',
				'综上所述，港口应':
					'in conclusion 1 · under conclusions 1 · at end 1 · heading level 2 · opens section 1 · opens summary 1 · document place 0.917 · section size 1 · closes 1 · key 0.7 · key, beside others 0.778 · argument 1 · recommends 1 · asked 2 · asked, share 0.154 · asked, beside others 0.5 · asked, in summary 0.5 · length 11.176',
			}),
		);
	});

	it('of sentences that may conclude, besides what is measured of every unit', () => {
		const from = concludesFeatureNames.lastIndexOf('key');
		const found = [harbours(), chinese()].map((reading) =>
			tellAll(reading, measureConclusions(reading), concludesFeatureNames, from),
		);
		assert.deepEqual(
			Object.assign({}, ...found),
			split({
				'Fees in the northern harbour': 'key 0.1 · argument 1 · claims 3.2 · place in section 0.333',
				'Revenue of the ports fell by': 'key 0.8 · claims -1.8 · place in section 0.667',
				'Its winter line closed in Ma': 'argument 1 · claims 1.1 · place in section 0.4',
				'In contrast, freight moved t': 'key 0.4 · argument 1 · claims 0.8 · place in section 0.6',
				'Therefore the northern harbo': 'key 0.1 · argument 1 · claims 1.3 · place in section 0.7',
				'However, analysts expect tha': 'key 0.8 · argument 1 · claims 0.4 · place in section 0.8',
				'The regulator sets fees ever': 'key 0.9 · argument 1 · claims 0.7 · place in section 0.2',
				'This lifts costs, so operato': 'key 0.3 · argument 1 · points back 1 · claims 2.3 · place in section 0.6',
				'Fees could rise again if the':
					'key 0.4 · argument 1 · under conclusions 1 · claims 1.1 · place in section 0.333',
				'Traffic of ferries in Halver':
					'key 0.1 · argument 1 · under conclusions 1 · claims 0.8 · place in section 0.667',
				'In conclusion, the northern ': 'key 0.5 · argument 1 · claims 1.9 · place in section 0.333',
				'Harbours should lower their ': 'key 0.2 · argument 1 · claims 2.3 · place in section 0.667',
				北方港口应当降低: 'key 0.4 · argument 1 · claims 2.4 · place in section 0.333',
				'2024年港口收': 'key 0.1 · claims -1.8 · place in section 0.667',
				'因此，北方港口失': 'key 0.6 · argument 1 · claims 3.1 · place in section 0.667',
				'综上所述，港口应': 'key 0.7 · argument 1 · under conclusions 1 · claims 4.2 · place in section 0.5',
			}),
		);
	});

	it('of places that a conclusion may draw on', () => {
		const reading = harbours();
		const places = placesOf(reading, 'Harbours should');
		assert.deepEqual(
			tellAll(reading, places, drawsOnFeatureNames),
			split({
				'Halvern: 3.1 million passeng':
					'key 0.6 · figures 1 · citations 1 · item 1 · place in section 2 · heading named 1 · section covers 0.206 · section covers most 1 · before 1 · distance in section 5 · other order 0.37',
				'Brodtun carried 2.4 million ':
					'key 0.3 · figures 1 · citations 1 · item 1 · place in section 3 · heading named 1 · section covers 0.206 · section covers most 1 · before 1 · distance in section 5 · other order 0.333',
				'Its winter line closed in Ma':
					'argument 1 · item 1 · place in section 4 · heading named 1 · section covers 0.206 · section covers most 1 · before 1 · distance in section 5 · other order 0.296',
				'Skarv opened a second quay f':
					'key 0.7 · figures 1 · item 1 · place in section 5 · heading named 1 · section covers 0.206 · section covers most 1 · before 1 · distance in section 5 · other order 0.259',
				'In contrast, freight moved t':
					'key 0.4 · argument 1 · place in section 6 · heading named 1 · section covers 0.206 · section covers most 1 · paragraph covers 0.054 · before 1 · distance in section 5 · other order 0.222',
				'Therefore the northern harbo':
					'key 0.1 · argument 1 · citations 2 · place in section 7 · infers 1 · likeness 0.157 · shared weight 1.317 · shared terms 1 · rarest shared 1.317 · heading named 1 · section covers 0.206 · section covers most 1 · paragraph covers 0.054 · before 1 · distance in section 5 · other order 0.185',
				'However, analysts expect tha':
					'key 0.8 · argument 1 · place in section 8 · heading named 1 · section covers 0.206 · section covers most 1 · paragraph covers 0.054 · before 1 · distance in section 5 · other order 0.148',
				'Harbour Ships':
					'key 0.5 · figures 2 · table 1 · place in section 9 · short 1 · likeness 0.167 · shared weight 1.317 · shared terms 1 · rarest shared 1.317 · heading named 1 · section covers 0.206 · section covers most 1 · paragraph covers 0.054 · before 1 · distance in section 5 · other order 0.111',
				'The regulator sets fees ever':
					'key 0.9 · argument 1 · place in section 1 · likeness 0.125 · shared weight 1.192 · shared terms 1 · rarest shared 1.192 · heading named 1 · section covers 0.055 · section covers most 0.267 · paragraph covers 0.044 · before 1 · distance in section 5 · other order 0.037',
				'For example, Halvern Port ta':
					'key 0.6 · figures 2 · citations 1 · place in section 2 · heading named 1 · section covers 0.055 · section covers most 0.267 · paragraph covers 0.044 · before 1 · distance in section 5',
				'This lifts costs, so operato':
					'key 0.3 · argument 1 · place in section 3 · heading named 1 · section covers 0.055 · section covers most 0.267 · paragraph covers 0.044 · before 1 · distance in section 5 · other order 0.037',
				'Fees could rise again if the':
					'key 0.4 · argument 1 · place in section 1 · likeness 0.178 · shared weight 1.192 · shared terms 1 · rarest shared 1.192 · heading above named 0.462 · section covers 0.177 · section covers most 0.857 · paragraph covers 0.148 · before 1 · distance in section 5 · other order 0.148',
				'Traffic of ferries in Halver':
					'key 0.1 · argument 1 · place in section 2 · likeness 0.351 · shared weight 1.828 · shared terms 1 · rarest shared 1.828 · heading above named 0.462 · section covers 0.177 · section covers most 0.857 · paragraph covers 0.148 · before 1 · distance in section 5 · just above 1 · other order 0.185',
			}),
		);
	});

	it('of places that a claim of the body may draw on', () => {
		const reading = harbours();
		const places = placesOf(reading, 'Therefore');
		assert.deepEqual(
			tellAll(reading, places, drawsOnFeatureNames),
			split({
				'Halvern: 3.1 million passeng':
					'key 0.6 · figures 1 · citations 1 · item 1 · place in section 2 · section covers 1 · section covers most 2 · section covers: body 1 · before 1 · before: body 1 · before in section 1 · distance in section 2.585 · other order 0.404 · key: body 0.6',
				'Brodtun carried 2.4 million ':
					'key 0.3 · figures 1 · citations 1 · item 1 · place in section 3 · section covers 1 · section covers most 2 · section covers: body 1 · before 1 · before: body 1 · before in section 1 · distance in section 2.322 · other order 0.367 · key: body 0.3',
				'Its winter line closed in Ma':
					'argument 1 · item 1 · place in section 4 · section covers 1 · section covers most 2 · section covers: body 1 · before 1 · before: body 1 · before in section 1 · distance in section 2 · just above 1 · just above, continues 1 · just above, infers 1 · other order 0.33',
				'Skarv opened a second quay f':
					'key 0.7 · figures 1 · item 1 · place in section 5 · section covers 1 · section covers most 2 · section covers: body 1 · before 1 · before: body 1 · before in section 1 · distance in section 1.585 · just above 1 · just above, continues 1 · just above, infers 1 · other order 0.293 · key: body 0.7',
				'In contrast, freight moved t':
					'key 0.4 · argument 1 · place in section 6 · section covers 1 · section covers most 2 · section covers: body 1 · paragraph covers 1 · before 1 · before: body 1 · before in section 1 · distance in section 1 · just above 1 · just above, continues 1 · just above, infers 1 · next above, continues 1 · same paragraph 1 · same paragraph, continues 1 · same paragraph, infers 1 · other order 0.256 · key: body 0.4',
				'However, analysts expect tha':
					'key 0.8 · argument 1 · place in section 8 · section covers 1 · section covers most 2 · section covers: body 1 · paragraph covers 1 · distance in section 1 · same paragraph 1 · same paragraph, continues 1 · same paragraph, infers 1 · other order 0.181 · key: body 0.8',
				'Harbour Ships':
					'key 0.5 · figures 2 · table 1 · place in section 9 · short 1 · likeness 0.142 · shared weight 1.317 · shared terms 1 · rarest shared 1.317 · section covers 1 · section covers most 2 · section covers: body 1 · paragraph covers 0.047 · distance in section 1.585 · other order 0.144 · key: body 0.5',
				'The regulator sets fees ever':
					'key 0.9 · argument 1 · place in section 1 · distance in section 5 · other order 0.07 · key: body 0.9',
				'For example, Halvern Port ta':
					'key 0.6 · figures 2 · citations 1 · place in section 2 · distance in section 5 · other order 0.033 · key: body 0.6',
				'This lifts costs, so operato':
					'key 0.3 · argument 1 · place in section 3 · distance in section 5 · other order 0.004 · key: body 0.3',
				'Fees could rise again if the':
					'key 0.4 · argument 1 · place in section 1 · heading above named 0.242 · distance in section 5 · other order 0.115 · key: body 0.4',
				'Traffic of ferries in Halver':
					'key 0.1 · argument 1 · place in section 2 · heading above named 0.242 · distance in section 5 · other order 0.152 · key: body 0.1',
			}),
		);
	});

	it('of places that a Chinese conclusion may draw on', () => {
		const reading = chinese();
		const places = placesOf(reading, '北方港口应当');
		assert.deepEqual(
			tellAll(reading, places, drawsOnFeatureNames),
			split({
				'哈文港：2024':
					'key 0.2 · figures 1 · citations 1 · item 1 · place in section 2 · heading above named 0.432 · section covers 0.08 · section covers most 0.251 · distance in section 5 · other order 0.167 · other order, summary 0.167',
				布罗港旅客240:
					'key 0.9 · figures 1 · item 1 · place in section 3 · heading above named 0.432 · section covers 0.08 · section covers most 0.251 · distance in section 5 · other order 0.25 · other order, summary 0.25',
				'因此，北方港口失':
					'key 0.6 · argument 1 · place in section 4 · judges 1 · infers 1 · likeness 0.34 · shared weight 2.045 · shared terms 3 · rarest shared 1.312 · heading above named 0.432 · section covers 0.08 · section covers most 0.251 · paragraph covers 0.113 · distance in section 5 · other order 0.333 · other order, summary 0.333',
				'例如，哈文港每米':
					'key 0.3 · figures 2 · citations 1 · place in section 5 · likeness 0.079 · shared weight 1.061 · shared terms 1 · rarest shared 1.061 · heading above named 0.432 · section covers 0.08 · section covers most 0.251 · paragraph covers 0.113 · distance in section 5 · other order 0.417 · other order, summary 0.417',
			}),
		);
	});
});
