import assert from 'node:assert/strict';
import { createPlumbline } from '../../../src/index';
import { silentLogger, systemClock } from '../../../src/ports';
import type { LogicNode } from '../../../src/tree/model';
import { innermostNode } from '../../../src/view/nodeName';

const text = '# Storage grows\n\n## Market\n\nFees fell by 3%. Rents rose.\n';
const analysis = createPlumbline({ logger: silentLogger, clock: systemClock }).analyze({ name: 'r.md', text });

/** Places are offsets, and the lines of `edited` were edited. */
function nodeAt(words: string, edited?: string): string | undefined {
	const offset = text.indexOf(words) + 1;
	const holds = ({ span: [start, end] }: LogicNode) =>
		text.slice(start, end) !== edited && start <= offset && offset <= end;
	return innermostNode(analysis.tree, holds)?.text;
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
