import assert from 'node:assert/strict';
import { parseReport } from '../../../../src/report/parsing/parse';
import { readByRules } from '../../../../src/tree/reading/readByRules';
import { drawsOnCited, opensCitedSection, restsOnNeighbours, sumsUp } from '../../../../src/tree/support/neighbours';
import { type SupportContext, supportContextsOf } from '../../../../src/tree/support/supportFeatures';

const references = ['', '## References', '', '[1] Grid operator: https://example.org/grid', ''];

/** The sentences of a report that pass a test. */
function passing(test: (grounds: SupportContext) => boolean, ...text: string[]): string[] {
	const reading = readByRules(parseReport([...text, ...references].join('\n')));
	return supportContextsOf(reading)
		.filter((grounds) => grounds.own.unit.kind === 'sentence' && test(grounds))
		.map(({ own }) => own.unit.text);
}

describe('what makes the case for a claim beside it', () => {
	const lead = 'Storage owes its rise to several forces.';
	const facts = ['Fees rose by 12% in 2024 [1].', '', 'Cells fell by 20% in 2024 [1].'];

	it('is a section that goes on to cite, for its opening', () => {
		assert.deepEqual(passing(restsOnNeighbours, '# Storage', '', '## Growth', '', lead, '', ...facts), [lead]);
		assert.deepEqual(passing(restsOnNeighbours, '# Storage', '', '## Growth', '', lead, '', 'Fees rose.'), []);
	});

	it('is no such section for what the opening adds to its first sentence', () => {
		const more = 'Small sites will lose.';
		const text = [
			'# Storage',
			'',
			'## Growth',
			'',
			`${lead} ${more}`,
			'',
			...facts,
			'',
			'Rents fell by 3% in 2024 [1].',
		];
		assert.deepEqual(passing(restsOnNeighbours, ...text), [lead]);
		assert.deepEqual(passing(opensCitedSection, ...text), [lead, more]);
	});

	it('are the parts of the section, where it has no more text of its own', () => {
		const parts = ['### Fees', '', facts[0]!, '', '### Cells', '', facts[2]!];
		assert.deepEqual(passing(restsOnNeighbours, '# Storage', '', '## Growth', '', lead, '', ...parts), [lead]);
		assert.deepEqual(passing(restsOnNeighbours, '# Storage', '', '## Growth', '', lead, '', ...parts.slice(0, 3)), []);
	});

	it('is the table right above, where it speaks of the same things', () => {
		const table = ['| Region | Fees | Capacity |', '|---|---|---|', '| North | 12 | 40 |', ''];
		const claim = 'Fees follow capacity closely.';
		assert.deepEqual(passing(restsOnNeighbours, '# Storage', '', ...table, claim), [claim]);
		assert.deepEqual(passing(restsOnNeighbours, '# Storage', '', ...table, 'Prices follow demand.'), []);
	});

	it('are the cited sentences before it, where it points back to them', () => {
		const cited = 'Fees rose by 12% in 2024 [1].';
		assert.deepEqual(passing(drawsOnCited, '# Storage', '', `${cited} This burdens small sites.`), [
			'This burdens small sites.',
		]);
		assert.deepEqual(passing(drawsOnCited, '# Storage', '', `${cited} Small sites are weak.`), []);
		assert.deepEqual(passing(drawsOnCited, '# 储能市场研究', '', '2024年费用上涨12%[1]。这加重了小型电站的负担。'), [
			'这加重了小型电站的负担。',
		]);
	});

	it('may be the body, for a conclusion', () => {
		const body = ['# Storage', '', 'Fees rose by 12% in 2024 [1].', ''];
		assert.deepEqual(passing(sumsUp, ...body, '## Conclusion', '', 'Small sites are weak.'), ['Small sites are weak.']);
		assert.deepEqual(passing(sumsUp, ...body, 'Small sites are weak.'), []);
		assert.deepEqual(passing(sumsUp, ...body, '## Conclusion', '', 'Small sites lost 12%.'), []);
		const summing = ['Overall, small sites are weak.', 'They close early.'];
		assert.deepEqual(passing(sumsUp, ...body, summing.join(' ')), summing);
		assert.deepEqual(passing(sumsUp, ...body, summing.toReversed().join(' ')), []);
		assert.deepEqual(passing(sumsUp, '# 储能市场研究', '', '总的来看，小型电站较弱。'), ['总的来看，小型电站较弱。']);
		const uncited = ['# Storage', '', 'Fees rose by 12% in 2024.', '', '## Conclusion', '', 'Small sites are weak.'];
		assert.deepEqual(passing(sumsUp, ...uncited), ['Small sites are weak.']);
	});
});
