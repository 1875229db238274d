import assert from 'node:assert/strict';
import { analyze } from '../../../src/analyze';
import { githubRendering } from '../../../src/output/github';
import { markdownRendering } from '../../../src/output/markdown';
import { rendered } from '../../../src/output/rendering';
import { english } from '../words';

const resultOf = (name: string, text: string) => ({ analysis: analyze({ name, text }), sha256: '' });
const reports = Array.from({ length: 12 }, (_, at) => {
	const broken = Array.from(
		{ length: 6 },
		(_, line) => `Port ${line} counted ${line}.5 million passengers [${line + 50}].`,
	);
	return resultOf(
		`r${at}.md`,
		`# Ports ${at}\n\n${broken.join('\n\n')}\n\n## References\n\n[1] Port: report. https://example.org/a\n`,
	);
});

describe('output for GitHub', () => {
	it('shows at most ten annotations of a level, the weightiest of all reports, and the rest as plain lines', () => {
		const mild = resultOf('a.md', '# Storage\n\nExperts agree that storage will grow by 2030.\n');
		const lines = rendered(githubRendering(english), [mild, ...reports])
			.trimEnd()
			.split('\n');
		for (const level of ['error', 'warning', 'notice'])
			assert.ok(lines.filter((line) => line.startsWith(`::${level} `)).length <= 10, level);
		assert.match(lines[0] ?? '', /^::error file=r0\.md,/);
		const plain = lines.filter((line) => !line.startsWith('::'));
		assert.ok(
			plain.some((line) => /^- r11\.md:\d+ error citation\.broken /.test(line)),
			plain.join('\n'),
		);
		const errors = reports.flatMap(({ analysis }) => analysis.findings.filter(({ severity }) => severity === 'error'));
		assert.equal(lines.filter((line) => /^(?:::error |- \S+ error )/.test(line)).length, errors.length);
	});

	it('has what each report comes to before the reports, where there are several', () => {
		const several = rendered(markdownRendering(english), reports.slice(0, 3));
		assert.match(several, /^- r0\.md · .*\n- r1\.md · .*\n- r2\.md · .*\n\n# Ports 0\n/);
		assert.match(rendered(markdownRendering(english), reports.slice(0, 1)), /^# Ports 0\n/);
	});
});
