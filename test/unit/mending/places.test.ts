import assert from 'node:assert/strict';
import { analyze } from '../../../src/analyze';
import { emptyEntries, titlePlace } from '../../../src/mending/emptyEntries';
import { firstOperand, placesToMendFrom } from '../../../src/mending/numbers';

function findingIn(text: string, code: string) {
	const { report, findings } = analyze({ name: 'study.md', text });
	const finding = findings.find((one) => one.code === code);
	assert.ok(finding, code);
	return { report, finding };
}

describe('where a finding is mended from', () => {
	it('is the sentence of a wrong number, and a claim that gives it again', () => {
		const claim = 'Demand for copper is growing fast, by 35%.';
		const slip = 'Sales rose from $12 million to $15 million, an increase of 35%.';
		const text = `# Copper\n\n${claim} ${slip}\n`;
		const { report, finding } = findingIn(text, 'number.arithmetic');
		const places = placesToMendFrom(report, finding).map((span) => text.slice(...span));
		assert.ok(places.includes(claim) && places.includes(slip));
		assert.equal(text.slice(...(firstOperand(finding) ?? [0, 0])), '$12 million');
	});

	it('is the entry that is empty, not one of the places that cite it', () => {
		const text = 'Sales rose [2]. Costs fell [2].\n\n## References\n\n[1] Grid: https://example.org/grid\n[2],\n[3],\n';
		const { finding } = findingIn(text, 'citation.broken');
		assert.deepEqual(
			emptyEntries(finding).map((span) => text.slice(...span)[1]),
			['2'],
		);
		const slip = findingIn(
			'Sales rose [7].\n\n## References\n\n[1] Grid: https://example.org/grid\n',
			'citation.broken',
		);
		assert.deepEqual(emptyEntries(slip.finding), []);
	});

	it('is behind the label of an empty entry, where its title is typed', () => {
		for (const [entry, behind] of [
			['[2]', ''],
			['[2] ', ''],
			['[2]: ', ''],
			['[2] n.d.\r', 'n.d.\r'],
			['- [2],', ','],
			['2. ', ''],
			['[^note]:', ''],
			['Untitled', 'Untitled'],
		] as const) {
			const source = `Sales rose [2].\n\n${entry}\n[3] Grid.\n`;
			const start = source.indexOf(entry, 17);
			const place = titlePlace({ source }, [start, start + entry.length]);
			assert.equal(source.slice(place, source.indexOf('\n', place)), behind, entry);
		}
	});
});
