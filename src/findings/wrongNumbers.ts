import type { Span } from '../report/model';
import { overlap } from '../report/spanRelations';
import type { DraftFinding } from './model';

/** A statement of the report. */
interface Placed {
	readonly span: Span;
}

/** Whether a finding about numbers refutes a fact. */
export function isRefutedBy(fact: Placed, finding: DraftFinding): boolean {
	return isMiscalculated(fact, finding) || isContested(fact, finding);
}

/** Whether a number of the fact does not follow from those beside it. */
export function isMiscalculated(fact: Placed, { code, span }: DraftFinding): boolean {
	return code === 'number.arithmetic' && overlap(span, fact.span);
}

/** Whether the report gives a number of the fact otherwise in another place. */
export function isContested(fact: Placed, { code, span, related = [] }: DraftFinding): boolean {
	return code === 'number.inconsistent' && [{ span }, ...related].some((place) => overlap(place.span, fact.span));
}
