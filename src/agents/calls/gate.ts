import type { AnalyzeOptions } from '../../analysis';
import type { FailLevel } from '../../config/config';
import { failingFindings } from '../../config/failing';
import { type Finding, type FindingCode, findingCodes, severities } from '../../findings/model';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import type { ScoredAnalysis } from '../../scorecard/scorecard';
import { isQuestioned, unsupportedClaims } from '../../view/claims';
import { ledgerOf } from '../../view/ledger';

/** What a report is let pass with. */
export interface Limits {
	readonly failOn: FailLevel;
	/** Of findings of that level or worse. */
	readonly findings: number;
	readonly broken: number;
	readonly refuted: number;
	readonly unsupported: number;
}

export const conditionNames = ['text', 'findings', 'broken_citations', 'refuted', 'unsupported_key_claims'] as const;

/** One condition, what it counted, and the findings that are to be mended for it. */
export interface Condition {
	readonly name: (typeof conditionNames)[number];
	/** `unchecked`: nobody could look; it keeps nothing back. */
	readonly state: 'met' | 'failed' | 'unchecked';
	/** `null` where nothing is counted. */
	readonly found: number | null;
	readonly allowed: number | null;
	readonly told: Message;
	readonly findings: readonly Finding[];
}

/** What says that a source, or a fact that was verified, speaks against the report. */
const refuting: readonly FindingCode[] = ['evidence.refuted', 'conclusion.gated', 'source.contradicts'];

/**
 * The conditions under which a report may go out, each by counts alone: they say what was found, not whether the report is
 * good.
 */
export function conditionsOf(
	{ analysis, scorecard }: Pick<ScoredAnalysis, 'analysis'> & Partial<ScoredAnalysis>,
	limits: Limits,
): Condition[] {
	const { findings, report } = analysis;
	const failing = failingFindings(analysis, limits.failOn);
	const broken = findings.filter(({ code }) => code === 'citation.broken');
	const refuted = findings.filter(({ code }) => refuting.includes(code));
	const bare = questionedClaims(analysis);
	const places = broken.reduce((sum, { code, data }) => sum + (code === 'citation.broken' ? (data.places ?? 1) : 1), 0);
	const { count: read, of } = ledgerOf(analysis, scorecard).sources;
	const isRead = scorecard !== undefined && read > 0;
	const hasText = report.sentences.length > 0 || report.tables.length > 0;
	return [
		condition('text', null, null, message('gates.readable'), [], hasText ? 'met' : 'failed'),
		counted('findings', failing, failing.length, limits.findings, (counts) =>
			message('gates.findings', { ...counts, level: limits.failOn }),
		),
		counted('broken_citations', broken, places, limits.broken, (counts) => message('gates.broken', counts)),
		isRead || refuted.length > 0
			? counted('refuted', refuted, refuted.length, limits.refuted, (counts) =>
					message('gates.refuted', { ...counts, read, of: of ?? read }),
				)
			: condition('refuted', null, limits.refuted, message('gates.notRefuted'), [], 'unchecked'),
		counted('unsupported_key_claims', bare.findings, bare.count, limits.unsupported, (counts) =>
			message('gates.unsupported', counts),
		),
	];
}

/** Key claims with nothing under them of which a finding tells; of the others the rules can say no more than that. */
function questionedClaims(analysis: ScoredAnalysis['analysis']) {
	const questioned = isQuestioned(analysis);
	const claims = unsupportedClaims(analysis).filter((claim) => claim.key && questioned(claim));
	const ids = new Set(claims.map(({ id }) => id));
	const findings = analysis.findings.filter(({ data }) => 'node' in data && ids.has(data.node));
	return { count: claims.length, findings };
}

function counted(
	name: Condition['name'],
	findings: readonly Finding[],
	found: number,
	allowed: number,
	told: (counts: { found: number; allowed: number }) => Message,
): Condition {
	return condition(name, found, allowed, told({ found, allowed }), findings, found <= allowed ? 'met' : 'failed');
}

function condition(
	name: Condition['name'],
	found: number | null,
	allowed: number | null,
	told: Message,
	findings: readonly Finding[],
	state: Condition['state'],
): Condition {
	return { name, state, found, allowed, told, findings };
}

/** What the settings take away from a gate: codes that are off, and those that count for less than they usually do. */
export function loweredCodes(chosen: NonNullable<AnalyzeOptions['severities']>): {
	readonly off: string[];
	readonly lowered: string[];
} {
	const codes = Object.keys(chosen) as FindingCode[];
	const off = codes.filter((code) => chosen[code] === 'off' && findingCodes[code].severity !== 'off');
	const lowered = codes.filter((code) => {
		const level = chosen[code] ?? findingCodes[code].severity;
		return level !== 'off' && severities.indexOf(level) > severities.indexOf(findingCodes[code].severity);
	});
	return { off, lowered };
}
