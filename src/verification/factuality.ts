import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { Report } from '../report/model';
import type { Basis } from '../scorecard/dimension';
import {
	type FactSource,
	type FactualityScore,
	type FactVerdict,
	type FactVerdictName,
	factVerdicts,
} from '../scorecard/reportEval';
import type { CitedSource } from '../sources/model';
import { lacksSource } from '../tree/lacksSource';
import type { LogicTree } from '../tree/model';
import { failureOf } from './indexedSource';
import type { ClaimVerification, VerifiedClaim } from './verifyClaims';

/** DeepResearch-ReportEval §2.3.3; both ways of not being supported count the same. The others do not count. */
const points: Readonly<Partial<Record<FactVerdictName, number>>> = {
	supported: 1,
	partly: 0,
	contradicted: -1,
	'not-found': -1,
};

/**
 * Average support, strong support rate and citation coverage of a report, with the verdicts they are made of. Where no model
 * reads the report, verdicts and counts stand for themselves and no mean is made of them: rules decide on some of the pairs
 * only, and the share of statements that cite does not go with what readers think of a report.
 */
export function scoreFactuality(
	report: Report,
	tree: LogicTree,
	verification: ClaimVerification,
	read: boolean,
): FactualityScore {
	const { facts, sources } = verification;
	const values = facts.flatMap(({ verdict }) => points[verdict] ?? []);
	const scored = read && values.length > 0;
	const citing = citingStatements(tree);
	const counts = countVerdicts(facts);
	return {
		averageSupport: scored ? values.reduce((sum, value) => sum + value, 0) / values.length : null,
		strongSupportRate: scored ? counts.supported / values.length : null,
		coverage: read && citing.of > 0 ? citing.statements / citing.of : null,
		citing,
		basis: read ? basisOf(facts) : 'unscored',
		verdicts: facts.map(verdictOf),
		counts,
		sources: sources.map((source) => sourceOf(report, source, verification)),
		reasons: [
			...(read || values.length === 0 ? [] : [message('scores.needsReader')]),
			...reasonsOf(verification, counts, values.length),
		].map((reason) => ({ message: reason })),
	};
}

/** The claims that need a citation: what `citation.missing` may tell of, and whatever cites. */
function citingStatements(tree: LogicTree): FactualityScore['citing'] {
	const cited = tree.nodes.filter((node) => node.reasons.some((reason) => reason.code === 'cited'));
	const uncited = tree.nodes.filter(lacksSource);
	return { statements: cited.length, of: cited.length + uncited.length };
}

function countVerdicts(facts: readonly VerifiedClaim[]): Record<FactVerdictName, number> {
	const counted = (name: FactVerdictName) => facts.filter(({ verdict }) => verdict === name).length;
	return Object.fromEntries(factVerdicts.map((name) => [name, counted(name)])) as Record<FactVerdictName, number>;
}

function basisOf(facts: readonly VerifiedClaim[]): Basis {
	const counting = facts.filter(({ verdict }) => verdict in points);
	if (counting.length === 0) return 'unscored';
	return counting.some(({ basis }) => basis === 'model') ? 'model' : 'rule';
}

function verdictOf({ claim, source, verdict, basis, quote, page, reason, signals }: VerifiedClaim): FactVerdict {
	return { span: claim.span, node: claim.node, verdict, basis, source: source.id, quote, page, reason, signals };
}

function sourceOf(
	{ citations }: Report,
	source: CitedSource,
	{ readings }: Pick<ClaimVerification, 'readings'>,
): FactSource {
	const reading = readings.get(source.id);
	const read = reading?.ok && reading.from.kind !== 'quote' ? reading : undefined;
	return {
		id: source.id,
		title: source.title || read?.content.title || '',
		url: source.url ?? null,
		path: read?.from.kind === 'file' ? read.from.path : null,
		state: sourceState(source, readings),
		failure: failureOf(reading) ?? null,
		readAt: read?.readAt ?? null,
		truncated: read?.truncated ?? false,
		citations: source.citations.map((index) => citations[index]!.span),
	};
}

function sourceState({ id, targets }: CitedSource, readings: ClaimVerification['readings']): FactSource['state'] {
	const reading = readings.get(id);
	if (reading?.ok && reading.from.kind !== 'quote') return 'read';
	return targets.some(({ kind }) => kind === 'quote') ? 'quoted' : 'unread';
}

function reasonsOf(
	{ facts, sources, readings, judgement }: ClaimVerification,
	counts: Readonly<Record<FactVerdictName, number>>,
	decided: number,
): Message[] {
	const pairs = facts.length;
	if (pairs === 0) return [message('verdicts.nothingCited')];
	const read = sources.filter((source) => sourceState(source, readings) === 'read').length;
	const { supported, partly, contradicted, unclear, unverifiable, 'not-found': notFound } = counts;
	const found = { pairs, decided, supported, partly, contradicted, notFound };
	return [
		decided === 0 ? message('verdicts.nothingDecided') : message('verdicts.decided', found),
		read === 0 ? message('verdicts.noneRead') : message('verdicts.read', { read, sources: sources.length }),
		...whoDecided(facts, judgement),
		...(unclear > 0 ? [message('verdicts.unclear', { count: unclear })] : []),
		...(unverifiable > 0
			? [message('verdicts.unverifiable', { count: unverifiable, why: failures(facts, readings) })]
			: []),
	];
}

function whoDecided(facts: readonly VerifiedClaim[], judgement: ClaimVerification['judgement']): Message[] {
	const byRule = facts.filter(({ basis, verdict }) => basis === 'rule' && verdict in points).length;
	if (!judgement) return byRule > 0 ? [message('verdicts.byRules')] : [];
	const { dropped, error } = judgement;
	return [
		...(dropped > 0 ? [message('verdicts.dropped', { count: dropped })] : []),
		...(error ? [message('verdicts.notAllJudged', { why: error.said })] : []),
		...(byRule > 0 ? [message('verdicts.someByRules', { count: byRule })] : []),
	];
}

/** How many facts could not be checked for each kind of failure, the most first. */
function failures(facts: readonly VerifiedClaim[], readings: ClaimVerification['readings']): Message[] {
	const kinds = new Map<string, { readonly why: Message; count: number }>();
	for (const { source, verdict, reason } of facts) {
		if (verdict !== 'unverifiable' || reason === null) continue;
		const code = failureOf(readings.get(source.id))?.code ?? 'notRead';
		const kind = kinds.get(code) ?? { why: reason, count: 0 };
		kind.count++;
		kinds.set(code, kind);
	}
	return [...kinds.values()].sort((a, b) => b.count - a.count).map((kind) => message('verdicts.counted', kind));
}
