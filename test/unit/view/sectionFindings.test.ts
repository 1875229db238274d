import assert from 'node:assert/strict';
import type { Analysis } from '../../../src/analysis';
import { analyze } from '../../../src/analyze';
import { sectionFindings } from '../../../src/view/sectionFindings';

describe('sectionFindings', () => {
	const claim = 'Everything about it is perfect and always will be.';
	const list = '## References\n\n[1] Rent office: rents. https://example.org/rents\n';
	const text = `# T\n\n## Costs\n\n${claim}\n\n### Rent\n\nRents fell by 4% in 2024 [1][9].\n\n## Empty\n\n${list}`;
	const analysis = analyze({ name: 'r.md', text }, { severities: { 'claim.unsupported': 'info' } });
	const codesUnder = (heading: string, { document, ...read }: Analysis = analysis) =>
		sectionFindings({ document, ...read })
			.filter(({ heading: span }) => document.text.slice(...span) === heading)
			.flatMap(({ findings }) => findings.map(({ code }) => code));

	it('are what stands under a heading, up to the next one', () => {
		assert.deepEqual(codesUnder('Costs'), ['claim.unsupported']);
		assert.ok(codesUnder('Rent').includes('citation.broken'));
	});

	it('are all that is listed, once', () => {
		const told = sectionFindings(analysis).flatMap(({ findings }) => findings);
		assert.deepEqual(told, analysis.findings);
	});

	it('are none under a heading where nothing is listed', () => {
		assert.deepEqual(codesUnder('T'), []);
		assert.deepEqual(codesUnder('Empty'), []);
	});

	it('leave out what the author has set aside and what Problems does not list', () => {
		const ignored = text.replace(claim, `<!-- plumbline-disable-next-line -->\n\n${claim}`);
		assert.deepEqual(codesUnder('Costs', analyze({ name: 'r.md', text: ignored })), []);
		const quiet = analyze({ name: 'r.md', text }, { severities: { 'citation.broken': 'hint' } });
		assert.ok(!codesUnder('Rent', quiet).includes('citation.broken'));
	});
});
