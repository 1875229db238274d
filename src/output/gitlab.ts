import type { Severity } from '../findings/model';
import type { Words } from '../messages/model';
import { fingerprint } from '../text/fingerprint';
import { oneLine } from '../text/shorten';
import type { ReportResult } from './model';
import { toldFindings } from './toldFindings';

const severities: Readonly<Record<Exclude<Severity, 'off'>, string>> = {
	error: 'critical',
	warning: 'major',
	info: 'minor',
	hint: 'info',
};

/** GitLab's code quality report: the findings that are shown, which a merge request lists and marks in the changed lines. */
export function renderGitlab(results: readonly ReportResult[], words: Words): string {
	const issues = results.flatMap((result) => {
		const path = result.analysis.document.name;
		return toldFindings(result, words).map(({ finding: { code, severity }, start, end, text, identity }) => ({
			description: oneLine(text),
			check_name: code,
			fingerprint: fingerprint(`${path}\n${identity}`),
			severity: severities[severity],
			location: { path, lines: { begin: start.line, end: end.line } },
		}));
	});
	return `${JSON.stringify(issues, null, 2)}\n`;
}
