import assert from 'node:assert/strict';
import { parseReport } from '../../../../src/report/parsing/parse';
import { startTextCache, stopTextCache } from '../../../../src/text/textCache';
import { measureRole, roleFeatureNames } from '../../../../src/tree/learned/roleFeatures';
import { readByRules } from '../../../../src/tree/reading/readByRules';
import { unitAt } from '../measured';

const names = roleFeatureNames;

/** The measurements of the unit that begins so. */
function measured(lines: readonly string[], start: string): Float64Array {
	const reading = readByRules(parseReport(lines.join('\n')));
	const index = unitAt(reading, start);
	return measureRole({ ...reading, index, own: reading.all[index]! });
}

type Edit = readonly [what: string, before: readonly string[], after: readonly string[], changes: readonly string[]];

/** Each changes one thing, and leaves the words of “Sites grow here …” as they are. */
const edits: readonly Edit[] = [
	[
		'its paragraph is an item',
		['- Rents fell.', '', '  Sites grow here now'],
		['- Rents fell.', '- Sites grow here now'],
		['item'],
	],
	['its item stands deeper', ['- Rents', '- Sites grow here'], ['- Rents', '  - Sites grow here'], ['depth']],
	[
		'what it introduces is gone',
		['Sites grow here:', '', '- Rents.'],
		['Sites grow here:', '', 'Rents.'],
		['introduces'],
	],
	['its words change', ['Sites grow here.'], ['Sites grow, we hear.'], ['length', 'things listed', 'first person']],
	[
		'it changes places with the sentence before',
		['Rents. Sites grow here. Fees.'],
		['Sites grow here. Rents. Fees.'],
		['balance', 'position'],
	],
	[
		'a sentence is put before it',
		['Sites grow here.'],
		['Rents. Sites grow here.'],
		['balance', 'position', 'siblings', 'after: balance'],
	],
	[
		'a sentence is put behind it',
		['Sites grow here.'],
		['Sites grow here. Rents.'],
		['siblings', 'last', 'after: balance'],
	],
	['another sentence is put behind it', ['Sites grow here. Rents.'], ['Sites grow here. Rents. Fees.'], ['siblings']],
	[
		'its section is one level lower',
		['# A', '', '## B', '', 'Sites grow here.'],
		['# A', '', '## B', '', '### B', '', 'Sites grow here.'],
		['level'],
	],
	[
		'its section has another title',
		['# A', '', '## Halls', '', 'Sites grow here now.'],
		['# A', '', '## Risks', '', 'Sites grow here now.'],
		['under risk'],
	],
	[
		'its section becomes the conclusion',
		['# A', '', '## Halls', '', 'Sites grow here now.'],
		['# A', '', '## Conclusion', '', 'Sites grow here now.'],
		['in conclusion'],
	],
	[
		'the section around its own becomes an appendix',
		['# A', '', '## B', '', '### C', '', 'Sites grow here now.'],
		['# A', '', '## Appendix', '', '### C', '', 'Sites grow here now.'],
		['in appendix'],
	],
	['it gains a second citation', ['Sites grow here [1].'], ['Sites grow here [1][2].'], ['citations']],
	[
		'a figure in it becomes code, and another one none',
		['Sites grow by `3,000` or 12% here.'],
		['Sites grow by 3,000 or `12%` here.'],
		['number percent', 'number count'],
	],
	[
		'the report around it becomes Chinese',
		[
			'Rents of the ports in the north of the country fell for years, and so did the fees that ferries pay there.',
			'',
			'Sites 下图。',
		],
		['北方港口的租金在去年大幅下降，旅客人数却没有减少。', '', 'Sites 下图。'],
		['cue roadmap'],
	],
	[
		'it gains a citation',
		['Sites grow here now.'],
		['Sites grow here now [1].'],
		['citations', 'balance', 'before: balance', 'after: balance'],
	],
	[
		'the sentence before gains a figure',
		['Rents fell. Sites grow here.'],
		['Rents fell by 12%. Sites grow here.'],
		['before: figures', 'before: balance'],
	],
	[
		'the sentence before changes a date for a citation',
		['Rents in 2024. Sites grow here.'],
		['Rents [1]. Sites grow here.'],
		['before: cited'],
	],
	[
		'the sentence before is an example',
		['Rents fell. Sites grow here.'],
		['For example, rents fell. Sites grow here.'],
		['before: example', 'before: continues', 'before: balance'],
	],
	[
		'the sentence behind gains a figure',
		['Sites grow here. Rents fell.'],
		['Sites grow here. Rents fell by 12%.'],
		['after: figures', 'after: balance'],
	],
	[
		'the sentence behind changes a date for a citation',
		['Sites grow here. Rents in 2024.'],
		['Sites grow here. Rents [1].'],
		['after: cited'],
	],
	[
		'the sentence behind goes on with it',
		['Sites grow here. Rents fell.'],
		['Sites grow here. They fell.'],
		['after: continues'],
	],
	[
		'the item before gains a figure',
		['- Rents fell', '- Sites grow here'],
		['- Rents fell by 12%', '- Sites grow here'],
		['before: balance', 'before: item figures'],
	],
	[
		'the item before changes a date for a citation',
		['- Rents in 2024', '- Sites grow here'],
		['- Rents [1]', '- Sites grow here'],
		['before: item cited'],
	],
	[
		'the item behind advises',
		['- Sites grow here', '- Rents fall'],
		['- Sites grow here', '- Rents should fall'],
		['after: balance', 'after: item advice'],
	],
	[
		'the paragraph behind becomes an item',
		['- Sites grow here', '', 'Rents fell by 12%.'],
		['- Sites grow here', '- Rents fell by 12%.'],
		['after: balance', 'after: item figures'],
	],
	[
		'the paragraph before becomes a heading',
		['Rents fell.', '', 'Sites grow here.'],
		['# Rents fell.', '', 'Sites grow here.'],
		['level', 'before: heading'],
	],
	[
		'a heading is put behind it',
		['Sites grow here.', '', 'Rents'],
		['Sites grow here.', '', '# Rents'],
		['after: heading'],
	],
];

describe('what is kept of a sentence’s measurements', () => {
	afterEach(stopTextCache);
	for (const [what, before, after, changes] of edits)
		it(`is measured anew where ${what}`, () => {
			const fresh = measured(after, 'Sites');
			startTextCache();
			const first = measured(before, 'Sites');
			assert.deepEqual(measured(after, 'Sites'), fresh);
			assert.deepEqual(
				names.filter((_, at) => first[at] !== fresh[at]),
				changes,
			);
		});
});

describe('what a sentence shows by how it is written', () => {
	/** With each measurement the sentences that have it, and others that do not; or sentences and what is measured. */
	const shown: Readonly<Record<string, Readonly<Record<string, number>>>> = {
		'colon at end': { 'Sites grow:': 1, '站点增长：': 1, 'Sites: they grow.': 0 },
		'stop at end': {
			'Sites grow.': 1,
			'Sites grow!': 1,
			'“Sites grow.”': 1,
			'(Sites grow.)': 1,
			'站点持续增长。': 1,
			'Sites grow, do they?': 0,
			'Sites grow in 3.2 towns': 0,
		},
		'label in front': {
			'Growth: sites open.': 1,
			'增长：站点开业。': 1,
			'A: sites open.': 0,
			'Sites grow, as follows: north.': 0,
			'Sites of the north and of the south and of the west: open.': 0,
			'Sites grow:': 0,
		},
		'quoted words': { 'Sites “grow”.': 1, 'Sites "grow".': 1, '站点「增长」。': 1, 'Sites grow.': 0 },
		parentheses: { 'Sites (all) grow.': 1, '站点（全部）增长。': 1, 'Sites grow.': 0 },
		names: {
			'In Halvern and Skarv sites grow.': 0.4,
			'Sites grow.': 0,
			Halvern: 0,
			'Sites grow in Halvern-on-Sea.': 1 / 3,
			'Fees of O’Hara fall.': 1 / 3,
		},
		'things listed': {
			'Sites, fees, and/or rents': 3,
			'站点、费用、租金': 2,
			'a, b, c, d, e, f, g, h': 6,
			'Sites grow.': 0,
		},
		'first person': {
			'We grow.': 0,
			'Here we grow.': 1,
			'Sites of our town grow.': 1,
			'There I grow.': 1,
			'They tell us.': 1,
			'The bus grows.': 0,
			'我们增长。': 1,
			'笔者认为增长。': 1,
			'站点增长。': 0,
		},
		'verb be': {
			'It is so.': 1,
			'They are here.': 1,
			'It was so.': 1,
			'They were here.': 1,
			'It has sites.': 1,
			'They have sites.': 1,
			'They had sites.': 1,
			'这是站点。': 1,
			'有站点。': 1,
			'成为站点。': 1,
			'This grows.': 0,
		},
		past: {
			'Sites opened there.': 1,
			'Sites were there.': 1,
			'It was there.': 1,
			'They had sites.': 1,
			'Fees rose there.': 1,
			'Fees fell there.': 1,
			'Fees grew there.': 1,
			'It led there.': 1,
			'They saw sites.': 1,
			'It became so.': 1,
			'站点增长了。': 1,
			'Sites feed towns.': 0,
			'A red site.': 0,
			'Sites speeding up.': 0,
		},
		superlative: {
			'Most sites grow.': 1,
			'The least of them.': 1,
			'The largest site.': 1,
			'The highest site.': 1,
			'The lowest fee.': 1,
			'The fastest site.': 1,
			'The best site.': 1,
			'The worst site.': 1,
			'The oldest site.': 1,
			'最大的站点。': 1,
			'The west grows.': 0,
			'Sites almost grow.': 0,
			'The oldestsite grows.': 0,
		},
		digits: { 'Sites of 2024.': 1, 'Sites of today.': 0 },
		length: { 'Sites grow here and there now.': 6, [`Sites ${'grow '.repeat(80)}.`]: 60 },
		figures: { 'Of 12%, 13%, 14%, 15% and 16% of it.': 4, 'Of 12% of it.': 1 },
		dates: { 'In 2019, 2020, 2021, 2022 and 2023.': 3, 'In 2019 it grew.': 1 },
		citations: { 'Sites grow [1][2][3][4].': 3, 'Sites grow [1].': 1 },
		level: { 'Sites grow.': 1 },
	};
	for (const [name, sentences] of Object.entries(shown))
		for (const [sentence, value] of Object.entries(sentences))
			it(`${name} of “${sentence.slice(0, 60)}” is ${Math.round(value * 100) / 100}`, () => {
				const reading = readByRules(parseReport(`# Towns\n\n${sentence}\n`));
				const own = reading.all[1]!;
				assert.equal(measureRole({ ...reading, index: 1, own })[names.indexOf(name)], value);
			});

	it('stands in places counted up to a bound', () => {
		const one = `# Towns\n\n${'Fees of the town fall. '.repeat(12)}\n`;
		const { all, ...reading } = readByRules(parseReport(one));
		const place = (index: number) =>
			['position', 'siblings', 'last'].map(
				(name) => measureRole({ ...reading, all, index, own: all[index]! })[names.indexOf(name)],
			);
		assert.equal(all.length, 13);
		assert.deepEqual(
			[place(1), place(6), place(9), place(12)],
			[
				[0, 8, 0],
				[5, 8, 0],
				[6, 8, 0],
				[6, 8, 1],
			],
		);
	});
});
