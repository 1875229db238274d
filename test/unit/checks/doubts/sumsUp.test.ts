import assert from 'node:assert/strict';
import { sumsUp } from '../../../../src/checks/doubts/sumsUp';
import { parseReport } from '../../../../src/report/parsing/parse';
import { nodesOf } from '../../output/handmade';

/** Whether the last sentence of a report sums up. */
function lastSumsUp(...lines: readonly string[]): boolean {
	const report = parseReport(lines.join('\n\n'));
	const last = report.sentences.at(-1)!;
	const [node] = nodesOf(report.source, [['c', null, last.text, true, 'partial']]);
	return sumsUp(report, { ...node!, sentence: last.index });
}

describe('a claim of a conclusion', () => {
	const body = ['# Money', '## Ferries', 'Harbour rents of 2024 burden ferries.'];

	it('sums up where three of four of its words stand in front of it', () => {
		assert.equal(lastSumsUp(...body, '## Conclusion', 'Harbour rents burden ferries.'), true);
		assert.equal(lastSumsUp(...body, '## Conclusion', 'Harbour rents burden tugboats.'), true);
		assert.equal(lastSumsUp(...body, '## Conclusion', 'Harbour rents burden tugboats and insurers.'), false);
		assert.equal(lastSumsUp(...body, '## Conclusion', '### All in all', 'Harbour rents burden ferries.'), true);
	});

	it('does not elsewhere, nor where the whole report is called a conclusion', () => {
		assert.equal(lastSumsUp(...body, '## Trains', 'Harbour rents burden ferries.'), false);
		assert.equal(
			lastSumsUp(
				'# Conclusion',
				'## Ferries',
				'Harbour rents burden ferries.',
				'## Trains',
				'Harbour rents burden ferries.',
			),
			false,
		);
	});

	it('does not by what stands in headings, in its own paragraph or behind it', () => {
		const other = ['# Harbour rents', '## Harbour rents burden ferries', 'Rents rose.'];
		assert.equal(lastSumsUp(...other, '## Conclusion', 'Harbour rents burden ferries.'), false);
		assert.equal(
			lastSumsUp(...other, '## Conclusion', 'Harbour rents burden ferries. Harbour rents burden ferries.'),
			false,
		);
		assert.equal(
			lastSumsUp(...other, '## Conclusion', 'Harbour rents burden ferries.', 'Harbour rents burden ferries.'),
			true,
		);
	});

	it('is measured by long words and figures alone, of which it has some', () => {
		assert.equal(lastSumsUp(...body, '## Conclusion', 'Fog, ice and rents of 2024 burden all.'), true);
		assert.equal(lastSumsUp(...body, '## Conclusion', 'Rents of 2031 burden.'), false);
		assert.equal(lastSumsUp(...body, '## Conclusion', 'Harbour rents of 12 or 15 burden ferries.'), false);
		assert.equal(lastSumsUp(...body, '## Conclusion', 'So it is.'), false);
	});

	it('is measured by each word once', () => {
		assert.equal(lastSumsUp(...body, '## Conclusion', 'Harbour by harbour, tugboats burden harbours.'), false);
	});

	it('does not where it has no place in the report', () => {
		const report = parseReport(body.join('\n\n'));
		const [node] = nodesOf(report.source, [['c', null, 'Harbour rents of 2024 burden ferries.', true, 'partial']]);
		assert.equal(sumsUp(report, { ...node!, sentence: undefined, block: undefined }), false);
	});
});
