import type { Words } from '../messages/model';
import { html } from './markup';
import type { ReportResult } from './model';
import { type ToldFinding, toldFindings } from './toldFindings';

/**
 * JUnit's XML: a suite for each report, a test for each finding that is shown. Errors and warnings are failures; the others
 * are passed tests that say something, for a server would stop at any failure. A report without findings is one passed test.
 */
export function renderJunit(results: readonly ReportResult[], words: Words): string {
	const read = results.map((result) => ({ file: result.analysis.document.name, told: toldFindings(result, words) }));
	const suites = read.map(({ file, told }) => {
		const tests = told.map((each) => testcase(file, each));
		return html`
  <testsuite name="${file}" tests="${Math.max(1, told.length)}" failures="${told.filter(isFailure).length}" errors="0">${
		tests.length > 0
			? tests
			: html`
    <testcase name="${file}" classname="${file}"/>`
	}
  </testsuite>`;
	});
	const all = read.flatMap(({ told }) => told);
	const tests = read.reduce((sum, { told }) => sum + Math.max(1, told.length), 0);
	return `${html`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="Plumbline" tests="${tests}" failures="${all.filter(isFailure).length}" errors="0">${suites}
</testsuites>`}\n`;
}

function isFailure({ finding: { severity } }: ToldFinding): boolean {
	return severity === 'error' || severity === 'warning';
}

function testcase(file: string, told: ToldFinding) {
	const { finding, start, text } = told;
	const place = `${start.line}:${start.column}`;
	const said = isFailure(told)
		? html`<failure type="${finding.severity}" message="${text}">${file}:${place}</failure>`
		: html`<system-out>${text}</system-out>`;
	return html`
    <testcase name="${finding.code} ${place}" classname="${file}">${said}</testcase>`;
}
