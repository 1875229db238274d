import assert from 'node:assert/strict';
import { createPlumbline } from '../../../../src/index';
import { silentLogger, systemClock } from '../../../../src/ports';
import { measureClosing } from '../../../../src/scoring/estimate/closing';
import { measureEchoes } from '../../../../src/scoring/estimate/figures';
import { measurePlacement } from '../../../../src/scoring/estimate/placement';
import { measure } from '../../../../src/scoring/estimate/tally';
import { measureVisuals } from '../../../../src/scoring/estimate/visuals';
import { partOf, proseBlocks, roleOf } from '../../../../src/shown/proseBlocks';
import { doc, read } from '../../report/inline';

const plumbline = createPlumbline({ logger: silentLogger, clock: { ...systemClock, now: () => 0 } });

function tallyOf(...lines: string[]) {
	return measure(plumbline.analyze({ name: 'r.md', text: doc(...lines) }));
}

describe('What the estimates count', () => {
	it('citations that lead to a source, those that do not, and different sources', () => {
		const { tally, places } = tallyOf(
			'# Tea',
			'',
			'Exports rose by 12% in 2023 [1]. Imports fell by 3% in 2023 [1][7]. See [the register](https://example.org/r).',
			'',
			'## References',
			'',
			'[1] Customs Office. https://example.org/customs',
		);
		assert.deepEqual([tally.citations, tally.broken, tally.sources], [3, 1, 2]);
		assert.ok(places.broken);
	});

	it('sentences that claim certainty and sentences that leave room for doubt', () => {
		const { tally, places } = tallyOf('# Tea', '', 'Demand will inevitably rise. Prices may follow. Tea is a drink.');
		assert.deepEqual([tally.sentences, tally.certain, tally.hedged], [3, 1, 1]);
		assert.deepEqual(places.certain, [7, 35]);
	});

	it('facts with a source close by, not those whose whole list has one', () => {
		const facts = ['- Exports rose by 12% in 2023', '- Imports fell by 3% in 2023', '- Rents rose by 8% in 2023'];
		const references = ['', '## References', '', '[1] Customs Office. https://example.org/customs'];
		const close = tallyOf('# Tea', '', 'Trade in figures:', '', ...facts.map((fact) => `${fact} [1].`), ...references);
		const apart = tallyOf('# Tea', '', 'Trade in figures [1]:', '', ...facts.map((fact) => `${fact}.`), ...references);
		assert.ok(close.tally.given > 0);
		assert.equal(apart.tally.given, close.tally.given);
		assert.equal(close.tally.sourced, close.tally.given);
		assert.equal(apart.tally.sourced, 0);
	});

	it('paragraphs that surely repeat another, wherever the two stand', () => {
		const said = 'Freight trains carry refined steel between the northern harbours of the coast every single night.';
		const other = ['Coffee keeps its aroma for weeks.', '', 'Rents in the old town doubled after the fair.', ''];
		const near = tallyOf('# T', '', '## A', '', said, '', said, '', '## B', '', ...other);
		const far = tallyOf('# T', '', '## A', '', said, '', '## B', '', ...other, said);
		assert.deepEqual([near.tally.repeated, far.tally.repeated], [1, 1]);
	});

	it('nothing in an empty text', () => {
		const { tally, places } = tallyOf('');
		assert.ok(Object.values(tally).every((count) => count === 0));
		assert.ok(Object.values(places).every((place) => place === undefined));
	});
});

describe('Parts of a report', () => {
	it('are its sections below the title; references and contents are no prose', () => {
		const { report, at } = read(
			...['# T', '', 'Lead.', '', '## A', '', '### A1', '', 'One.', '', '## Conclusion', '', 'Two.', ''],
			...['## References', '', '[1] Three. https://example.org'],
		);
		const blocks = proseBlocks(report);
		assert.deepEqual(
			blocks.map((block) => at(block.span)),
			['Lead.', 'One.', 'Two.'],
		);
		const parts = blocks
			.map((block) => partOf(report, block))
			.map((part) => part !== undefined && report.sections[part]!.text);
		assert.deepEqual(parts, [false, 'A', 'Conclusion']);
		assert.deepEqual(
			blocks.map((block) => roleOf(report, block)),
			['body', 'body', 'conclusion'],
		);
	});
});

describe('Placement of paragraphs', () => {
	const coffee = [
		'Roasted coffee beans keep their aroma for weeks.',
		'The aroma of roasted beans fades as coffee ages.',
	];
	const rail = [
		'Freight trains carry steel between northern harbours.',
		'Northern harbours load steel onto freight trains nightly.',
	];
	const lines = (a: string[], b: string[]) => [
		...['# T', '', '## Beans', '', a[0]!, '', a[1]!, '', '## Freight', '', b[0]!, '', b[1]!],
	];

	it('is better where paragraphs on one subject stand together', () => {
		const ordered = measurePlacement(read(...lines(coffee, rail)).report);
		const mixed = measurePlacement(read(...lines([coffee[0]!, rail[0]!], [coffee[1]!, rail[1]!])).report);
		assert.deepEqual([ordered.placed, mixed.placed], [4, 4]);
		assert.ok(ordered.fit > mixed.fit + 1);
		assert.equal(ordered.astray, undefined);
		assert.ok(mixed.astray);
	});

	it('does not judge what is too short', () => {
		assert.deepEqual(measurePlacement(read('# T', '', 'Yes.').report), { placed: 0, fit: 0, astray: undefined });
	});
});

describe('Grounding of the conclusion', () => {
	it('counts the terms that the rest of the report uses', () => {
		const { report, at } = read('# T', '', 'Tea exports grew.', '', '## Conclusion', '', 'Tea exports need ships.');
		const { terms, shared, span } = measureClosing(report);
		assert.deepEqual([terms, shared, at(span!)], [4, 2, 'Tea exports need ships.']);
	});

	it('takes the summary where there is no conclusion, and nothing where there is neither', () => {
		const summary = measureClosing(
			read('# T', '', '## Summary', '', 'Tea grew.', '', '## Body', '', 'Tea fell.').report,
		);
		assert.deepEqual([summary.terms, summary.shared], [2, 1]);
		assert.deepEqual(measureClosing(read('# T', '', 'Tea grew.').report), { terms: 0, shared: 0, span: undefined });
	});
});

describe('Figures that come back', () => {
	it('are those another block states with the same value and unit', () => {
		const { report } = read('# T', '', 'Sales rose 12.5% to $340 million.', '', 'In short: 12.5% in 2023, and 77%.');
		assert.deepEqual(measureEchoes(report, new Set()), { figures: 4, echoed: 2 });
	});

	it('are not those of a repeated paragraph', () => {
		const { report } = read('# T', '', 'Sales rose 12.5%.', '', 'Sales rose 12.5%.');
		const last = report.blocks.at(-1)!.index;
		assert.deepEqual(measureEchoes(report, new Set([last])), { figures: 1, echoed: 0 });
	});
});

describe('Tables and figures', () => {
	const table = ['| a | b |', '| - | - |', '| 1 | 2 |'];

	it('are tied by a mention in their section', () => {
		const { report } = read(
			'# T',
			'',
			'## A',
			'',
			'The table shows it.',
			'',
			...table,
			'',
			'## B',
			'',
			'Nothing.',
			'',
			...table,
		);
		const { count, tied, loose } = measureVisuals(report);
		assert.deepEqual([count, tied, loose], [2, 1, report.blocks.at(-1)!.span]);
	});
});
