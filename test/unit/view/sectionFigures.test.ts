import assert from 'node:assert/strict';
import { analyze } from '../../../src/analyze';
import { type SectionFigures, sectionFigures } from '../../../src/view/sectionFigures';

describe('sectionFigures', () => {
	const claim = 'Everything about it is perfect and always will be.';
	const text = `# T\n\n## Costs\n\n${claim}\n\n### Rent\n\nRents fell by 4% in 2024 [9].\n\n## Empty\n`;
	const analysis = analyze({ name: 'r.md', text });
	const figures = sectionFigures(analysis);
	const at = (heading: string): SectionFigures | undefined =>
		figures.find(({ heading: span }) => text.slice(...span) === heading);

	it('counts what stands under a heading, up to the next one', () => {
		const costs = at('Costs');
		assert.ok(costs);
		assert.deepEqual([costs.claims.claims, costs.claims.unsupported], [1, 1]);
		assert.deepEqual(
			costs.findings.map(({ code }) => code),
			['claim.unsupported'],
		);
		assert.ok(at('Rent')?.findings.some(({ code }) => code === 'citation.broken'));
	});

	it('says nothing of a heading under which nothing is wrong', () => {
		assert.equal(at('T'), undefined);
		assert.equal(at('Empty'), undefined);
	});

	it('says nothing of what the author has set aside or Problems does not list', () => {
		const ignored = text.replace(claim, `<!-- plumbline-disable-next-line -->\n\n${claim}`);
		const left = sectionFigures(analyze({ name: 'r.md', text: ignored }));
		assert.ok(left.every(({ heading: span }) => ignored.slice(...span) !== 'Costs'));
		const quiet = analyze({ name: 'r.md', text }, { severities: { 'citation.broken': 'hint' } });
		assert.ok(sectionFigures(quiet).every(({ heading: span }) => text.slice(...span) !== 'Rent'));
	});
});
