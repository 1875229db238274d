import type { Analysis } from '../analysis';
import type { DecidedFinding, Finding } from '../findings/model';
import { message } from '../messages/message';
import type { Message } from '../messages/model';

/** How many findings there are: the one count that every shell and format tells. */
export interface FindingCounts {
	/** Those that Problems lists, by how loudly: what is called “findings” wherever a number stands. */
	readonly error: number;
	readonly warning: number;
	readonly info: number;
	/** Hints, which are told in the text and counted apart. */
	readonly hint: number;
	/** Held back by the limit on findings, whatever their severity. */
	readonly held: number;
	/** What the author has decided. */
	readonly decided: number;
}

export function countFindings(findings: readonly Finding[], decided: readonly DecidedFinding[]): FindingCounts {
	const having = (wanted: Finding['severity']) =>
		findings.filter(({ severity, held }) => severity === wanted && !held).length;
	return {
		error: having('error'),
		warning: having('warning'),
		info: having('info'),
		hint: having('hint'),
		held: findings.filter(({ held }) => held).length,
		decided: decided.length,
	};
}

/** Of two reports together. */
export function addCounts(a: FindingCounts, b: FindingCounts): FindingCounts {
	return {
		error: a.error + b.error,
		warning: a.warning + b.warning,
		info: a.info + b.info,
		hint: a.hint + b.hint,
		held: a.held + b.held,
		decided: a.decided + b.decided,
	};
}

/** How many Problems lists. */
export function listedCount({ error, warning, info }: Pick<FindingCounts, 'error' | 'warning' | 'info'>): number {
	return error + warning + info;
}

/**
 * `9 findings (1 error, 8 info), 28 hints, 3 more not listed`: where a count stands alone it is the first of these. What the
 * author has decided is told apart, to whom it concerns.
 *
 * @param items of JADE's checklists that are listed with the findings
 */
export function findingSummary(counts: FindingCounts, items = 0): Message {
	const { hint, held } = counts;
	const severities = (['error', 'warning', 'info'] as const).filter((severity) => counts[severity] > 0);
	return message('counts.findingSummary', {
		findings: message('counts.findings', { count: listedCount(counts) }),
		severities: severities.map((severity) => message(`counts.${severity}`, { count: counts[severity] })),
		others: [
			...(hint > 0 ? [message('counts.hint', { count: hint })] : []),
			...(items > 0 ? [message('counts.checklistItems', { count: items })] : []),
			...(held > 0 ? [message('counts.more', { count: held })] : []),
		],
	});
}

/** What is not told of a report in full, counted: held back, decided by the author, known before; in a line each. */
export function hiddenCounts(
	{ findings, decided }: Pick<Analysis, 'findings' | 'decided'>,
	known: readonly Finding[] = [],
): Message[] {
	const counts = [
		['outputs.heldBack', findings.filter(({ held }) => held).length],
		['outputs.decided', decided.length],
		['outputs.known', known.length],
	] as const;
	return counts.flatMap(([code, count]) => (count > 0 ? [message(code, { count })] : []));
}
