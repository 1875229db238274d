import { firstOf } from '../../access';
import type { NumberRelation, NumberRelations, RelationOutcome } from '../../findings/numberRelation';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import type { Report } from '../../report/model';
import { groupBy } from '../../text/collections';
import { memoised } from '../../text/memo';
import type { Amount } from './amounts/amount';
import { type CheckedRelation, conflicts, lineOf, type Working } from './amounts/relation';
import { checkArithmetic } from './numberArithmetic';
import { checkSameQuantities } from './numberInconsistent';
import { wrongPeriods } from './numberPeriod';
import { mixedUnits } from './numberUnit';
import { readGrids } from './reading/grid';
import { readSkeletons } from './reading/skeleton';

/**
 * Every relation between numbers that the checks tried, with what came of it: those that conflict are what the `number.*`
 * checks make findings of. Of units and periods only the conflicts are known.
 */
export const numberRelations = memoised((report: Report): NumberRelations => {
	const tried = [
		...checkArithmetic(report),
		...checkSameQuantities(report),
		...mixedUnits(report).map((finding) => conflicts('unit', finding)),
		...wrongPeriods(report).map((finding) => conflicts('period', finding)),
	];
	const relations = [...groupBy(tried, placesOf).values()].map((same) => toRelation(report, mostDecisive(same)));
	const related = new Set(relations.flatMap(({ span, related }) => [span, ...related].map(String)));
	return {
		relations: relations.toSorted((a, b) => a.span[0] - b.span[0]),
		alone: figuresIn(report).filter(({ span }) => !related.has(String(span))).length,
	};
});

/** The numbers of text and tables that measure something. */
function figuresIn(report: Report): Amount[] {
	const cells = readGrids(report)
		.flatMap(({ rows }) => rows.flat())
		.filter((cell) => cell !== undefined);
	return [...readSkeletons(report).flatMap(({ amounts }) => amounts), ...cells];
}

/** A key of the numbers of a relation: several checks may try the same numbers. */
function placesOf({ at, others }: CheckedRelation): string {
	return [at, ...others].map(String).sort().join(' ');
}

/** Conflicts come first, then other decided relations. */
const weight: readonly RelationOutcome[] = ['conflicts', 'holds', 'unread'];

function mostDecisive(same: readonly CheckedRelation[]): CheckedRelation {
	return firstOf(same.toSorted((a, b) => weight.indexOf(a.outcome) - weight.indexOf(b.outcome)));
}

function toRelation(report: Report, relation: CheckedRelation): NumberRelation {
	const { kind, at, others, outcome } = relation;
	const worked = relation.working?.();
	return {
		kind,
		span: at,
		related: others,
		stated: report.source.slice(...at),
		...(worked && { computation: worked.formula }),
		...(worked?.value && { computed: worked.value }),
		outcome,
		told: reasonOf(report, relation, worked),
	};
}

function reasonOf(report: Report, relation: CheckedRelation, worked: ReturnType<Working> | undefined): Message {
	if (relation.outcome === 'conflicts') return relation.finding.message;
	if (relation.outcome === 'unread') return relation.reason;
	if (!worked) {
		const span = firstOf(relation.others);
		return message('numbers.sameValue', { text: report.source.slice(...span), line: lineOf(report, { span }) });
	}
	const { formula, value } = worked;
	return value ? message('numbers.worksOut', { formula, value }) : formula;
}
