import assert from 'node:assert/strict';
import { isSourcedElsewhere } from '../../../../src/checks/doubts/sourcedElsewhere';
import type { Span } from '../../../../src/report/model';
import { parseReport } from '../../../../src/report/parsing/parse';
import type { LogicNode } from '../../../../src/tree/model';

const table = '| Year | High | Low |\n|---|---|---|\n| 2023 | 2,115.10 | 1,811.27 |\n| 2024 | 2,785.87 | 1,992.06 |\n';
const link = '[Price history](https://example.org/prices)';

/** Whether a fact, the last line of a report, is sourced elsewhere in it. */
function isSourced(fact: string, ...before: string[]): boolean {
	const source = ['# Prices of tin', ...before, fact].join('\n\n');
	const span: Span = [source.length - fact.length, source.length];
	return isSourcedElsewhere(parseReport(source), { span } as LogicNode);
}

describe('a fact that is sourced elsewhere', () => {
	it('has its figure in a sentence of the same matter that cites', () => {
		const cited = `Exports of tin to Malta rose to 412 tonnes in 2024 (${link}).`;
		assert.equal(isSourced('Exports of tin to Malta reached 412 tonnes.', cited), true);
		assert.equal(isSourced('Exports of tin to Malta reached 421 tonnes.', cited), false);
		assert.equal(isSourced('The mine has 412 tonnes of coal.', cited), false);
	});

	it('retells figures of a table whose source is named', () => {
		const led = `The prices of two years (source: ${link}) show it:`;
		assert.equal(isSourced('The price was $2,785 at its highest and $1,811 at its lowest.', led, table), true);
		assert.equal(isSourced('The price was $1,992–2,786 in 2024.', led, table), true);
		assert.equal(isSourced('Tin at its high cost $2,785.', table, `Source: ${link}`), true);
		assert.equal(isSourced('The price was $2,785.', 'The prices of two years show it:', table), false);
		assert.equal(
			isSourced('The price was $2,785.', `Coal is mined in Malta (${link}). Our guess follows.`, table),
			false,
		);
		assert.equal(isSourced('The price was $2,790.', led, table), false);
		assert.equal(isSourced('The price was $2,785 after 412 days.', led, table), false);
	});

	it('retells short figures of the row that it names', () => {
		const shares = '| Buyer | Share | Change |\n|---|---|---|\n| Malta | 14.0% | -3.1% |\n| Crete | 39.5% | 27.0% |\n';
		const note = 'Source: Metal Exchange, price sheet of June.';
		for (const [fact, sourced] of [
			['Malta bought 14.0% of the tin and Crete 39.5%.', true],
			['The share of Malta fell by 3.1% and is 14.0%.', true],
			['Sicily bought 14.0% of the tin.', false],
			['Malta bought 27.0% of the tin.', false],
			['Malta bought 14.0% of the tin and 22.0% of the lead.', false],
		] as const)
			assert.equal(isSourced(fact, shares, note), sourced, fact);
	});

	it('is a table whose own note names its source', () => {
		const isTableSourced = (note: string) => {
			const source = ['# Prices of tin', table, note].join('\n\n');
			const start = source.indexOf('| Year');
			const span: Span = [start, start + table.trim().length];
			return isSourcedElsewhere(parseReport(source), { span } as LogicNode);
		};
		assert.equal(isTableSourced('*Source: Metal Exchange, price sheet of June.*'), true);
		assert.equal(isTableSourced('资料来源：金属交易所。'), true);
		assert.equal(isTableSourced('Prices rose.'), false);
	});

	it('is none whose figures measure something else than the table, or are of another matter', () => {
		const led = `The prices of two years (source: ${link}) show it:`;
		for (const fact of [
			'The price rose by 2785%.',
			'Of the price 2,785 tonnes are told.',
			'In 2,024 shops the price fell.',
		])
			assert.equal(isSourced(fact, led, table), false, fact);
		assert.equal(isSourced('A mine employs $2,785.', led, table), false);
	});

	it('is none whose figures have too few digits to be known again', () => {
		assert.equal(
			isSourced('Two mines closed within 23 days.', `Source: ${link}`, table.replace('2,115.10', '23')),
			false,
		);
	});
});
