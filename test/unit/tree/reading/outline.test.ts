import assert from 'node:assert/strict';
import { parseReport } from '../../../../src/report/parsing/parse';
import type { Outline } from '../../../../src/tree/reading/outline';
import { readByRules } from '../../../../src/tree/reading/readByRules';
import { harbourReport, unitAt } from '../measured';

const read = (...lines: readonly string[]) => readByRules(parseReport(lines.join('\n')));

/** How many units the sections have themselves, and with those below them, by their titles. */
function sizes({ report, outline }: { report: ReturnType<typeof parseReport>; outline: Outline }) {
	return report.sections.map(({ index, text }) => [text, outline.own.get(index)?.length, outline.below.get(index)]);
}

describe('the outline of a report', () => {
	it('counts the units of each section, its own and those of the sections below it', () => {
		assert.deepEqual(
			sizes(
				read('# A', '', 'Rents fell.', '', '## B', '', 'Fees rose. Wages too.', '', '### C', '', '#### D', '', 'So.'),
			),
			[
				['A', 2, 8],
				['B', 3, 6],
				['C', 1, 3],
				['D', 2, 2],
			],
		);
	});

	it('counts the items of each list, where each of them stands, and no other block', () => {
		const { all, outline } = read(
			'# A',
			'',
			'- Rents fell. They fell far.',
			'- Fees rose.',
			'  - Wages rose.',
			'',
			'Prices stayed as they were.',
			'',
			'- Taxes fell.',
			'',
			'## B',
			'',
			'- Costs fell.',
			'- Loans fell.',
		);
		const lists = all.map(({ unit: { text, block } }) => [
			text,
			outline.listSize.get(block.index),
			outline.listPlace.get(block.index),
		]);
		assert.deepEqual(lists, [
			['A', undefined, undefined],
			['Rents fell.', 3, 0],
			['They fell far.', 3, 0],
			['Fees rose.', 3, 1],
			['Wages rose.', 3, 2],
			['Prices stayed as they were.', undefined, undefined],
			['Taxes fell.', 1, 0],
			['B', undefined, undefined],
			['Costs fell.', 2, 0],
			['Loans fell.', 2, 1],
		]);
	});

	it('keeps apart lists of two sections that nothing stands between', () => {
		const { outline, all } = read(
			'- Rents fell.',
			'',
			'# References',
			'',
			'- Fees rose.',
			'',
			'# A',
			'',
			'- Wages rose.',
		);
		const sizeOf = (words: string) =>
			outline.listSize.get(all.find(({ unit }) => unit.text === words)!.unit.block.index);
		assert.deepEqual([sizeOf('Rents fell.'), sizeOf('Wages rose.')], [1, 1]);
	});

	it('counts the units that stand in a place of the same kind', () => {
		const { all, outline } = read(
			'# A',
			'',
			'## B',
			'',
			'Rents fell. Fees rose. Wages rose.',
			'',
			'- Taxes fell.',
			'',
			'## C',
			'',
			'Costs fell.',
			'',
			'## Conclusion',
			'',
			'Loans fell.',
		);
		assert.deepEqual(
			all.map(({ unit: { text } }, at) => [text, outline.alike[at]]),
			[
				['A', 1],
				['B', 3],
				['Rents fell.', 2],
				['Fees rose.', 2],
				['Wages rose.', 2],
				['Taxes fell.', 1],
				['C', 3],
				['Costs fell.', 2],
				['Conclusion', 3],
				['Loans fell.', 1],
			],
		);
	});

	it('knows how much of the report speaks of what a unit speaks of', () => {
		const { all, outline } = read('# Rents', '', 'Rents fell. Wages of clerks rose. It is so.');
		const shares = ['Rents fell', 'Wages', 'It is'].map((start) => outline.centrality[unitAt({ all } as never, start)]);
		// Of four units two have the rents, and one the fall.
		assert.deepEqual(shares, [(2 / 4 + 1 / 4) / 2, 1 / 4, 0]);
	});
});

describe('what two units of a report have in common', () => {
	/** The cosine of their terms, weighted by rarity. */
	function cosine({ all }: ReturnType<typeof read>, first: number, second: number): number {
		const holders = (term: string) => all.filter(({ terms }) => terms.has(term)).length;
		const weight = (term: string) => Math.log((all.length + 1) / (holders(term) + 0.5)) ** 2;
		const sum = (terms: Iterable<string>) => [...terms].reduce((total, term) => total + weight(term), 0);
		const [a, b] = [all[first]!.terms, all[second]!.terms];
		const shared = sum([...a].filter((term) => b.has(term)));
		return shared === 0 ? 0 : shared / Math.sqrt(sum(a) * sum(b));
	}

	it('is the cosine of their terms, rare ones counting more', () => {
		const reading = harbourReport();
		const { all, outline } = reading;
		for (const first of all.keys())
			for (const second of all.keys()) {
				const [is, wanted] = [
					outline.related.with(first)[second]!,
					first === second ? 0 : cosine(reading, first, second),
				];
				assert.ok(Math.abs(is - wanted) < 1e-9, `${first} ${second}: ${is} ${wanted}`);
			}
	});
});
