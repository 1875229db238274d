import type { Report } from '../report/model';
import type { GatheredSources } from '../sources/cited/gatherSources';
import type { LogicTree } from '../tree/model';
import { citedClaims } from './citedClaims';
import { type Held, type Holding, heldByRules, holdingsOf, type VerifyInit } from './holdings';
import { type ClaimsJudgement, judgeClaims } from './judgeClaims';

/** The claims of a report held against the sources they cite. */
export interface Verification extends GatheredSources {
	/** In the order of the report. */
	readonly facts: readonly Fact[];
	/** What the model said on the whole; `undefined` where none was asked. */
	readonly judgement: Omit<ClaimsJudgement, 'verdicts'> | undefined;
}

/** A claim, a source it cites, and what that source says of it. */
export interface Fact extends Held, Pick<Holding, 'claim' | 'source'> {}

/** Of a report whose sources nobody asks about. */
export const nothingVerified: Verification = { sources: [], readings: new Map(), facts: [], judgement: undefined };

/** The judge's verdicts, and the rules' where it gave none. */
export async function verifyClaims(
	report: Report,
	tree: LogicTree,
	read: GatheredSources,
	{ judge, ...init }: VerifyInit,
): Promise<Verification> {
	const holdings = await holdingsOf(citedClaims(report, tree), read, init);
	if (!judge) return { ...read, facts: factsOf(holdings, read), judgement: undefined };
	const { verdicts, ...judgement } = await judgeClaims(holdings, judge);
	return { ...read, facts: factsOf(holdings, read, verdicts), judgement };
}

function factsOf(
	holdings: readonly Holding[],
	{ readings }: GatheredSources,
	verdicts?: ReadonlyMap<Holding, Held>,
): Fact[] {
	return holdings.map((holding) => {
		const { claim, source } = holding;
		return { claim, source, ...(verdicts?.get(holding) ?? heldByRules(holding, readings)) };
	});
}
