import assert from 'node:assert/strict';
import { parseReport } from '../../../../src/report/parsing/parse';
import { startKeeping, stopKeeping } from '../../../../src/text/kept';
import { measureRole, roleFeatures } from '../../../../src/tree/learned/roleFeatures';
import { readByRules } from '../../../../src/tree/reading/readByRules';
import { unitAt } from '../measured';

const names = roleFeatures.map(([name]) => name);

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
	afterEach(stopKeeping);
	for (const [what, before, after, changes] of edits)
		it(`is measured anew where ${what}`, () => {
			const fresh = measured(after, 'Sites');
			startKeeping();
			const first = measured(before, 'Sites');
			assert.deepEqual(measured(after, 'Sites'), fresh);
			assert.deepEqual(
				names.filter((_, at) => first[at] !== fresh[at]),
				changes,
			);
		});
});
