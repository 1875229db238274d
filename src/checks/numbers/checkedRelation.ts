import { firstOf } from '../../access';
import type { DraftFinding } from '../../findings/model';
import type { RelationKind } from '../../findings/numberRelation';
import type { Message } from '../../messages/model';
import type { Span } from '../../report/model';
import type { Amount } from './amount';
import { brokenRelation, computedLike, figure, isConsistent, type Relation } from './relation';

/** How a number follows from others; made only for who looks, for most relations hold and nobody asks. */
export type Working = () => {
	readonly formula: Message;
	/** What comes out; absent where the formula says all. */
	readonly value?: Message;
};

interface Compared {
	readonly kind: RelationKind;
	/** The number that is held against the others. */
	readonly at: Span;
	readonly others: readonly Span[];
	readonly working: Working | undefined;
}

/** A relation between numbers that a check has tried: one that conflicts is a finding. */
export type CheckedRelation = Compared &
	(
		| { readonly outcome: 'holds' }
		| { readonly outcome: 'conflicts'; readonly finding: DraftFinding }
		| { readonly outcome: 'unread'; readonly reason: Message }
	);

type Place = Pick<Amount, 'span'>;

export function holds(kind: RelationKind, at: Place, others: readonly Place[], working?: Working): CheckedRelation {
	return { kind, at: at.span, others: others.map(({ span }) => span), working, outcome: 'holds' };
}

export function conflicts(kind: RelationKind, finding: DraftFinding, working?: Working): CheckedRelation {
	const others = (finding.related ?? []).map(({ span }) => span);
	return { kind, at: finding.span, others, working, outcome: 'conflicts', finding };
}

/** The numbers are meant to go together, but why they do or do not cannot be told. */
export function unread(kind: RelationKind, at: Place, others: readonly Place[], reason: Message): CheckedRelation {
	return { kind, at: at.span, others: others.map(({ span }) => span), working: undefined, outcome: 'unread', reason };
}

/** A number that follows from others, or does not. */
export function judged(kind: RelationKind, relation: Relation): CheckedRelation {
	return isConsistent(relation) ? follows(kind, relation) : doesNotFollow(kind, relation);
}

export function follows(kind: RelationKind, relation: Relation): CheckedRelation {
	return holds(kind, relation.result, relation.operands, workingOf(relation));
}

export function doesNotFollow(kind: RelationKind, relation: Relation): CheckedRelation {
	return conflicts(kind, brokenRelation(relation), workingOf(relation));
}

/** Of several readings the one that fits, or else the likeliest. */
function workingOf(relation: Relation): Working {
	const { formula, computed, result } = relation;
	return () => {
		const [, value] = computed.find((one) => computedLike(relation, one)) ?? firstOf(computed);
		return { formula, value: figure(value, result) };
	};
}

/** What the author is told of relations. */
export function findingsOf(relations: readonly CheckedRelation[]): DraftFinding[] {
	return relations.flatMap((relation) => (relation.outcome === 'conflicts' ? [relation.finding] : []));
}
