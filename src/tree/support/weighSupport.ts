import { firstOf, itemAt } from '../../access';
import { message } from '../../messages/message';
import { oddsOf } from '../learned/forest';
import type { TreeModels } from '../learned/models';
import type { SupportReason } from '../model';
import { isClaimless, isFactless } from '../reading/claimless';
import { isNameOnly } from '../reading/definitions';
import type { Reading } from '../reading/readByRules';
import type { Role } from '../reading/roles';
import type { Signals } from '../reading/signals';
import { namesOnlyStandards } from '../reading/standards';
import { narrowerReason } from './narrower';
import { drawsOnCited, opensCitedSection, restsOnNeighbours, sumsUp } from './neighbours';
import { blocksWithSharedSource } from './sharedSources';
import { citedNearby, type Judged, open } from './support';
import { type Grounds, groundsOf, measureSupport } from './supportFeatures';
import { claimOdds, factOdds } from './thresholds';

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
	const shared = blocksWithSharedSource(reading.report);
	return groundsOf(reading).map((grounds, index) => {
		const rule = itemAt(judged, index);
		if (grounds.own.unit.kind === 'heading' || roles[index] === 'other') return rule;
		const silent = roles[index] === 'evidence' ? isFactless : isClaimless;
		if (rule.support !== 'supported' && silent(reading.report, grounds.own)) return open;
		if (shared.has(grounds.own.unit.block.index) && grounds.own.citations === 0) return sharing;
		const vector = measureSupport(grounds);
		return roles[index] === 'evidence'
			? weighFact(rule, grounds, firstOf(oddsOf(models.fact, vector)))
			: weighClaim(rule, grounds, {
					claim: firstOf(oddsOf(models.claim, vector)),
					fact: firstOf(oddsOf(models.fact, vector)),
				});
	});
}

function weighFact(rule: Judged, { own }: Grounds, odds: number): Judged {
	const table = own.unit.kind === 'table';
	if (own.citations > 0 || rule.support === 'partial' || (table && rule.support === 'supported')) return rule;
	if (namesOnlyStandards(own.unit.text)) return naming;
	if (rule.support === 'supported' && rule.reasons[0]?.code === 'cited') return rule;
	if (isNameOnly(own)) return rule.support === 'unsupported' ? open : rule;
	if (table ? own.figures === 0 : own.figures > 0 && !isSpecific(own)) return open;
	const ruledOut = rule.support === 'unsupported' && odds >= factOdds.unattributedByRules;
	if (odds >= factOdds.unattributed || ruledOut) return { support: 'unsupported', reasons: [unsourced], evidence: [] };
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
	const narrower = narrowerOf(rule, grounds);
	if (narrower) return { ...rule, support: 'partial', reasons: [narrower] };
	if (rule.support !== 'supported' && restsOnNeighbours(grounds)) return open;
	const bareFigure =
		own.citations === 0 && isSpecific(own) && !citedNearby(own, grounds.all) && odds.fact >= factOdds.unattributed;
	if (bareFigure && rule.support !== 'supported') return { ...rule, support: 'partial', reasons: [unsourcedFigure] };
	const least = isBareAssertion(rule, grounds) ? claimOdds.bare : claimOdds.unsupported;
	if (odds.claim >= least && rule.support !== 'supported') return doubted(rule, grounds);
	if (odds.claim >= doubtFrom(rule, grounds)) {
		const beside = rule.support === 'supported' ? undefined : reasonBeside(grounds);
		return { ...rule, support: 'partial', reasons: beside ? [beside] : reasonsFor(rule, grounds) };
	}
	if (rule.support !== 'unsupported' && rule.support !== 'partial') return rule;
	return { support: 'unknown', reasons: [], evidence: rule.evidence };
}

/**
 * A claim whose evidence (below it in the tree, or cited right after it in its paragraph) is about one region, year or
 * company only; a citation of its own may say more.
 */
function narrowerOf({ evidence }: Judged, { own, all, block }: Grounds): SupportReason | undefined {
	if (own.citations > 0) return undefined;
	const after = block.slice(block.indexOf(own) + 1).filter(({ citations }) => citations > 0);
	return narrowerReason(own, [...new Set([...evidence.map((index) => itemAt(all, index)), ...after])]);
}

function doubtFrom(rule: Judged, grounds: Grounds): number {
	if (rule.support === 'supported') return claimOdds.doubted;
	if (opensCitedSection(grounds)) return claimOdds.opening;
	return grounds.block.some(({ citations }) => citations > 0) ? claimOdds.partialBesideCitation : claimOdds.partial;
}

/** Whether a figure remains when spans of time and the numbers of points and products (`(1)`, `Model 4`) are left out. */
function isSpecific({ unit, figures }: Signals): boolean {
	const telling = unit.numbers.some(
		({ kind, unit: of }) => kind !== 'year' && kind !== 'date' && of !== 'year' && of !== 'month',
	);
	const rest = unit.text.replace(/[(（]\d{1,2}[)）]|\b\p{Lu}[\p{L}-]* \d{1,2}\b(?![.,%\d])/gu, '');
	return (
		figures > 0 &&
		telling &&
		/\d|[一二三四五六七八九十两]成|\b(?:half|third|quarter|double|twice|two|three|four|five)\b/iu.test(rest)
	);
}

/** A claim that an editor would object to: how far the report goes for it decides how it is put. */
function doubted(rule: Judged, grounds: Grounds): Judged {
	const beside = reasonBeside(grounds);
	if (beside) return { ...rule, support: 'partial', reasons: [beside] };
	return { ...rule, support: 'unsupported', reasons: reasonsFor(rule, grounds) };
}

/** What is wrong with a claim that may have its ground beside it: such a claim is never wholly without support. */
function reasonBeside(grounds: Grounds): SupportReason | undefined {
	if (drawsOnCited(grounds)) return goesBeyond;
	return sumsUp(grounds) || opensCitedSection(grounds) ? unclearGround : undefined;
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
	return below.length > 0 || own.citations === 0
		? [{ code: 'narrowerEvidence', message: message('support.coversLess') }]
		: [{ code: 'narrowerEvidence', message: message('support.citationAlone') }];
}

const sharing: Judged = {
	support: 'supported',
	reasons: [{ code: 'cited', message: message('support.sharedSource') }],
	evidence: [],
};

const naming: Judged = {
	support: 'supported',
	reasons: [{ code: 'attributed', message: message('support.attributed') }],
	evidence: [],
};

const unsourced: SupportReason = {
	code: 'unsourcedFact',
	message: message('support.unsourcedFact'),
};

const unsourcedFigure: SupportReason = { code: 'unsourcedFigure', message: message('support.unsourcedFigure') };

const goesBeyond: SupportReason = {
	code: 'narrowerEvidence',
	message: message('support.goesBeyond'),
};

const unclearGround: SupportReason = {
	code: 'noEvidence',
	message: message('support.unclearGround'),
};

const noBasis: SupportReason = { code: 'noBasis', message: message('support.noBasis') };
