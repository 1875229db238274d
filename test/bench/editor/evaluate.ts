import type { Severity } from '../../../src/findings/model';
import type { Span } from '../../../src/report/model';
import type { MarkedReport, MarkKind } from './marks';

/** A finding, as far as it is measured. */
export interface MeasuredFinding {
	readonly code: string;
	readonly severity: Severity;
	readonly span: Span;
	readonly related: readonly { readonly span: Span }[];
	/** Over the limit on findings. */
	readonly held: boolean;
}

/** Findings that speak of the same kind of defect. */
type Family = 'claim' | 'form' | 'repeat' | 'number' | 'uncited' | 'citation' | 'source';

const families: Readonly<Record<string, Family>> = {
	claim: 'claim',
	conclusion: 'claim',
	// What a model found and no code fits: statements that contradict each other, most of all.
	review: 'claim',
	section: 'form',
	figure: 'form',
	table: 'form',
	paragraph: 'repeat',
	number: 'number',
	'citation.missing': 'uncited',
	citation: 'citation',
	source: 'source',
	evidence: 'source',
};

/** The families that meet a mark; the first names its defect. */
const familiesOf: Readonly<Record<MarkKind, readonly Family[]>> = {
	unsupported: ['claim', 'uncited'],
	partly: ['claim', 'uncited'],
	overstated: ['claim'],
	vague: ['claim', 'uncited'],
	gap: ['claim'],
	uncited: ['uncited', 'claim'],
	contradiction: ['number', 'claim', 'repeat'],
	arithmetic: ['number'],
	unit: ['number'],
	repetition: ['repeat'],
	citation: ['citation', 'source'],
	other: ['form', 'citation', 'source', 'claim'],
};

export type Judgement = 'agree' | 'half' | 'disagree' | 'unjudged';

export interface Judged {
	readonly finding: MeasuredFinding;
	readonly judgement: Judgement;
}

export interface Met {
	readonly kind: MarkKind;
	readonly weight: string;
	readonly shown: boolean;
	readonly any: boolean;
	/** By a finding of the first family of its kind. */
	readonly named: boolean;
}

export const isShown = ({ severity }: MeasuredFinding) => severity !== 'hint' && severity !== 'off';

/**
 * What an editor thinks of findings: the verdict on a finding of the same family at the same place, else agreement where a
 * mark of that family lies, else nobody judged it; and which marks the findings meet.
 */
export function evaluateFindings(
	{ marks, verdicts }: Pick<MarkedReport, 'marks' | 'verdicts'>,
	findings: readonly MeasuredFinding[],
): { readonly judged: readonly Judged[]; readonly met: readonly Met[] } {
	const judged = findings.map((finding): Judged => {
		const family = familyOf(finding.code);
		const known = verdicts
			.filter((verdict) => familyOf(verdict.code) === family && isSamePlace(finding.span, verdict.span))
			.sort(
				(a, b) =>
					Number(a.code !== finding.code) - Number(b.code !== finding.code) ||
					shared(finding.span, b.span) - shared(finding.span, a.span),
			);
		if (known[0]) return { finding, judgement: known[0].verdict };
		const marked = marks.some(({ kind, places }) => familiesOf[kind].includes(family) && meets(finding.span, places));
		return { finding, judgement: marked ? 'agree' : 'unjudged' };
	});
	const met = marks.map(({ kind, weight, places }): Met => {
		const elsewhere = kind === 'contradiction' || kind === 'repetition';
		const hits = findings.filter(
			({ code, span, related }) =>
				familiesOf[kind].includes(familyOf(code)) &&
				(meets(span, places) || (elsewhere && related.some((other) => meets(other.span, places)))),
		);
		return {
			...{ kind, weight, any: hits.length > 0, shown: hits.some(isShown) },
			named: hits.some(({ code }) => familyOf(code) === familiesOf[kind][0]),
		};
	});
	return { judged, met };
}

function familyOf(code: string): Family {
	return families[code] ?? families[code.split('.')[0] ?? ''] ?? 'form';
}

function shared(a: Span, b: Span): number {
	return Math.max(0, Math.min(a[1], b[1]) - Math.max(a[0], b[0]));
}

/** Half of the shorter one, or the same start. */
export function isSamePlace(a: Span, b: Span): boolean {
	const common = shared(a, b);
	return (common > 0 && common >= 0.5 * Math.min(a[1] - a[0], b[1] - b[0])) || a[0] === b[0];
}

function meets(span: Span, places: readonly Span[]): boolean {
	return places.some((place) => shared(span, place) > 0);
}
