import type { Severity } from '../findings/model';
import type { Words } from '../messages/model';
import { fingerprint } from '../text/fingerprint';
import { oneLine } from '../text/shorten';
import type { Rendering, ReportResult } from './model';
import { JsonArray, pieceByPiece } from './rendering';
import { toldFindings } from './toldFindings';

const severities: Readonly<Record<Exclude<Severity, 'off'>, string>> = {
	error: 'critical',
	warning: 'major',
	info: 'minor',
	hint: 'info',
};

/** GitLab's code quality report: the findings that are shown, which a merge request lists and marks in the changed lines. */
export function gitlabRendering(words: Words): Rendering {
	const issues = new JsonArray();
	return pieceByPiece((result) => issues.add(issuesOf(result, words)), { end: () => issues.end() });
}

function issuesOf(result: ReportResult, words: Words): object[] {
	const path = result.analysis.document.name;
	return toldFindings(result, words).map(({ finding: { code, severity }, start, end, text, identity }) => ({
		description: oneLine(text),
		check_name: code,
		fingerprint: fingerprint(`${path}\n${identity}`),
		severity: severities[severity],
		location: { path, lines: { begin: start.line, end: end.line } },
	}));
}
