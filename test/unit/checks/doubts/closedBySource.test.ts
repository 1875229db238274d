import assert from 'node:assert/strict';
import { closedBySource } from '../../../../src/checks/doubts/closedBySource';
import { parseReport } from '../../../../src/report/parsing/parse';

/** The starts of the items that the source at the end of their list covers. */
function closed(...lines: string[]): string[] {
	const report = parseReport(
		['# Plants', '', ...lines, '', '## References', '', '[1] Yearbook: https://example.org/y', ''].join('\n'),
	);
	return [...closedBySource(report)]
		.sort((a, b) => a - b)
		.map((index) => report.source.slice(...report.blocks[index]!.span).slice(0, 7));
}

const items = ['- Staff: 150', '- Revenue: 40 million', '- Sites: 3 [1]'];

describe('a list that its source closes', () => {
	it('is one of which the last item alone cites, at its end', () => {
		assert.deepEqual(closed(...items), ['Staff: ', 'Revenue']);
		assert.deepEqual(closed(...items, '', 'Other: 3.', '', '- Plants: 4'), ['Staff: ', 'Revenue']);
	});

	it('is none where another item cites or follows, where the sentence goes on, or of two items', () => {
		assert.deepEqual(closed(...items, '- Plants: 4'), []);
		assert.deepEqual(closed('- Plants: 4 [1]', ...items), []);
		assert.deepEqual(closed(...items.slice(0, 2), '- Sites: 3 [1], of which 2 are closed'), []);
		assert.deepEqual(closed('- Plants: 4', '  - Kilns: 2', ...items.slice(1)), []);
		assert.deepEqual(closed(...items.slice(1)), []);
	});
});

describe('a list that ends with a line of its sources', () => {
	it('has them all there, whatever its other items cite', () => {
		assert.deepEqual(closed('- Plants: 4 [1]', '- Staff: 150', '- **Evidence**: [1]'), ['Plants:', 'Staff: ']);
		assert.deepEqual(closed('- 厂房：4座', '- **来源**：[1]'), ['厂房：4座']);
	});

	it('ends with nothing but them', () => {
		assert.deepEqual(
			closed('- Plants: 4 [1]', '- Staff: 150', '- Evidence of a third plant was found in 2024 [1]'),
			[],
		);
		assert.deepEqual(closed('- 厂房：4座', '- 来源国：德国[1]'), []);
	});
});

describe('a part that ends with its markers in a line of their own', () => {
	const [men, age] = [
		['### Men', '', 'Men: 60%.', ''],
		['### Age', '', '- Adults: 40%', '- Others: 3', ''],
	];

	it('has them for all that it says, in its sections, too', () => {
		assert.deepEqual(closed('## Riders', '', ...men, ...age, '[1] [1]', '', '---', '', '## Fares', '', 'Fares: 4.'), [
			'Men: 60',
			'Adults:',
			'Others:',
		]);
		assert.deepEqual(closed('## Riders', '', ...men, '[1]', '', ...age), ['Men: 60']);
	});

	it('is none where the line says something, or more follows it', () => {
		assert.deepEqual(closed('## Riders', '', ...men, 'Children: 12 of 40 [1]'), []);
		assert.deepEqual(closed('## Riders', '', ...men, '[1]', '', 'Women: 40%.'), []);
	});
});

describe('a section that ends with where all of it can be read', () => {
	const section = ['Staff: 150.', '', '- Revenue: 40 million', ''];

	it('has its sources there', () => {
		assert.deepEqual(closed(...section, '**Further reading:** [Yearbook][1]'), ['Staff: ', 'Revenue']);
		assert.deepEqual(closed(...section, '更多信息：见[1]'), ['Staff: ', 'Revenue']);
	});

	it('ends with a line that names them, and with nothing behind it', () => {
		for (const last of [
			'Further plants: 4 [1]',
			'Source of power: coal [1]',
			'信息技术：占比40%[1]',
			'来源国：德国[1]',
		])
			assert.deepEqual(closed(...section, last), [], last);
		assert.deepEqual(closed(...section, 'Sources: most of the sugar comes from two plants in the north [1]'), []);
		assert.deepEqual(closed(...section, 'Further reading: [Yearbook][1]', '', 'Plants: 4.'), []);
	});
});
