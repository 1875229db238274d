import type { Check, DraftFinding, RelatedPlace } from '../../findings/model';
import { message } from '../../messages/message';
import type { Report } from '../../report/model';
import { groupBy } from '../../text/collections';
import { memoised } from '../../text/memo';
import { withAffected } from './affectedClaims';
import { type CheckedRelation, type Conflict, uncorrected } from './amounts/relation';
import { triedAgain } from './amounts/tolerances';
import { wordedParts } from './counts';
import { isRounded, readGrids } from './reading/grid';
import { checkColumns } from './tables/columns';
import { checkTotals } from './tables/totals';
import { checkStated } from './text/stated';

/** Numbers against those that they are said to follow from; worked out once a report. */
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

/** What may be told, and what its correction does to the relations of its number. */
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
 * What the author is told of relations that conflict: each defect once. What holds as soon as the correction of another
 * finding is put in is a consequence of that finding, so it is a place of it and no finding of its own: a total that is off
 * by as much as one of its parts, or a share of a total that is wrong. It is right as it stands, then, and nothing comes right
 * with it in turn.
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
	const same = correction === undefined ? [] : (roles.get(String(finding.span)) ?? []).slice(0, triedAgain);
	const tried = same.map(({ relation, number }) => ({ relation, holds: relation.retrial?.(number, correction ?? '') }));
	const mended = tried.flatMap(({ relation, holds }) => (isConflict(relation) && holds ? [relation] : []));
	const broken = tried.filter(({ relation, holds }) => !isConflict(relation) && !holds);
	return { finding, mended: new Set(mended), broken: broken.length };
}

function correctionOf(finding: DraftFinding): string | undefined {
	return finding.code === 'number.arithmetic' ? finding.data?.correction : undefined;
}

/** Numbers that several others conflict with, which all hold once it is corrected: more than any of their own corrections mends. */
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
	// Where either of two may be the wrong one, neither is told.
	const explained = groupBy(
		likely.flatMap(({ mended }) => [...mended]),
		(conflict) => conflict,
	);
	return likely.filter(({ mended }) => [...mended].every((conflict) => explained.get(conflict)?.length === 1));
}

function suspectsAt(same: readonly Role[]): DraftFinding[] {
	const wrong = same.slice(0, triedAgain).filter(({ relation }) => isConflict(relation));
	if (wrong.length < 2) return [];
	return wrong.flatMap(({ relation, number }) => (isConflict(relation) && relation.suspect?.(number)) || []);
}

/**
 * First what no other correction mends, or only one that it mends in turn; then what breaks nothing that holds, and what
 * mends most.
 */
function likeliestFirst(causes: readonly OwnCause[]): OwnCause[] {
	const mendings = causes.flatMap(({ conflict: by, mended }) => [...mended].map((conflict) => ({ conflict, by })));
	const mendedBy = groupBy(mendings, ({ conflict }) => conflict);
	const isOwn = ({ conflict, mended }: OwnCause) => (mendedBy.get(conflict) ?? []).every(({ by }) => mended.has(by));
	const inOrder = (some: readonly OwnCause[]) =>
		some.toSorted((a, b) => a.broken - b.broken || b.mended.size - a.mended.size);
	return [...inOrder(causes.filter(isOwn)), ...inOrder(causes.filter((cause) => !isOwn(cause)))];
}

/** Points at what comes right with it; where its correction would break something else, that is not offered. */
function findingOf({ finding, broken }: Cause, conflicts: readonly Conflict[]): DraftFinding {
	const told = broken > 0 ? uncorrected(finding) : finding;
	const places = conflicts
		.filter(({ at }) => String(at) !== String(finding.span))
		.map(({ at, kind }): RelatedPlace => {
			const why = kind === 'tableTotal' ? message('numbers.totalOffToo') : message('numbers.fitsOnceCorrected');
			return { span: at, message: why };
		});
	return places.length === 0 ? told : { ...told, related: [...(told.related ?? []), ...places] };
}
