import { verbatim } from '../messages/message';
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
import type { LogicTree } from '../tree/model';
import { failureOf } from './evidence';
import type { Fact, Verification } from './verify';

/** DeepResearch-ReportEval §2.3.3; both ways of not being supported count the same. The others do not count. */
const points: Readonly<Partial<Record<FactVerdictName, number>>> = {
	supported: 1,
	partly: 0,
	contradicted: -1,
	'not-found': -1,
};

/** Average support, strong support rate and citation coverage of a report, with the verdicts they are made of. */
export function scoreFactuality(report: Report, tree: LogicTree, verification: Verification): FactualityScore {
	const { facts, sources } = verification;
	const values = facts.flatMap(({ verdict }) => points[verdict] ?? []);
	const counts = countVerdicts(facts);
	return {
		averageSupport: values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length,
		strongSupportRate: values.length === 0 ? null : counts.supported / values.length,
		coverage: citationCoverage(tree),
		basis: basisOf(facts),
		verdicts: facts.map(verdictOf),
		counts,
		sources: sources.map((source) => sourceOf(report, source, verification)),
		reasons: reasonsOf(verification, counts, values.length).map((reason) => ({ message: verbatim(reason.message) })),
	};
}

/** Cited claims ÷ claims that need a citation: the facts that are specific enough to check, and whatever cites. 0–1. */
function citationCoverage(tree: LogicTree): number | null {
	const cited = tree.nodes.filter((node) => node.reasons.some((reason) => reason.code === 'cited'));
	const uncited = tree.nodes.filter((node) => node.type === 'evidence' && node.support === 'unsupported');
	const needed = cited.length + uncited.length;
	return needed === 0 ? null : cited.length / needed;
}

function countVerdicts(facts: readonly Fact[]): Record<FactVerdictName, number> {
	const counted = (name: FactVerdictName) => facts.filter(({ verdict }) => verdict === name).length;
	return Object.fromEntries(factVerdicts.map((name) => [name, counted(name)])) as Record<FactVerdictName, number>;
}

function basisOf(facts: readonly Fact[]): Basis {
	const counting = facts.filter(({ verdict }) => verdict in points);
	if (counting.length === 0) return 'unscored';
	return counting.some(({ basis }) => basis === 'model') ? 'model' : 'rule';
}

function verdictOf({ claim, source, verdict, basis, quote, page, reason, signals }: Fact): FactVerdict {
	const why = reason === '' ? null : verbatim(reason);
	return { span: claim.span, node: claim.node, verdict, basis, source: source.id, quote, page, reason: why, signals };
}

function sourceOf(
	{ citations }: Report,
	source: CitedSource,
	{ readings }: Pick<Verification, 'readings'>,
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

function sourceState({ id, targets }: CitedSource, readings: Verification['readings']): FactSource['state'] {
	const reading = readings.get(id);
	if (reading?.ok && reading.from.kind !== 'quote') return 'read';
	return targets.some(({ kind }) => kind === 'quote') ? 'quoted' : 'unread';
}

interface Worded {
	readonly message: string;
}

function reasonsOf(
	{ facts, sources, readings, judgement }: Verification,
	counts: Readonly<Record<FactVerdictName, number>>,
	counting: number,
): Worded[] {
	if (facts.length === 0) return [{ message: 'No claim cites a source: there is nothing to hold against one.' }];
	const read = sources.filter((source) => sourceState(source, readings) === 'read').length;
	const { supported, partly, contradicted, unclear, unverifiable } = counts;
	const found = `${supported} supported, ${partly} partly, ${contradicted} contradicted, ${counts['not-found']} not found`;
	return [
		...(counting === 0
			? [{ message: 'No claim could be decided, so there is no average.' }]
			: [{ message: `Of ${facts.length} pairs of a claim and its source ${counting} were decided: ${found}.` }]),
		{ message: read === 0 ? 'No source has been read.' : `${read} of ${sources.length} sources were read.` },
		...whoDecided(facts, judgement),
		...(unclear > 0 ? [{ message: `${unclear} are not clear and do not count.` }] : []),
		...(unverifiable > 0
			? [{ message: `${unverifiable} could not be checked and do not count: ${failures(facts, readings)}` }]
			: []),
	];
}

function whoDecided(facts: readonly Fact[], judgement: Verification['judgement']): Worded[] {
	const byRule = facts.filter(({ basis, verdict }) => basis === 'rule' && verdict in points).length;
	if (!judgement) return byRule > 0 ? [{ message: 'Decided by rules, which call only clear cases.' }] : [];
	const { dropped, error } = judgement;
	const left = `${dropped} ${dropped === 1 ? 'verdict' : 'verdicts'} of the model`;
	return [
		...(dropped > 0 ? [{ message: `${left} left out: what it quoted does not stand in the source.` }] : []),
		...(error ? [{ message: `Not all claims were judged by the model: ${error.message}` }] : []),
		...(byRule > 0 ? [{ message: `${byRule} were decided by rules instead.` }] : []),
	];
}

/** `3 × The page does not exist any more (404). 1 × It is behind a paywall.` */
function failures(facts: readonly Fact[], readings: Verification['readings']): string {
	const kinds = new Map<string, { readonly message: string; count: number }>();
	for (const { source, verdict, reason } of facts) {
		if (verdict !== 'unverifiable') continue;
		const code = failureOf(readings.get(source.id))?.code ?? 'notRead';
		const kind = kinds.get(code) ?? { message: reason, count: 0 };
		kind.count++;
		kinds.set(code, kind);
	}
	return [...kinds.values()]
		.sort((a, b) => b.count - a.count)
		.map(({ message, count }) => `${count} × ${message}`)
		.join(' ');
}
