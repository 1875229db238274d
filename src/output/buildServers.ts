import type { Severity } from '../findings/model';
import type { Words } from '../messages/model';
import { fingerprint } from '../text/fingerprint';
import { oneLine } from '../text/shorten';
import { type BuildFinding, buildFindings } from './buildFindings';
import { html, type Markup } from './markup';
import type { Rendering, ReportResult } from './model';
import { JsonArray, streamed, writtenAtEnd } from './rendering';

/** A line for each finding that is shown, hints only where `all` are wanted, as compilers write it: what editors and scripts take apart. */
export function linesRendering(words: Words, all: boolean): Rendering {
	const lineOf = (file: string, { finding: { code, severity }, start, text }: BuildFinding) =>
		`${oneLine(file)}:${start.line}:${start.column}: ${severity} ${code} ${oneLine(text)}\n`;
	return streamed((result) =>
		buildFindings(result, words)
			.filter(({ finding }) => all || finding.severity !== 'hint')
			.map((told) => lineOf(result.analysis.document.name, told))
			.join(''),
	);
}

const severities: Readonly<Record<Exclude<Severity, 'off'>, string>> = {
	error: 'critical',
	warning: 'major',
	info: 'minor',
	hint: 'info',
};

/** GitLab's code quality report: the findings that are shown, which a merge request lists and marks in the changed lines. */
export function gitlabRendering(words: Words): Rendering {
	const issues = new JsonArray();
	return streamed(
		(result) => issues.add(issuesOf(result, words)),
		() => issues.end(),
	);
}

function issuesOf(result: ReportResult, words: Words): object[] {
	const path = result.analysis.document.name;
	return buildFindings(result, words).map(({ finding: { code, severity }, start, end, text, identity }) => ({
		description: oneLine(text),
		check_name: code,
		fingerprint: fingerprint(`${path}\n${identity}`),
		severity: severities[severity],
		location: { path, lines: { begin: start.line, end: end.line } },
	}));
}

/**
 * JUnit's XML: a suite for each report, a test for each finding that is shown. Errors and warnings are failures; the others
 * are passed tests that say something, for a server would stop at any failure. A report without findings is one passed test.
 */
export function junitRendering(words: Words): Rendering {
	return writtenAtEnd(
		(result) => suiteOf(result.analysis.document.name, buildFindings(result, words)),
		(suites) => {
			const sum = (of: (suite: Suite) => number) => suites.reduce((all, suite) => all + of(suite), 0);
			return `${html`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="Plumbline" tests="${sum(({ tests }) => tests)}" failures="${sum(({ failures }) => failures)}" errors="0">${suites.map(({ written }) => written)}
</testsuites>`}\n`;
		},
	);
}

interface Suite {
	readonly tests: number;
	readonly failures: number;
	readonly written: Markup;
}

function suiteOf(file: string, told: readonly BuildFinding[]): Suite {
	const tests = Math.max(1, told.length);
	const failures = told.filter(isFailure).length;
	const cases = told.map((each) => testcase(file, each));
	const written = html`
  <testsuite name="${file}" tests="${tests}" failures="${failures}" errors="0">${
		cases.length > 0
			? cases
			: html`
    <testcase name="${file}" classname="${file}"/>`
	}
  </testsuite>`;
	return { tests, failures, written };
}

function isFailure({ finding: { severity } }: BuildFinding): boolean {
	return severity === 'error' || severity === 'warning';
}

function testcase(file: string, told: BuildFinding) {
	const { finding, start, text } = told;
	const place = `${start.line}:${start.column}`;
	const said = isFailure(told)
		? html`<failure type="${finding.severity}" message="${text}">${file}:${place}</failure>`
		: html`<system-out>${text}</system-out>`;
	return html`
    <testcase name="${finding.code} ${place}" classname="${file}">${said}</testcase>`;
}
