import type { Report } from '../report/model';
import type { GatheredSources } from '../sources/cited/gatherSources';
import type { LogicTree } from '../tree/model';
import { citedClaims } from './citedClaims';
import {
	type ClaimSourcePair,
	pairClaimsWithSources,
	type SourceVerdict,
	type VerifyOptions,
	verdictByRules,
} from './claimSourcePairs';
import { type ClaimsJudgement, judgeClaims } from './judgeClaims';

/** The claims of a report held against the sources they cite. */
export interface ClaimVerification extends GatheredSources {
	/** In the order of the report. */
	readonly facts: readonly VerifiedClaim[];
	/** What the model said on the whole; `undefined` where none was asked. */
	readonly judgement: Omit<ClaimsJudgement, 'verdicts'> | undefined;
}

/** A claim, a source it cites, and what that source says of it. */
export interface VerifiedClaim extends SourceVerdict, Pick<ClaimSourcePair, 'claim' | 'source'> {}

/** Of a report whose sources nobody asks about. */
export const nothingVerified: ClaimVerification = { sources: [], readings: new Map(), facts: [], judgement: undefined };

/** The judge's verdicts, and the rules' where it gave none. */
export async function verifyClaims(
	report: Report,
	tree: LogicTree,
	read: GatheredSources,
	{ judge, ...init }: VerifyOptions,
): Promise<ClaimVerification> {
	const holdings = await pairClaimsWithSources(citedClaims(report, tree), read, init);
	if (!judge) return { ...read, facts: factsOf(holdings, read), judgement: undefined };
	const { verdicts, ...judgement } = await judgeClaims(holdings, judge);
	return { ...read, facts: factsOf(holdings, read, verdicts), judgement };
}

function factsOf(
	holdings: readonly ClaimSourcePair[],
	{ readings }: GatheredSources,
	verdicts?: ReadonlyMap<ClaimSourcePair, SourceVerdict>,
): VerifiedClaim[] {
	return holdings.map((holding) => {
		const { claim, source } = holding;
		return { claim, source, ...(verdicts?.get(holding) ?? verdictByRules(holding, readings)) };
	});
}
