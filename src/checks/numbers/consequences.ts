import type { DraftFinding, RelatedPlace } from '../../findings/model';
import { message } from '../../messages/message';
import { groupBy } from '../../text/collections';
import type { CheckedRelation } from './checkedRelation';

type Conflict = Extract<CheckedRelation, { outcome: 'conflicts' }>;

/** A number of a relation: as {@link Retrial} counts them. */
interface Role {
	readonly relation: CheckedRelation;
	readonly number: number;
}

/** A conflict, and what its correction does to the other relations of its number. */
interface Cause {
	readonly conflict: Conflict;
	/** The conflicts that it mends besides its own. */
	readonly mended: ReadonlySet<Conflict>;
	/** How many relations that hold it would break. */
	readonly broken: number;
}

/**
 * What the author is told of relations that conflict: each defect once. What holds as soon as the correction of another
 * finding is put in is a consequence of that finding, so it is a place of it and no finding of its own: a total that is off
 * by as much as one of its parts, or a share of a total that is wrong. It is right as it stands, then, and nothing comes right
 * with it in turn.
 */
export function findingsWithoutConsequences(relations: readonly CheckedRelation[]): DraftFinding[] {
	const causes = causesIn(relations);
	const causeOf = new Map<Conflict, Conflict>();
	const told = new Set<Conflict>();
	for (const { conflict, mended } of likeliestFirst(causes)) {
		if (causeOf.has(conflict)) continue;
		told.add(conflict);
		for (const other of mended) if (!told.has(other) && !causeOf.has(other)) causeOf.set(other, conflict);
	}
	const consequences = groupBy([...causeOf.keys()], (conflict) => causeOf.get(conflict));
	return causes
		.filter(({ conflict }) => told.has(conflict))
		.map(({ conflict }) => withPlaces(conflict, consequences.get(conflict) ?? []));
}

function causesIn(relations: readonly CheckedRelation[]): Cause[] {
	const roles = groupBy(relations.flatMap(rolesIn), ({ relation, number }) => String(placeOf(relation, number)));
	return relations.filter(isConflict).map((conflict) => {
		const correction = correctionOf(conflict);
		const others = correction === undefined ? [] : (roles.get(String(conflict.at)) ?? []);
		const after = others.filter(({ relation }) => relation !== conflict).map((role) => retried(role, correction ?? ''));
		const mended = after.flatMap(({ relation, holds }) => (isConflict(relation) && holds ? [relation] : []));
		const broken = after.filter(({ relation, holds }) => !isConflict(relation) && !holds);
		return { conflict, mended: new Set(mended), broken: broken.length };
	});
}

function isConflict(relation: CheckedRelation): relation is Conflict {
	return relation.outcome === 'conflicts';
}

/** Those that can be tried again. */
function rolesIn(relation: CheckedRelation): Role[] {
	if (!relation.retrial) return [];
	return [relation.at, ...relation.others].map((_, number) => ({ relation, number }));
}

function placeOf({ at, others }: CheckedRelation, number: number) {
	return number === 0 ? at : others[number - 1];
}

function retried({ relation, number }: Role, text: string) {
	return { relation, holds: relation.retrial?.(number, text) ?? false };
}

function correctionOf({ finding }: Conflict): string | undefined {
	return finding.code === 'number.arithmetic' ? finding.data?.correction : undefined;
}

/**
 * First what no other correction mends, or only one that it mends in turn; then what breaks nothing that holds, and what
 * mends most.
 */
function likeliestFirst(causes: readonly Cause[]): Cause[] {
	const mendings = causes.flatMap((cause) => [...cause.mended].map((conflict) => ({ conflict, by: cause.conflict })));
	const mendedBy = groupBy(mendings, ({ conflict }) => conflict);
	const isOwn = ({ conflict, mended }: Cause) => (mendedBy.get(conflict) ?? []).every(({ by }) => mended.has(by));
	const [own, others] = [causes.filter(isOwn), causes.filter((cause) => !isOwn(cause))];
	const inOrder = (some: readonly Cause[]) =>
		some.toSorted((a, b) => a.broken - b.broken || b.mended.size - a.mended.size);
	return [...inOrder(own), ...inOrder(others)];
}

function withPlaces({ finding, at }: Conflict, consequences: readonly Conflict[]): DraftFinding {
	const places = consequences
		.filter((other) => String(other.at) !== String(at))
		.map(({ at, kind }): RelatedPlace => {
			const told = kind === 'tableTotal' ? message('numbers.totalOffToo') : message('numbers.fitsOnceCorrected');
			return { span: at, message: told };
		});
	return places.length === 0 ? finding : { ...finding, related: [...(finding.related ?? []), ...places] };
}
