import assert from 'node:assert/strict';
import type { Finding } from '../../../src/findings/model';
import { createPlumbline } from '../../../src/index';
import { ignoreHere, ignoreInFile } from '../../../src/mending/mends';
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
