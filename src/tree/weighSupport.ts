import { measure, oddsOf } from './learned/forest';
import type { TreeModels } from './learned/models';
import type { Reading } from './learned/reading';
import { type Grounds, groundsOf, supportFeatures } from './learned/supportFeatures';
import type { SupportReason } from './model';
import type { Role } from './roles';
import type { Judged } from './support';

/** Odds from which a claim is called unsupported, partly supported, and a fact unattributed: precision first. */
const unsupportedFrom = 0.7;
const partialFrom = 0.42;
/** A claim that the rules find supported is doubted only where the odds speak clearly against it. */
const doubtedFrom = 0.62;
const unattributedFrom = 0.06;

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
		const vector = measure(supportFeatures, grounds);
		return roles[index] === 'evidence'
			? weighFact(rule, grounds, oddsOf(models.fact, vector)[0]!)
			: weighClaim(rule, grounds, oddsOf(models.claim, vector)[0]!);
	});
}

function weighFact(rule: Judged, { own }: Grounds, odds: number): Judged {
	if (own.citations > 0 || rule.support === 'partial') return rule;
	if (odds >= unattributedFrom) return { support: 'unsupported', reasons: [unsourced], evidence: [] };
	return rule.support === 'unsupported' ? { support: 'unknown', reasons: [], evidence: [] } : rule;
}

function weighClaim(rule: Judged, grounds: Grounds, odds: number): Judged {
	if (odds >= unsupportedFrom && rule.support !== 'supported')
		return { ...rule, support: 'unsupported', reasons: reasonsFor(rule, grounds) };
	if (odds >= (rule.support === 'supported' ? doubtedFrom : partialFrom)) return { ...rule, support: 'partial', reasons: reasonsFor(rule, grounds) };
	if (rule.support !== 'unsupported' && rule.support !== 'partial') return rule;
	return { support: 'unknown', reasons: [], evidence: rule.evidence };
}

function reasonsFor(rule: Judged, { own, below }: Grounds): readonly SupportReason[] {
	if (rule.support === 'unsupported' || rule.support === 'partial') return rule.reasons;
	if (own.cues.has('forecast'))
		return [{ code: 'noBasis', message: 'It looks ahead, but gives no basis for the forecast.' }];
	return below.length > 0
		? [{ code: 'narrowerEvidence', message: 'What stands below it covers less than it says.' }]
		: [{ code: 'narrowerEvidence', message: 'Its citation alone carries it; no fact is given.' }];
}

const unsourced: SupportReason = {
	code: 'unsourcedFact',
	message: 'No citation or named source stands near this fact.',
};
