import type { Judge, ModelError } from '../../../judge/model';
import { message } from '../../../messages/message';
import type { ReportItem } from '../../../scorecard/jade';
import type { AvailableSource } from './availableSources';
import { judgePairs } from './judgeFacts';
import type { PageFinder } from './pageFinder';
import { citedFact, type VerifiedFact, verifiedFact } from './verifiedFact';
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
		const pairs = (
			await Promise.all(open.map(async (item) => (await sourcesOf(item)).map((source) => ({ item, source }))))
		).flat();
		for (const { item, source } of pairs) asked.get(item.id)!.add(source.id);
		const judged = await judgePairs(pairs, context, judge, sample);
		dropped += judged.dropped;
		error ??= judged.error;
		for (const [id, verdicts] of judged.verdicts) facts.set(id, merged(verdicts));
	};
	const claimOf = (item: ReportItem) => context.claimOf(item);
	const others = (item: ReportItem) => context.pool.relevantTo(claimOf(item), sourcesPerFact, asked.get(item.id)!);
	await look((item) => {
		const cited = context.pool.citedBy(context.nodeOf(item).citations).filter(({ id }) => !asked.get(item.id)!.has(id));
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

/** Several sources on one fact: the surest answer; where a Yes stands against a No about as sure, nothing is decided. */
function merged(verdicts: readonly VerifiedFact[]): VerifiedFact {
	const [best, ...rest] = [...verdicts].sort((a, b) => weightOf(b) - weightOf(a));
	const { answer, confidence } = best!.verification;
	const against = rest.find(
		({ verification }) => verification.answer !== 'unverifiable' && verification.answer !== answer,
	);
	if (!against || confidence - against.verification.confidence > 0.2) return best!;
	const quotes = [...best!.judgement.found, ...against.judgement.found];
	return verifiedFact('unverifiable', 0, 'model', message('facts.twoDisagree'), quotes);
}

function weightOf({ verification: { answer, confidence } }: VerifiedFact): number {
	return answer === 'unverifiable' ? -1 : confidence;
}
