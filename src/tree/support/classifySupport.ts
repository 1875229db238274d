import { firstOf, itemAt } from '../../access';
import { anywhere, inEither } from '../../lexicon/compile';
import { expectedSince, notForeseen } from '../../lexicon/cues';
import { message } from '../../messages/message';
import { probabilitiesOf } from '../learned/forest';
import type { TreeModels } from '../learned/models';
import type { SupportReason } from '../model';
import { isClaimless, isFactless } from '../reading/claimless';
import { hasCue } from '../reading/cues';
import { isNameOnly } from '../reading/definitions';
import type { RuleReading } from '../reading/readByRules';
import type { Role } from '../reading/roles';
import type { UnitSignals } from '../reading/signals';
import { namesOnlyStandards } from '../reading/standards';
import { citedNearby, type SupportAssessment, undecidedSupport } from './judgeSupport';
import { narrowerReason } from './narrower';
import { drawsOnCited, opensCitedSection, restsOnNeighbours, sumsUp } from './neighbours';
import { blocksWithSharedSource } from './sharedSources';
import { measureSupport, type SupportContext } from './supportFeatures';
import { claimOdds, factOdds } from './thresholds';
import { cites, groupOf } from './unitGroup';

/**
 * Weighs what the rules found by how sure it is. The rules give the reasons; the learned odds decide how loudly they
 * are said, so that a claim is called unsupported only where an editor would say so too.
 */
export function classifySupport(
	{ report }: RuleReading,
	contexts: readonly SupportContext[],
	judged: readonly SupportAssessment[],
	roles: readonly Role[],
	models: TreeModels,
): SupportAssessment[] {
	const shared = blocksWithSharedSource(report);
	return contexts.map((grounds, index) => {
		const rule = itemAt(judged, index);
		if (grounds.own.unit.kind === 'heading' || roles[index] === 'other') return rule;
		const silent = roles[index] === 'evidence' ? isFactless : isClaimless;
		if (rule.support !== 'supported' && silent(report, grounds.own))
			return roles[index] === 'argument' ? needless : undecidedSupport;
		if (shared.has(grounds.own.unit.block.index) && grounds.own.citations === 0) return sharing;
		const vector = measureSupport(grounds);
		return roles[index] === 'evidence'
			? classifyFact(rule, grounds, firstOf(probabilitiesOf(models.fact, vector)))
			: classifyClaim(rule, grounds, {
					claim: firstOf(probabilitiesOf(models.claim, vector)),
					fact: firstOf(probabilitiesOf(models.fact, vector)),
				});
	});
}

function classifyFact(rule: SupportAssessment, { own }: SupportContext, odds: number): SupportAssessment {
	const table = own.unit.kind === 'table';
	if (own.citations > 0 || rule.support === 'partial' || (table && rule.support === 'supported')) return rule;
	if (namesOnlyStandards(own.unit.text)) return naming;
	if (rule.support === 'supported' && rule.reasons[0]?.code === 'cited') return rule;
	if (isNameOnly(own)) return rule.support === 'unsupported' ? undecidedSupport : rule;
	if (table ? own.figures === 0 : own.figures > 0 && !isSpecific(own)) return undecidedSupport;
	const ruledOut = rule.support === 'unsupported' && odds >= factOdds.unattributedByRules;
	if (odds >= factOdds.unattributed || ruledOut) return { support: 'unsupported', reasons: [unsourced], evidence: [] };
	return rule.support === 'unsupported' ? { support: 'unknown', reasons: [], evidence: [] } : rule;
}

interface SupportProbabilities {
	/** Of a claim left without sufficient support. */
	readonly claim: number;
	/** Of a fact that nothing attributes. */
	readonly fact: number;
}

function classifyClaim(
	rule: SupportAssessment,
	grounds: SupportContext,
	odds: SupportProbabilities,
): SupportAssessment {
	const { own } = grounds;
	const narrower = narrowerOf(rule, grounds);
	if (narrower) return { ...rule, support: 'partial', reasons: [narrower] };
	if (rule.support !== 'supported' && restsOnNeighbours(grounds)) return besideGround;
	const bareFigure =
		own.citations === 0 &&
		isSpecific(own) &&
		!citedNearby(grounds.report, own, grounds.all) &&
		odds.fact >= factOdds.unattributed;
	if (bareFigure && rule.support !== 'supported') return { ...rule, support: 'partial', reasons: [unsourcedFigure] };
	const least = isBareAssertion(rule, grounds) ? claimOdds.bare : claimOdds.unsupported;
	if (odds.claim >= least && rule.support !== 'supported') return doubted(rule, grounds);
	if (odds.claim >= doubtFrom(rule, grounds)) {
		const beside = rule.support === 'supported' ? undefined : reasonBeside(grounds);
		return { ...rule, support: 'partial', reasons: beside ? [beside] : reasonsFor(rule, grounds).map(asPartial) };
	}
	if (rule.support !== 'unsupported' && rule.support !== 'partial') return rule;
	return { support: 'unknown', reasons: [seldomAsked], evidence: rule.evidence };
}

/**
 * A claim whose evidence (below it in the tree, or cited right after it in its paragraph) is about one region, year or
 * company only; a citation of its own may say more.
 */
function narrowerOf({ evidence }: SupportAssessment, { own, all, block }: SupportContext): SupportReason | undefined {
	if (own.citations > 0) return undefined;
	const from = groupOf(block).placeOf(own) + 1;
	const after = block.slice(from, from + evidenceBehind).filter(cites);
	return narrowerReason(own, [...new Set([...evidence.map((index) => itemAt(all, index)), ...after])]);
}

/** So many sentences of its paragraph behind a claim can be its evidence; few paragraphs have as many. */
const evidenceBehind = 50;

function doubtFrom(rule: SupportAssessment, grounds: SupportContext): number {
	if (rule.support === 'supported') return claimOdds.doubted;
	if (opensCitedSection(grounds)) return claimOdds.opening;
	return groupOf(grounds.block).citing > 0 ? claimOdds.partialBesideCitation : claimOdds.partial;
}

/** Whether a figure remains when spans of time and the numbers of points and products (`(1)`, `Model 4`) are left out. */
function isSpecific({ unit, figures }: UnitSignals): boolean {
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
function doubted(rule: SupportAssessment, grounds: SupportContext): SupportAssessment {
	const beside = reasonBeside(grounds);
	if (beside) return { ...rule, support: 'partial', reasons: [beside] };
	return { ...rule, support: 'unsupported', reasons: reasonsFor(rule, grounds) };
}

/** What is wrong with a claim that may have its ground beside it: such a claim is never wholly without support. */
function reasonBeside(grounds: SupportContext): SupportReason | undefined {
	if (drawsOnCited(grounds)) return goesBeyond;
	return sumsUp(grounds) || opensCitedSection(grounds) ? unclearGround : undefined;
}

/** A forecast or a certainty with nothing under it: what an editor strikes first. */
function isBareAssertion(rule: SupportAssessment, { own, below }: SupportContext): boolean {
	const bare = rule.support === 'unsupported' && own.citations === 0 && own.figures === 0 && below.length === 0;
	return bare && (expectsBare(own) || own.cues.has('certainty'));
}

const foreseen = anywhere(notForeseen, 'g');
const reasoned = inEither(expectedSince);

/** It says what will be, without a reason in the same breath. */
function expectsBare({ cues, unit: { text } }: UnitSignals): boolean {
	if (!cues.has('forecast') || reasoned.test(text)) return false;
	const rest = text.replace(foreseen, ' ');
	return hasCue('forecast', rest, false) || hasCue('forecast', rest, true);
}

function reasonsFor(rule: SupportAssessment, grounds: SupportContext): readonly SupportReason[] {
	const { own, below } = grounds;
	if (isBareAssertion(rule, grounds) && expectsBare(own)) return [noBasis];
	if (rule.support === 'unsupported' || rule.support === 'partial') return rule.reasons;
	if (expectsBare(own)) return [noBasis];
	return below.length > 0 || own.citations === 0
		? [{ code: 'narrowerEvidence', message: message('support.coversLess') }]
		: [{ code: 'narrowerEvidence', message: message('support.citationAlone') }];
}

/** Who is called partly supported is not told in the same breath that nothing supports it. */
function asPartial(reason: SupportReason): SupportReason {
	return reason.code === 'noEvidence' ? unclearGround : reason;
}

/** What is left open, and why. */
const undecidedFor = (reason: SupportReason): SupportAssessment => ({ ...undecidedSupport, reasons: [reason] });

const besideGround = undecidedFor({ code: 'evidence', message: message('support.besideCited') });
const needless = undecidedFor({ code: 'noEvidence', message: message('support.noClaim') });
const seldomAsked: SupportReason = { code: 'noEvidence', message: message('support.seldomAsked') };

const sharing: SupportAssessment = {
	support: 'supported',
	reasons: [{ code: 'cited', message: message('support.sharedSource') }],
	evidence: [],
};

const naming: SupportAssessment = {
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
