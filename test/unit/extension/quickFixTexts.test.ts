import assert from 'node:assert/strict';
import { citationPlace, marker, usualForm } from '../../../src/extension/editor/citing';
import { ignoreHere, ignoreInFile } from '../../../src/extension/editor/ignoring';
import type { Finding } from '../../../src/findings/model';
import { createPlumbline } from '../../../src/index';
import { silentLogger, systemClock } from '../../../src/ports';
import type { Report, Span } from '../../../src/report/model';
import { madeFinding } from '../words';

const plumbline = createPlumbline({ logger: silentLogger, clock: { ...systemClock, now: () => 0 } });

function reportOf(...lines: string[]): Report {
	return plumbline.analyze({ name: 'report.md', text: lines.join('\n') }).report;
}

function findingAt(report: Report, part: string): Finding {
	const start = report.source.indexOf(part);
	const span: Span = [start, start + part.length];
	return madeFinding('claim.unsupported', span, { reason: 'noEvidence', node: 'a1' });
}

function inserted({ source }: Report, { offset, text }: { offset: number; text: string }): string[] {
	return (source.slice(0, offset) + text + source.slice(offset)).split('\n');
}

const here = '<!-- plumbline-disable-next-line claim.unsupported -->';

describe('ignoring a finding here', () => {
	it('puts the comment on a line of its own before the block', () => {
		const report = reportOf('# T', '', 'One claim. Another claim.');
		assert.deepEqual(inserted(report, ignoreHere(report, findingAt(report, 'Another claim'))), [
			'# T',
			'',
			here,
			'One claim. Another claim.',
		]);
	});

	it('keeps the indentation of a list', () => {
		const report = reportOf('- outer', '  - inner claim');
		assert.deepEqual(inserted(report, ignoreHere(report, findingAt(report, 'inner claim'))), [
			'- outer',
			`  ${here}`,
			'  - inner claim',
		]);
	});

	it('stays inside a quote', () => {
		const report = reportOf('> quoted claim');
		assert.deepEqual(inserted(report, ignoreHere(report, findingAt(report, 'quoted claim'))), [
			`> ${here}`,
			'> quoted claim',
		]);
	});

	it('hides the finding', () => {
		const text = ['# T', '', 'It is beyond doubt the best firm in the world.', ''].join('\n');
		const before = plumbline.analyze({ name: 'r.md', text });
		const finding = before.findings.find(({ code, span }) => code === 'claim.unsupported' && span[0] > 3);
		assert.ok(finding);
		const after = inserted(before.report, ignoreHere(before.report, finding)).join('\n');
		const { findings, ignored } = plumbline.analyze({ name: 'r.md', text: after });
		assert.equal(findings.length, before.findings.length - 1);
		assert.equal(ignored, 1);
	});
});

describe('ignoring a code in the file', () => {
	const whole = '<!-- plumbline-disable-file claim.unsupported -->';

	it('puts the comment first', () => {
		const report = reportOf('# T', '', 'A claim.');
		assert.equal(inserted(report, ignoreInFile(report, findingAt(report, 'A claim')))[0], whole);
	});

	it('leaves the front matter first, and its line breaks as they are', () => {
		const report = reportOf('---\r', 'title: T\r', '---\r', '\r', 'A claim.');
		assert.deepEqual(inserted(report, ignoreInFile(report, findingAt(report, 'A claim'))).slice(0, 4), [
			'---\r',
			'title: T\r',
			'---\r',
			`${whole}\r`,
		]);
	});
});

describe('citing', () => {
	const list = ['', '## References', '', '[1] First. https://example.org/1', '[2] Second. https://example.org/2'];

	it('puts the marker before the full stop where the report does', () => {
		const report = reportOf('Sales rose by 4% [1]. Costs fell.', ...list);
		const claim: Span = [22, 33];
		assert.equal(report.source.slice(...claim), 'Costs fell.');
		assert.equal(citationPlace(report, claim), 32);
	});

	it('puts the marker after the full stop where the report does', () => {
		const report = reportOf('Sales rose by 4%. [1]', '', 'Costs fell.', ...list);
		const start = report.source.indexOf('Costs');
		assert.equal(citationPlace(report, [start, start + 11]), start + 11);
	});

	it('has no place inside a table', () => {
		const report = reportOf('| Year | Sales |', '| --- | --- |', '| 2024 | 40 |', ...list);
		assert.equal(citationPlace(report, [0, 30]), undefined);
	});

	it('writes numbers, footnotes and links as the report does', () => {
		const numbered = reportOf('Sales rose by 4% [1].', ...list);
		assert.equal(marker(numbered.references[1]!, usualForm(numbered)), '[2]');
		const footnoted = reportOf('Sales rose by 4%.[^a]', '', '[^a]: First. https://example.org/1');
		assert.equal(marker(footnoted.references[0]!, usualForm(footnoted)), '[^a]');
		const [first] = numbered.references;
		assert.match(marker(first!, 'link'), /^\[First\.?\]\(https:\/\/example\.org\/1\)$/);
	});
});
