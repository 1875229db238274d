import type { AnalyzeOptions } from '../../analysis';
import type { Limits } from '../../config/gateLimits';
import { failingFindings } from '../../config/gateLimits';
import { type Finding, type FindingCode, findingCodes, severities } from '../../findings/model';
import { withReading } from '../../functions';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import type { Reading as ModelReading } from '../../reading/model';
import type { Report } from '../../report/model';
import type { ScoredAnalysis } from '../../scorecard/scorecard';
import { isQuestioned, unsupportedClaims } from '../../view/claims';
import { ledgerOf } from '../../view/ledger';
import { type ReadShare, unreadPercent } from './reading';

export const conditionNames = [
	...(['text', 'claims', 'supported', 'instructions'] as const),
	...(['findings', 'must_mend', 'broken_citations', 'refuted', 'unsupported_key_claims'] as const),
] as const;

/** One condition, what it counted, and the findings that are to be mended for it. */
export interface Condition {
	readonly name: (typeof conditionNames)[number];
	/** `unchecked`: nobody could look; it keeps nothing back. */
	readonly state: 'met' | 'failed' | 'unchecked';
	/** `null` where nothing is counted; `allowed` is the least where it is called a minimum. */
	readonly found: number | null;
	readonly allowed: number;
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
	reading: ReadShare,
	limits: Limits,
	byModel?: ModelReading,
): Condition[] {
	const { findings, report } = analysis;
	const failing = failingFindings(analysis, limits.fail_on);
	const broken = findings.filter(({ code }) => code === 'citation.broken');
	const refuted = findings.filter(({ code }) => refuting.includes(code));
	const bare = questionedClaims(analysis);
	const places = broken.reduce((sum, { code, data }) => sum + (code === 'citation.broken' ? (data.places ?? 1) : 1), 0);
	const { count: read, of } = ledgerOf(analysis, scorecard).sources;
	const isRead = scorecard !== undefined && read > 0;
	const orders = findings.filter(({ code }) => code === 'report.instruction');
	return [
		textCondition(report, reading, limits.min_words),
		atLeast('claims', reading.claims + reading.facts, limits.min_claims),
		atLeast('supported', reading.supported, limits.min_supported),
		counted('instructions', orders, orders.length, 0, (counts) => message('gates.instructions', counts)),
		counted('findings', failing, failing.length, limits.allowed_findings, (counts) =>
			message('gates.findings', { ...counts, level: limits.fail_on }),
		),
		mustMend(analysis, byModel),
		counted('broken_citations', broken, places, limits.max_broken_citations, (counts) =>
			message('gates.broken', counts),
		),
		isRead || refuted.length > 0
			? counted('refuted', refuted, refuted.length, limits.max_refuted, (counts) =>
					message('gates.refuted', { ...counts, read, of: of ?? read }),
				)
			: unchecked('refuted', limits.max_refuted, message('gates.notRefuted')),
		counted('unsupported_key_claims', bare.findings, bare.count, limits.max_unsupported_key_claims, (counts) =>
			message('gates.unsupported', counts),
		),
	];
}

/** What the agent's own model has marked as what must be mended, as far as it stands: it only tightens, for the agent is that model. */
function mustMend(analysis: ScoredAnalysis['analysis'], byModel: ModelReading | undefined): Condition {
	if (!byModel) return unchecked('must_mend', 0, message('gates.notReviewed'));
	const { findings } = withReading(analysis, byModel).analysis;
	const musts = findings.filter(({ data }) => data.weight === 'must');
	return counted('must_mend', musts, musts.length, 0, (counts) => message('gates.mustMend', counts));
}

/** In percent: more than this unread, and the rest says little about the report. */
const mostUnread = 50;

function textCondition({ sentences, tables }: Report, reading: ReadShare, least: number): Condition {
	const unread = unreadPercent(reading);
	const isRead = (sentences.length > 0 || tables.length > 0) && unread <= mostUnread && reading.words >= least;
	const told = message('gates.text', { found: reading.words, least, unread, most: mostUnread });
	return { name: 'text', state: isRead ? 'met' : 'failed', found: reading.words, allowed: least, told, findings: [] };
}

function atLeast(name: 'claims' | 'supported', found: number, least: number): Condition {
	const told = message(`gates.${name}`, { found, least });
	return { name, state: found < least ? 'failed' : 'met', found, allowed: least, told, findings: [] };
}

function unchecked(name: Condition['name'], allowed: number, told: Message): Condition {
	return { name, state: 'unchecked', found: null, allowed, told, findings: [] };
}

/** Key claims with nothing under them of which a finding tells; of the others the rules can say no more than that. */
function questionedClaims(analysis: ScoredAnalysis['analysis']) {
	const questioned = isQuestioned(analysis);
	const claims = unsupportedClaims(analysis).filter((claim) => claim.key && questioned(claim));
	const ids = new Set(claims.map(({ id }) => id));
	const findings = analysis.findings.filter(({ data }) => 'node' in data && ids.has(data.node ?? ''));
	return { count: claims.length, findings };
}

function counted(
	name: Condition['name'],
	findings: readonly Finding[],
	found: number,
	allowed: number,
	told: (counts: { found: number; allowed: number }) => Message,
): Condition {
	return { name, state: found <= allowed ? 'met' : 'failed', found, allowed, told: told({ found, allowed }), findings };
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
