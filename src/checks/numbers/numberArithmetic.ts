import type { Check, DraftFinding, RelatedPlace } from '../../findings/model';
import { message } from '../../messages/message';
import type { Report } from '../../report/model';
import { groupBy } from '../../text/collections';
import { memoised } from '../../text/memo';
import { withAffected } from './affectedClaims';
import { type CheckedRelation, type Conflict, withoutFix } from './amounts/relation';
import { mostRetried } from './amounts/tolerances';
import { wordedParts } from './counts';
import { isRounded, readGrids } from './reading/grid';
import { checkColumns } from './tables/columns';
import { checkTotals } from './tables/totals';
import { checkStated } from './text/stated';

/** Checks numbers against those that they follow from; cached by report. */
export const checkArithmetic: (report: Report) => readonly CheckedRelation[] = memoised((report) => [
	...checkStated(report),
	...wordedParts(report),
	...readGrids(report).flatMap((grid) => {
		const rounded = isRounded(report, grid);
		const totals = checkTotals(grid).filter(({ outcome }) => !rounded || outcome !== 'conflicts');
		return [...totals, ...checkColumns(grid, rounded)];
	}),
]);

/** `number.arithmetic`, and `number.unit` where a change is in the wrong unit. */
export const numberArithmetic: Check = (context) =>
	findingsWithoutConsequences(checkArithmetic(context.report)).map((finding) => withAffected(finding, context));

/** A number of a relation that can be tried again, as `Retrial` counts them. */
interface Role {
	readonly relation: CheckedRelation;
	readonly number: number;
}

/** By place: what one number takes part in. */
type Roles = ReadonlyMap<string, readonly Role[]>;

/** A possible finding, and what its correction does to the other relations of its number. */
interface Cause {
	readonly finding: DraftFinding;
	/** The conflicts that it mends, those it is told of included. */
	readonly mended: ReadonlySet<Conflict>;
	/** How many relations that hold it would break. */
	readonly broken: number;
}

interface OwnCause extends Cause {
	readonly conflict: Conflict;
}

/**
 * Findings for the relations that conflict, each defect once. A conflict that the correction of another finding resolves is
 * a consequence of it and becomes a related place of that finding: a total that is off by as much as one of its parts, or
 * a share of a total that is wrong. Its own number is right, then, and explains no other conflict.
 */
export function findingsWithoutConsequences(relations: readonly CheckedRelation[]): DraftFinding[] {
	const roles = groupBy(relations.flatMap(rolesIn), ({ relation, number }) => String(placeOf(relation, number)));
	const own = relations.filter(isConflict).map((conflict) => ownCause(conflict, roles));
	const causeOf = new Map<Conflict, Cause>();
	const inOrder: readonly (Cause | OwnCause)[] = [...slipsIn(roles, own), ...likeliestFirst(own)];
	for (const cause of inOrder) {
		if ('conflict' in cause && causeOf.has(cause.conflict)) continue;
		for (const conflict of cause.mended) if (!causeOf.has(conflict)) causeOf.set(conflict, cause);
	}
	const conflictsOf = groupBy([...causeOf], ([, cause]) => cause);
	const told = new Set(own.flatMap(({ conflict }) => causeOf.get(conflict) ?? []));
	return [...told].map((cause) => findingOf(cause, conflictsOf.get(cause)?.map(([conflict]) => conflict) ?? []));
}

function isConflict(relation: CheckedRelation): relation is Conflict {
	return relation.outcome === 'conflicts';
}

function rolesIn(relation: CheckedRelation): Role[] {
	if (!relation.retrial) return [];
	return [relation.at, ...relation.others].map((_, number) => ({ relation, number }));
}

function placeOf({ at, others }: CheckedRelation, number: number) {
	return number === 0 ? at : others[number - 1];
}

function ownCause(conflict: Conflict, roles: Roles): OwnCause {
	const cause = causeIn(conflict.finding, roles);
	return { ...cause, conflict, mended: new Set([conflict, ...cause.mended]) };
}

function causeIn(finding: DraftFinding, roles: Roles): Cause {
	const correction = correctionOf(finding);
	const same = correction === undefined ? [] : (roles.get(String(finding.span)) ?? []).slice(0, mostRetried);
	const tried = same.map(({ relation, number }) => ({ relation, holds: relation.retrial?.(number, correction ?? '') }));
	const mended = tried.flatMap(({ relation, holds }) => (isConflict(relation) && holds ? [relation] : []));
	const broken = tried.filter(({ relation, holds }) => !isConflict(relation) && !holds);
	return { finding, mended: new Set(mended), broken: broken.length };
}

function correctionOf(finding: DraftFinding): string | undefined {
	return finding.code === 'number.arithmetic' ? finding.data?.correction : undefined;
}

/** Single wrong numbers that explain several conflicts, more than any correction of these conflicts themselves. */
function slipsIn(roles: Roles, own: readonly OwnCause[]): Cause[] {
	const ownOf = new Map(own.map((cause) => [cause.conflict, cause]));
	const mendsMore = ({ mended }: Cause, conflict: Conflict) => {
		const other = ownOf.get(conflict);
		return !other || other.broken > 0 || other.mended.size < mended.size;
	};
	const likely = [...roles.values()].flatMap((same) => {
		const suspects = suspectsAt(same).map((finding) => causeIn(finding, roles));
		const slip = suspects.find((cause) => {
			const { mended, broken } = cause;
			return broken === 0 && mended.size > 1 && [...mended].every((conflict) => mendsMore(cause, conflict));
		});
		return slip ? [slip] : [];
	});
	// Where either of two numbers may be wrong, neither is reported.
	const explained = groupBy(
		likely.flatMap(({ mended }) => [...mended]),
		(conflict) => conflict,
	);
	return likely.filter(({ mended }) => [...mended].every((conflict) => explained.get(conflict)?.length === 1));
}

function suspectsAt(same: readonly Role[]): DraftFinding[] {
	const wrong = same.slice(0, mostRetried).filter(({ relation }) => isConflict(relation));
	if (wrong.length < 2) return [];
	return wrong.flatMap(({ relation, number }) => (isConflict(relation) && relation.suspect?.(number)) || []);
}

/**
 * Sorts causes: first those that no other correction resolves, or only one that they resolve in turn; then those that break
 * fewest relations that hold, and resolve most conflicts.
 */
function likeliestFirst(causes: readonly OwnCause[]): OwnCause[] {
	const mendings = causes.flatMap(({ conflict: by, mended }) => [...mended].map((conflict) => ({ conflict, by })));
	const mendedBy = groupBy(mendings, ({ conflict }) => conflict);
	const isOwn = ({ conflict, mended }: OwnCause) => (mendedBy.get(conflict) ?? []).every(({ by }) => mended.has(by));
	const inOrder = (some: readonly OwnCause[]) =>
		some.toSorted((a, b) => a.broken - b.broken || b.mended.size - a.mended.size);
	return [...inOrder(causes.filter(isOwn)), ...inOrder(causes.filter((cause) => !isOwn(cause)))];
}

/** The finding of a cause, with the conflicts it resolves as related places; without a correction that would break another relation. */
function findingOf({ finding, broken }: Cause, conflicts: readonly Conflict[]): DraftFinding {
	const told = broken > 0 ? withoutFix(finding) : finding;
	const places = conflicts
		.filter(({ at }) => String(at) !== String(finding.span))
		.map(({ at, kind }): RelatedPlace => {
			const why = kind === 'tableTotal' ? message('numbers.totalOffToo') : message('numbers.fitsOnceCorrected');
			return { span: at, message: why };
		});
	return places.length === 0 ? told : { ...told, related: [...(told.related ?? []), ...places] };
}
