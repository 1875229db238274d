import assert from 'node:assert/strict';
import { checkModelCalculations, untold } from '../../../../src/checks/judged/modelCalculations';
import type { Span } from '../../../../src/report/model';
import { parseReport } from '../../../../src/report/parsing/parse';
import { madeFinding } from '../../words';

const text = '# Tea\n\nShops sold 200 tonnes in May and 250 tonnes in June, 450 tonnes in all. That is 40% more.\n';
const report = parseReport(text);
const spanOf = (words: string): Span => [text.indexOf(words), text.indexOf(words) + words.length];
const statements = [
	spanOf('Shops sold 200 tonnes in May and 250 tonnes in June, 450 tonnes in all.'),
	spanOf('That is 40% more.'),
];
const sum = { id: 0, expression: '200 + 250', result: '450 tonnes' };
const growth = { id: 1, expression: '(250 - 200) / 200', result: '40%' };

const checked = (...computes: Parameters<typeof checkModelCalculations>[1][number][]) =>
	checkModelCalculations(report, computes, (id) => statements[id]);

describe('calculations that a model reads in a report', () => {
	it('are told where they do not hold, as what a model decided', () => {
		const { miscalculated, unread } = checked(sum, growth);
		assert.equal(unread, 0);
		assert.deepEqual(
			miscalculated.map(({ code, span, decidedBy, data }) => [
				code,
				text.slice(...span),
				decidedBy,
				data && 'judged' in data && data.judged,
			]),
			[['number.arithmetic', '40%', 'model', true]],
		);
	});

	it('are counted where they cannot be worked out, or are of no statement', () => {
		assert.deepEqual(checked({ ...sum, expression: '200 + 270' }, { ...growth, id: 7 }), {
			miscalculated: [],
			unread: 2,
		});
	});

	it('are sixteen at most', () => {
		const many = (count: number) => checked(...Array.from({ length: count }, () => sum), growth).miscalculated.length;
		assert.deepEqual([many(15), many(16)], [1, 0]);
	});
});

describe('of two findings about one figure', () => {
	const at = (span: Span) => madeFinding('number.arithmetic', span, {});

	it('one is told, the known one or the first', () => {
		assert.deepEqual(untold([at([0, 5])], [at([4, 8]), at([5, 9]), at([8, 12])]), [at([5, 9])]);
		assert.deepEqual(untold([], [at([0, 5]), at([3, 6]), at([6, 9])]), [at([0, 5]), at([6, 9])]);
	});

	it('both are where they are of two kinds', () => {
		const unit = madeFinding('number.unit', [0, 5], {});
		assert.deepEqual(untold([unit], [at([0, 5])]), [at([0, 5])]);
	});
});
