import type { FindingCode, Severity } from '../findings/model';
import type { ReviewKind, ReviewWeight } from '../judge/tasks/reviewSection';

/** What the rules' suspicions are called in the question. */
export type SuspicionKind = ReviewKind | 'noClaim';

/**
 * The codes on which a reader of the text can decide. Not here: what is a fact of the reference list or the markup,
 * and what rests on sources or on verified facts.
 */
export const suspicionKinds: Partial<Record<FindingCode, SuspicionKind>> = {
	'claim.unsupported': 'unsupported',
	'claim.partial': 'partly',
	'claim.overstated': 'overstated',
	'claim.vague': 'vague',
	'conclusion.new': 'newMatter',
	'section.noClaim': 'noClaim',
	'paragraph.redundant': 'repetition',
	'citation.missing': 'uncited',
	'citation.broken': 'brokenCitation',
	'citation.mismatch': 'wrongSource',
	'number.inconsistent': 'contradiction',
	'number.arithmetic': 'arithmetic',
	'number.unit': 'unit',
	'number.period': 'period',
};

/** Whether a second reading decides on findings of this code. */
export function isReviewable(code: FindingCode): boolean {
	return suspicionKinds[code] !== undefined;
}

/** The code of each kind, where what a finding of it tells can be known; else it is a `review.note`. */
export const codeOf: Readonly<Record<ReviewKind, FindingCode>> = {
	unsupported: 'claim.unsupported',
	partly: 'claim.partial',
	overstated: 'claim.overstated',
	vague: 'claim.vague',
	// Something carries the conclusion, but not as far as it goes.
	gap: 'claim.partial',
	newMatter: 'conclusion.new',
	uncited: 'citation.missing',
	brokenCitation: 'citation.broken',
	wrongSource: 'citation.mismatch',
	contradiction: 'number.inconsistent',
	arithmetic: 'number.arithmetic',
	unit: 'number.unit',
	period: 'number.period',
	repetition: 'paragraph.redundant',
	other: 'review.note',
};

/** How loudly a defect is told, by how much it matters. */
export const levelOf: Readonly<Record<ReviewWeight, Exclude<Severity, 'off'>>> = {
	must: 'warning',
	should: 'info',
	could: 'hint',
};
