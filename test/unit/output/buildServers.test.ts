import assert from 'node:assert/strict';
import { DOMParser } from 'linkedom';
import { verbatim } from '../../../src/messages/message';
import { gitlabRendering, junitRendering, linesRendering } from '../../../src/output/buildServers';
import { rendered } from '../../../src/output/rendering';
import { english } from '../words';
import { findingAt, resultOf } from './handmade';

const source = '# Steel\n\nPrices rose “5 % < 6 %” & fell.\n\nDemand grew.\n';
const findings = [
	findingAt(source, 'Prices', { severity: 'error', message: verbatim('Is “<5 %” & "6 %"\u0007 ]]> right?') }),
	findingAt(source, 'Demand', { severity: 'info' }),
	findingAt(source, 'grew', { severity: 'info', held: true }),
];
const nodes = [['a1', null, 'Steel']] as const;
const result = resultOf(source, { findings, nodes });
const clean = resultOf(source, { findings: [], nodes });

function parsed(xml: string) {
	assert.match(xml, /^<\?xml version="1\.0" encoding="UTF-8"\?>\n</);
	// biome-ignore lint/suspicious/noControlCharactersInRegex: XML may hold none of them
	assert.doesNotMatch(xml, /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
	return new DOMParser().parseFromString(xml, 'text/xml');
}

function attributes(element: Element | undefined): Record<string, string> {
	return Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));
}

describe('Output: for build servers', () => {
	it('is a line for each finding that is shown, as compilers write it', () => {
		assert.equal(
			rendered(linesRendering(english, true), [result, clean]),
			[
				'report.md:3:1: error claim.unsupported Is “<5 %” & "6 %" ]]> right?\n',
				'report.md:5:1: info claim.unsupported Nothing supports this.\n',
			].join(''),
		);
	});

	it('is JUnit’s XML: what must or should be mended fails, the rest passes and says what it is', () => {
		const document = parsed(rendered(junitRendering(english), [result, clean]));
		assert.deepEqual(attributes(document.querySelector('testsuites') ?? undefined), {
			name: 'Plumbline',
			tests: '3',
			failures: '1',
			errors: '0',
		});
		const [first, second] = document.querySelectorAll('testsuite');
		assert.deepEqual(attributes(first), { name: 'report.md', tests: '2', failures: '1', errors: '0' });
		const [failed, passed] = first?.querySelectorAll('testcase') ?? [];
		assert.equal(failed?.getAttribute('name'), 'claim.unsupported 3:1');
		assert.equal(attributes(failed?.querySelector('failure') ?? undefined).message, 'Is “<5 %” & "6 %" ]]> right?');
		assert.equal(passed?.querySelector('failure'), null);
		assert.equal(passed?.querySelector('system-out')?.textContent, 'Nothing supports this.');
		assert.equal(second?.querySelectorAll('testcase').length, 1);
		assert.equal(second?.querySelector('failure'), null);
	});

	it('is GitLab’s code quality report, each finding with a name of its own', () => {
		const issues = JSON.parse(rendered(gitlabRendering(english), [result, result]));
		assert.deepEqual(issues.map(({ fingerprint: _, ...rest }: { fingerprint: string }) => rest).slice(0, 2), [
			{
				description: 'Is “<5 %” & "6 %" ]]> right?',
				check_name: 'claim.unsupported',
				severity: 'critical',
				location: { path: 'report.md', lines: { begin: 3, end: 3 } },
			},
			{
				description: 'Nothing supports this.',
				check_name: 'claim.unsupported',
				severity: 'minor',
				location: { path: 'report.md', lines: { begin: 5, end: 5 } },
			},
		]);
		const names = issues.slice(0, 2).map(({ fingerprint }: { fingerprint: string }) => fingerprint);
		assert.equal(new Set(names).size, 2);
		assert.match(names[0], /^[0-9a-f]{16}$/);
		assert.deepEqual(JSON.parse(rendered(gitlabRendering(english), [clean])), []);
	});
});
