import type { NodeType } from '../model';
import type { Cue } from './cues';
import type { UnitSignals } from './signals';

/** How far a cue speaks for a claim (positive) or for a fact (negative); by hand, on the example reports. */
const cueWeights: Partial<Record<Cue, number>> = {
	inference: 1.6,
	recommendation: 1.5,
	evaluation: 1.2,
	cause: 0.9,
	forecast: 0.5,
	modal: 0.8,
	contrast: 0.5,
	certainty: 0.4,
	vagueAttribution: -0.3,
	attribution: -1.2,
	event: -1,
	measurement: -0.8,
	example: -0.4,
};

/** What else speaks for a claim or a fact, each up to so many times; by hand, on the example reports. */
const balanceWeights = {
	/** Paragraphs open with their point. */
	firstSentence: 0.3,
	figure: { weight: -0.7, most: 3 },
	date: { weight: -0.3, most: 1 },
	citation: { weight: -0.3, most: 1 },
} as const;

/** A sentence of fewer words that shows no cue and no fact is neither claim nor fact. */
const leastWords = 6;

export type Role = NodeType | 'other';

/**
 * What a unit does in the report: it claims (argument), it states a checkable fact (evidence), or neither.
 * Headings are arguments: FinResearchBench §3.1.2 takes topic and argument as synonyms.
 */
export function unitRole(signals: UnitSignals): Role {
	const { unit } = signals;
	if (unit.kind === 'heading') return 'argument';
	if (unit.kind === 'table') return 'evidence';
	if (signals.question || signals.label) return 'other';
	const facts = signals.figures + signals.citations;
	if (signals.cues.has('roadmap') && facts === 0 && !signals.cues.has('inference')) return 'other';
	const balance = claimBalance(signals);
	if (balance > 0) return 'argument';
	if (facts + signals.dates > 0 || signals.cues.has('attribution') || signals.cues.has('event')) return 'evidence';
	if (signals.length < leastWords) return 'other';
	return balance < 0 ? 'evidence' : 'argument';
}

/** Above 0 the sentence claims, below 0 it reports. */
export function claimBalance(signals: UnitSignals): number {
	const { firstSentence, figure, date, citation } = balanceWeights;
	let balance = signals.unit.position === 0 ? firstSentence : 0;
	for (const cue of signals.cues) balance += cueWeights[cue] ?? 0;
	return (
		balance +
		Math.min(signals.figures, figure.most) * figure.weight +
		Math.min(signals.dates, date.most) * date.weight +
		Math.min(signals.citations, citation.most) * citation.weight
	);
}
