import assert from 'node:assert/strict';
import { scoreRow } from '../../../src/panel/scoreRows';
import type { PlaceView } from '../../../src/view/context';
import type { ScoreRowView } from '../../../src/view/frameworks';
import { find, onPage, panelFor, shows, textsOf } from './page';

const place = (line: number): PlaceView => ({ line, span: [line, line + 1] });

function rowOf(parts: Partial<ScoreRowView>): ScoreRowView {
	return {
		...{ label: 'Depth', value: '40', range: 'of 100', interval: '', share: 0.4, reasons: [] },
		...{ basis: 'rule', basisName: 'rule', ...parts },
	};
}

describe('a score in the panel', () => {
	onPage();

	it('has a bar as long as its share of the range', () => {
		const fill = (share: number | null) =>
			scoreRow(rowOf({ share }), panelFor().panel).querySelector('rect.fill')?.getAttribute('width');
		assert.deepEqual([fill(0.4), fill(0), fill(1), fill(null)], ['40', '0', '100', undefined]);
	});

	it('says where it comes from', () => {
		const row = scoreRow(rowOf({ basis: 'model', basisName: 'model' }), panelFor().panel);
		assert.equal(find(row, '.basis.model').textContent, 'model');
		assert.equal(find(row, '.score-value').textContent, '40 of 100');
		assert.equal(row.querySelector('.reasons'), null);
	});

	it('gives three reasons at once, folds the rest, and leads to their lines', () => {
		const { panel, sent } = panelFor({ moreReasons: '{0} more' });
		const reasons = [1, 2, 3, 4, 5].map((line) => ({ message: `R${line}`, place: line === 2 ? null : place(line) }));
		const row = scoreRow(rowOf({ reasons }), panel);
		assert.deepEqual(textsOf(row, '.reasons > ul > li'), ['R1 line 1', 'R2', 'R3 line 3']);
		assert.deepEqual(textsOf(row, 'details > *'), ['2 more', 'R4 line 4R5 line 5']);
		find(row, '[data-key="line:Depth:3"]').click();
		assert.deepEqual(sent, [shows(place(4))]);
	});
});
