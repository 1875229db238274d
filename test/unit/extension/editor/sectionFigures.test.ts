import assert from 'node:assert/strict';
import { sectionFigures } from '../../../../src/extension/editor/sectionFigures';
import { createPlumbline } from '../../../../src/index';
import { silentLogger, systemClock } from '../../../../src/ports';

const plumbline = createPlumbline({ logger: silentLogger, clock: { ...systemClock, now: () => 0 } });

describe('sectionFigures', () => {
	const text = '# T\n\n## Costs\n\nEverything about it is perfect and always will be.\n\n## Empty\n';
	const analysis = plumbline.analyze({ name: 'r.md', text });
	const figures = sectionFigures(analysis);

	it('counts the claims and findings of a section, at its heading', () => {
		const costs = figures.find(({ section }) => section.text === 'Costs');
		assert.ok(costs);
		assert.equal(text.slice(...costs.heading), 'Costs');
		assert.equal(costs.claims.claims, 1);
		assert.equal(costs.claims.supported, 0);
		assert.deepEqual(
			costs.findings,
			analysis.findings.filter(({ span }) => span[0] >= text.indexOf('## Costs')),
		);
	});

	it('says nothing of a section without claims and findings', () => {
		assert.equal(
			figures.some(({ section }) => section.text === 'Empty'),
			false,
		);
	});
});
