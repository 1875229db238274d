import assert from 'node:assert/strict';
import type { AnalyzedReport } from '../../../src/extension/reports/analyses';
import { innermostNode } from '../../../src/extension/reports/nodes';
import { createPlumbline } from '../../../src/index';
import { silentLogger, systemClock } from '../../../src/ports';
import type { Span } from '../../../src/report/model';

const text = '# Storage grows\n\n## Market\n\nFees fell by 3%. Rents rose.\n';
const analysis = createPlumbline({ logger: silentLogger, clock: systemClock }).analyze({ name: 'r.md', text });

/** A document in which places are offsets, and the lines of `edited` were edited. */
function nodeAt(words: string, edited?: string): string | undefined {
	const offset = text.indexOf(words) + 1;
	const range = ([start, end]: Span) =>
		text.slice(start, end) === edited
			? undefined
			: { contains: (position: unknown) => start <= Number(position) && Number(position) <= end };
	const report = { analysis, snapshot: { range } } as unknown as AnalyzedReport;
	return innermostNode(report, offset as unknown as Parameters<typeof innermostNode>[1])?.text;
}

describe('the node of the logic tree at a place', () => {
	it('is the smallest one around it', () => {
		assert.equal(nodeAt('Fees'), 'Fees fell by 3%.');
		assert.equal(nodeAt('Rents'), 'Rents rose.');
	});

	it('is the thesis on its own words only', () => {
		assert.equal(nodeAt('Storage grows')?.includes('Storage grows'), true);
		assert.equal(nodeAt('\n## Market'), undefined);
	});

	it('is none where it was edited', () => {
		assert.equal(nodeAt('Rents', 'Rents rose.'), undefined);
	});
});
