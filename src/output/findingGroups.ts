import type { Analysis } from '../analysis';
import { type Finding, type FindingCode, findingCodes, severities } from '../findings/model';
import type { Message } from '../messages/model';
import { LineIndex } from '../report/lines';
import { readableExcerpt } from './excerpt';

/** A finding with everything a renderer shows of it. */
export interface ShownFinding {
	readonly finding: Finding;
	/** Its index in `Analysis.findings`. */
	readonly index: number;
	/** Counted from 1. */
	readonly line: number;
	readonly column: number;
	readonly excerpt: string;
	readonly related: readonly { readonly line: number; readonly column: number; readonly message: Message }[];
}

/** The findings of one code. */
export interface FindingGroup {
	readonly code: FindingCode;
	readonly title: Message;
	readonly severity: Finding['severity'];
	readonly findings: readonly ShownFinding[];
}

/** Every finding in its place; `Analysis.findings` and the result have the same indices. */
export function shownFindings(analysis: Analysis): ShownFinding[] {
	const lines = new LineIndex(analysis.document.text);
	return analysis.findings.map((finding, index) => ({
		finding,
		index,
		...lines.position(finding.span[0]),
		excerpt: readableExcerpt(analysis.report, finding.span),
		related: finding.related.map(({ span, message }) => ({ ...lines.position(span[0]), message })),
	}));
}

/** The findings by code, the most severe code first. */
export function findingGroups(analysis: Analysis): FindingGroup[] {
	const groups = new Map<FindingCode, FindingGroup & { findings: ShownFinding[] }>();
	for (const shown of shownFindings(analysis)) {
		const { code, severity } = shown.finding;
		const group = groups.get(code);
		if (group) group.findings.push(shown);
		else groups.set(code, { code, title: findingCodes[code].title, severity, findings: [shown] });
	}
	return [...groups.values()].sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}
