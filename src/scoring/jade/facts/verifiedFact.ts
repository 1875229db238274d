import type { DraftFinding } from '../../../findings/model';
import { isContested, isMiscalculated } from '../../../findings/wrongNumbers';
import { message } from '../../../messages/message';
import type { Message } from '../../../messages/model';
import { missingFigureConfidence, partialSupportConfidence } from '../../../scorecard/factVerdict';
import type { FactVerification, FoundQuote, ItemJudgement } from '../../../scorecard/jade';
import type { LogicNode } from '../../../tree/model';
import type { VerifiedClaim } from '../../../verification/verifyClaims';

/** What came of verifying a fact, and why. */
export interface VerifiedFact {
	readonly verification: FactVerification;
	readonly judgement: ItemJudgement;
}

/**
 * Below a confidence of one half an answer decides nothing: a No would refute and gate all the same, and a Yes would bring
 * down what rests on it, as if it were a No.
 */
const leastSure = 0.5;

export function verifiedFact(
	answer: FactVerification['answer'],
	confidence: number,
	basis: ItemJudgement['basis'],
	reason: Message | null,
	found: readonly FoundQuote[] = [],
	span: ItemJudgement['span'] = null,
): VerifiedFact {
	if (answer !== 'unverifiable' && confidence < leastSure) {
		const unsure = message('jade.hardlySure', { why: reason, yes: answer === 'yes', confidence });
		return verifiedFact('unverifiable', 0, basis, unsure, found, span);
	}
	return {
		verification: { answer, confidence },
		judgement: { basis, reason, span, confidence: answer === 'unverifiable' ? null : confidence, found },
	};
}

type Placed = Pick<LogicNode, 'span'>;

/** By computing: figures of the fact that do not follow from each other are wrong whatever a source says. */
export function computedFact(node: Placed, findings: readonly DraftFinding[]): VerifiedFact | undefined {
	const wrong = findings.find((finding) => isMiscalculated(node, finding));
	if (!wrong) return undefined;
	const basis = wrong.decidedBy === 'model' ? 'model' : 'rule';
	return verifiedFact('no', sureOfComputing, basis, wrong.message, [], wrong.span);
}

/** By another figure of the report for the same quantity: one of the two is wrong. Used where no source has decided. */
export function contestedFact(node: Placed, findings: readonly DraftFinding[]): VerifiedFact | undefined {
	const other = findings.find((finding) => isContested(node, finding));
	return other && verifiedFact('no', sureOfContest, 'rule', other.message, [], other.span);
}

const sureOfComputing = 0.9;
const sureOfContest = 0.5;

/** How sure verdicts on claims and their sources are; those of the rules hold in about four of five cases, see the page on ReportEval. */
export const verdictConfidence = {
	supported: { rule: 0.8, model: 0.9 },
	/** It lowers the evidence, and at the default τ gates nothing. */
	partly: { rule: partialSupportConfidence, model: partialSupportConfidence },
	contradicted: { rule: 0.85, model: 0.9 },
} as const;

/** By the verdicts on the fact and the sources that it cites. */
export function citedFact(facts: readonly VerifiedClaim[]): VerifiedFact | undefined {
	const having = (name: VerifiedClaim['verdict']) => facts.filter(({ verdict }) => verdict === name);
	const [supported, partly, contradicted] = [having('supported'), having('partly'), having('contradicted')];
	if (contradicted.length > 0 && supported.length > 0) {
		const reason = message('facts.sourcesDisagree');
		return verifiedFact(
			'unverifiable',
			0,
			basisOf(contradicted[0]!),
			reason,
			quotesOf([...supported, ...contradicted]),
		);
	}
	const [decisive] = [...contradicted, ...supported, ...partly];
	if (decisive) {
		const basis = basisOf(decisive);
		const { verdict } = decisive as { verdict: keyof typeof verdictConfidence };
		const answer = verdict === 'contradicted' ? 'no' : 'yes';
		const sure = decisive.missing ? missingFigureConfidence : verdictConfidence[verdict][basis];
		return verifiedFact(answer, sure, basis, decisive.reason, quotesOf([decisive]));
	}
	const [open] = facts;
	if (!open) return undefined;
	const reason = open.verdict === 'not-found' ? message('facts.notMentioned') : open.reason;
	return verifiedFact('unverifiable', 0, basisOf(open), reason);
}

function basisOf({ basis }: VerifiedClaim): 'rule' | 'model' {
	return basis === 'model' ? 'model' : 'rule';
}

/** What the sources say of it, where they were quoted. */
export function quotesOf(facts: readonly VerifiedClaim[]): FoundQuote[] {
	return facts.flatMap(({ source, quote, page, verdict }): FoundQuote[] => {
		if (quote === null) return [];
		const stance = verdict === 'contradicted' ? 'contradicts' : 'supports';
		const title = source.title || source.url || source.id;
		return [{ stance, source: source.id, title, url: source.url ?? null, path: null, page, quote }];
	});
}
