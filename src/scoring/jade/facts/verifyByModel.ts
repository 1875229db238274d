import { itemAt } from '../../../access';
import type { Judge, ModelError } from '../../../judge/model';
import type { ReportItem } from '../../../scorecard/jade';
import { checkClaim } from '../../../sources/support/checkClaim';
import { nowhere } from '../../../verification/claimPlace';
import type { ClaimSourcePair } from '../../../verification/claimSourcePairs';
import { judgeClaims } from '../../../verification/judgeClaims';
import type { AvailableSource } from './availableSources';
import type { PageFinder } from './pageFinder';
import { citedFact, type VerifiedFact } from './verifiedFact';
import { computedOrConverted, isUndecided, type VerifyContext, verifyByRules } from './verifyByRules';

/** What one round of verification found out. */
export interface FactRound {
	readonly facts: ReadonlyMap<string, VerifiedFact>;
	/** Verdicts left out because what they quote does not stand in the source. */
	readonly dropped: number;
	readonly error: ModelError | undefined;
}

/**
 * Verifies facts (JADE §3.3, eq. 6): by computing; by the cited sources; then, for what is still open, by the other
 * sources at hand; then by what a search finds. What the model does not answer is left to the rules.
 */
export async function verifyByModel(
	items: readonly ReportItem[],
	context: VerifyContext,
	judge: Judge,
	sample: number,
	pages: PageFinder | undefined,
): Promise<FactRound> {
	const facts = new Map<string, VerifiedFact>();
	for (const item of items) {
		const known = alreadyKnown(item, context);
		if (known) facts.set(item.id, known);
	}
	const asked = new Map(items.map((item) => [item.id, new Set(judgedSources(item, context))]));
	let [dropped, error]: [number, ModelError | undefined] = [0, undefined];
	const look = async (
		sourcesOf: (item: ReportItem) => readonly AvailableSource[] | Promise<readonly AvailableSource[]>,
	) => {
		const open = items.filter(({ id }) => isUndecided(facts.get(id)));
		const pairs = await Promise.all(open.map(async (item) => pairsOf(item, await sourcesOf(item), context)));
		const { verdicts, ...judged } = await judgeClaims(pairs.flat(), judge, sample);
		dropped += judged.dropped;
		error ??= judged.error;
		for (const [at, { id }] of open.entries()) {
			const own = itemAt(pairs, at);
			for (const { source } of own) asked.get(id)!.add(source.id);
			const said = own.flatMap((pair) => {
				const verdict = verdicts.get(pair);
				return verdict ? [{ ...pair, ...verdict }] : [];
			});
			const fact = citedFact(said);
			if (fact) facts.set(id, fact);
		}
	};
	const claimOf = (item: ReportItem) => context.claimOf(item);
	const others = (item: ReportItem) => context.pool.relevantTo(claimOf(item), sourcesPerFact, asked.get(item.id)!);
	await look((item) => {
		const cited = context.pool
			.citedBy(context.nodeOf(item).citations)
			.filter(({ source }) => !asked.get(item.id)!.has(source.id));
		return cited.length > 0 ? cited.slice(0, sourcesPerFact) : others(item);
	});
	await look(others);
	if (pages) await look((item) => pages.find(claimOf(item).text));
	for (const item of items)
		if (isUndecided(facts.get(item.id))) facts.set(item.id, better(facts.get(item.id), verifyByRules(item, context)));
	return { facts, dropped, error };
}

const sourcesPerFact = 2;

/** What needs no question: what can be computed, and what a model has already said of the cited sources. */
function alreadyKnown(item: ReportItem, context: VerifyContext): VerifiedFact | undefined {
	return (
		computedOrConverted(item, context) ?? citedFact(context.verdictsOn(item).filter(({ basis }) => basis === 'model'))
	);
}

/** The rules decide what the model left open, unless the model has looked and says that it cannot be told. */
function better(judged: VerifiedFact | undefined, byRules: VerifiedFact): VerifiedFact {
	return judged && (isUndecided(byRules) || byRules.judgement.found.length > 0) ? judged : byRules;
}

/** A model has held these against the fact already. */
function judgedSources(item: ReportItem, { verdictsOn }: VerifyContext): string[] {
	return verdictsOn(item)
		.filter(({ basis }) => basis === 'model')
		.map(({ source }) => source.id);
}

/** A fact with each of some sources, as a claim is held against those that it cites. */
function pairsOf(
	item: ReportItem,
	sources: readonly AvailableSource[],
	{ claimOf, nodeOf }: VerifyContext,
): ClaimSourcePair[] {
	const { span, citations } = nodeOf(item);
	const claim = { place: nowhere, ...claimOf(item), node: item.node, span, citations };
	return sources.map(({ source, evidence }) => {
		return { claim, source, evidence, offline: checkClaim(evidence.index, claim) };
	});
}
