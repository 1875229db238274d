import type { NodeType } from '../model';
import type { Cue } from './cues';
import type { Signals } from './signals';

export type Role = NodeType | 'other';

/** How far a cue speaks for a claim (positive) or for a fact (negative). */
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

/**
 * What a unit does in the report: it claims (argument), it states a checkable fact (evidence), or neither.
 * Headings are arguments: FinResearchBench §3.1.2 takes topic and argument as synonyms.
 */
export function roleOf(signals: Signals): Role {
	const { unit } = signals;
	if (unit.kind === 'heading') return 'argument';
	if (unit.kind === 'table') return 'evidence';
	if (signals.question || signals.label) return 'other';
	const facts = signals.figures + signals.citations;
	if (signals.cues.has('roadmap') && facts === 0 && !signals.cues.has('inference')) return 'other';
	const balance = claimBalance(signals);
	if (balance > 0) return 'argument';
	if (facts + signals.dates > 0 || signals.cues.has('attribution') || signals.cues.has('event')) return 'evidence';
	return signals.length < 6 ? 'other' : balance < 0 ? 'evidence' : 'argument';
}

/** Above 0 the sentence claims, below 0 it reports. */
export function claimBalance(signals: Signals): number {
	let balance = signals.unit.position === 0 ? 0.3 : 0;
	for (const cue of signals.cues) balance += cueWeights[cue] ?? 0;
	return (
		balance -
		Math.min(signals.figures, 3) * 0.7 -
		Math.min(signals.dates, 1) * 0.3 -
		Math.min(signals.citations, 1) * 0.3
	);
}
