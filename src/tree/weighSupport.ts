import { oddsOf } from './learned/forest';
import type { TreeModels } from './learned/models';
import type { Reading } from './learned/reading';
import { type Grounds, groundsOf, measureSupport } from './learned/supportFeatures';
import type { SupportReason } from './model';
import type { Role } from './roles';
import type { Judged } from './support';

/** Odds from which a claim is called unsupported, partly supported, and a fact unattributed: precision first. */
const unsupportedFrom = 0.7;
const partialFrom = 0.42;
/** A claim that the rules find supported is doubted only where the odds speak clearly against it. */
const doubtedFrom = 0.62;
const unattributedFrom = 0.03;

/**
 * Weighs what the rules found by how sure it is. The rules give the reasons; the learned odds decide how loudly they
 * are said, so that a claim is called unsupported only where an editor would say so too.
 */
export function weighSupport(
	reading: Reading,
	judged: readonly Judged[],
	roles: readonly Role[],
	models: TreeModels,
): Judged[] {
	return groundsOf(reading).map((grounds, index) => {
		const rule = judged[index]!;
		if (grounds.own.unit.kind === 'heading' || roles[index] === 'other') return rule;
		const vector = measureSupport(grounds);
		return roles[index] === 'evidence'
			? weighFact(rule, grounds, oddsOf(models.fact, vector)[0]!)
			: weighClaim(rule, grounds, { claim: oddsOf(models.claim, vector)[0]!, fact: oddsOf(models.fact, vector)[0]! });
	});
}

function weighFact(rule: Judged, { own }: Grounds, odds: number): Judged {
	const table = own.unit.kind === 'table';
	if (own.citations > 0 || rule.support === 'partial' || (table && rule.support === 'supported')) return rule;
	if (table && own.figures === 0) return { support: 'unknown', reasons: [], evidence: [] };
	const ruledOut = rule.support === 'unsupported' && odds >= unattributedFrom / 2;
	if (odds >= unattributedFrom || ruledOut) return { support: 'unsupported', reasons: [unsourced], evidence: [] };
	return rule.support === 'unsupported' ? { support: 'unknown', reasons: [], evidence: [] } : rule;
}

interface Odds {
	/** Of a claim left without sufficient support. */
	readonly claim: number;
	/** Of a fact that nothing attributes. */
	readonly fact: number;
}

function weighClaim(rule: Judged, grounds: Grounds, odds: Odds): Judged {
	const { own } = grounds;
	const bareFigure = own.citations === 0 && own.figures > 0 && odds.fact >= unattributedFrom;
	const least = isBareAssertion(rule, grounds) ? partialFrom : unsupportedFrom;
	if (odds.claim >= least && rule.support !== 'supported') {
		return { ...rule, support: 'unsupported', reasons: reasonsFor(rule, grounds) };
	}
	if (bareFigure) return { ...rule, support: 'partial', reasons: [unsourcedFigure] };
	if (odds.claim >= (rule.support === 'supported' ? doubtedFrom : partialFrom)) {
		return { ...rule, support: 'partial', reasons: reasonsFor(rule, grounds) };
	}
	if (rule.support !== 'unsupported' && rule.support !== 'partial') return rule;
	return { support: 'unknown', reasons: [], evidence: rule.evidence };
}

/** A forecast or a certainty with nothing under it: what an editor strikes first. */
function isBareAssertion(rule: Judged, { own, below }: Grounds): boolean {
	const bare = rule.support === 'unsupported' && own.citations === 0 && own.figures === 0 && below.length === 0;
	return bare && (own.cues.has('forecast') || own.cues.has('certainty'));
}

function reasonsFor(rule: Judged, grounds: Grounds): readonly SupportReason[] {
	const { own, below } = grounds;
	if (isBareAssertion(rule, grounds) && own.cues.has('forecast')) return [noBasis];
	if (rule.support === 'unsupported' || rule.support === 'partial') return rule.reasons;
	if (own.cues.has('forecast')) return [noBasis];
	return below.length > 0
		? [{ code: 'narrowerEvidence', message: 'What stands below it covers less than it says.' }]
		: [{ code: 'narrowerEvidence', message: 'Its citation alone carries it; no fact is given.' }];
}

const unsourced: SupportReason = {
	code: 'unsourcedFact',
	message: 'No citation or named source stands near this fact.',
};

const unsourcedFigure: SupportReason = { code: 'unsourcedFigure', message: 'It gives a figure, but no source for it.' };

const noBasis: SupportReason = { code: 'noBasis', message: 'It looks ahead, but gives no basis for the forecast.' };
