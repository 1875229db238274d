import type { DraftFinding } from '../../findings/model';
import type { Computation } from '../../judge/tasks/computation';
import type { Report, Span } from '../../report/model';
import { overlap } from '../../report/spanRelations';
import { checkCalculation } from '../numbers/arithmetic/calculations';

/** Calculations that a model reads in a report, worked out by code. */
export interface ModelCalculations {
	/** Results that do not follow from the figures they are said to come from. */
	readonly miscalculated: readonly DraftFinding[];
	/** How many could not be worked out with the figures of the report. */
	readonly unread: number;
}

/** More than that is no choice of what matters. */
const mostCalculations = 16;

/**
 * What does not hold is told, what cannot be read is counted.
 *
 * @param statementAt the place of the statement with a number; a calculation of none is passed over
 */
export function checkModelCalculations(
	report: Report,
	computes: readonly Computation[],
	statementAt: (id: number) => Span | undefined,
): ModelCalculations {
	const checked = computes.slice(0, mostCalculations).map(({ id, ...calculation }) => {
		const statement = statementAt(id);
		return statement ? checkCalculation(report, statement, calculation) : 'unread';
	});
	const wrong = checked.filter((check) => typeof check === 'object');
	return {
		miscalculated: wrong.map((finding) => ({
			...finding,
			data: { ...finding.data, judged: true },
			decidedBy: 'model',
		})),
		unread: checked.filter((check) => check === 'unread').length,
	};
}

/** Those that `known` does not tell already: of two findings about one figure one is enough. */
export function untold(known: readonly DraftFinding[], found: readonly DraftFinding[]): DraftFinding[] {
	const kept: DraftFinding[] = [];
	const isSame = (one: DraftFinding, other: DraftFinding) => one.code === other.code && overlap(one.span, other.span);
	for (const finding of found) {
		if (![...known, ...kept].some((other) => isSame(other, finding))) kept.push(finding);
	}
	return kept;
}
