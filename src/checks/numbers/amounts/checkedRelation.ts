import { firstOf, itemAt } from '../../../access';
import type { DraftFinding } from '../../../findings/model';
import type { RelationKind } from '../../../findings/numberRelation';
import type { Message } from '../../../messages/model';
import type { Span } from '../../../report/model';
import { spanFrom } from '../../../report/stretch';
import { type Amount, rewritten } from './amount';
import { brokenRelation, computedLike, figure, isConsistent, type Relation } from './relation';
import { triedAgain } from './tolerances';

/** How a number follows from others; made only for who looks, for most relations hold and nobody asks. */
export type Working = () => {
	readonly formula: Message;
	/** What comes out; absent where the formula says all. */
	readonly value?: Message;
};

/**
 * Whether numbers go together once one of them is written otherwise, `7,100` for `7,010`: the one that is held against the
 * others is number 0, and the others follow in their order.
 */
export type Retrial = (number: number, text: string) => boolean;

interface Compared {
	readonly kind: RelationKind;
	/** The number that is held against the others. */
	readonly at: Span;
	readonly others: readonly Span[];
	readonly working: Working | undefined;
	/** Absent where nobody asks: in text a number rarely takes part in two relations. */
	readonly retrial?: Retrial;
}

/** A relation between numbers that a check has tried: one that conflicts is a finding. */
export type CheckedRelation = Compared &
	(
		| { readonly outcome: 'holds' }
		| {
				readonly outcome: 'conflicts';
				readonly finding: DraftFinding;
				/** What is told if another of its numbers is the wrong one, counted as {@link Retrial} counts them. */
				readonly suspect?: (number: number) => DraftFinding | undefined;
		  }
		| { readonly outcome: 'unread'; readonly reason: Message }
	);

export type Conflict = Extract<CheckedRelation, { outcome: 'conflicts' }>;

type Place = Pick<Amount, 'span'>;

export function holds(
	kind: RelationKind,
	at: Place,
	others: readonly Place[],
	working?: Working,
	retrial?: Retrial,
): CheckedRelation {
	return {
		kind,
		at: at.span,
		others: others.map(({ span }) => span),
		working,
		...(retrial && { retrial }),
		outcome: 'holds',
	};
}

export function conflicts(kind: RelationKind, finding: DraftFinding, working?: Working, retrial?: Retrial): Conflict {
	const others = (finding.related ?? []).map(({ span }) => span);
	return { kind, at: finding.span, others, working, ...(retrial && { retrial }), outcome: 'conflicts', finding };
}

/** The retrial of numbers that go together as `test` says; none of very many. */
export function retrialOf(
	numbers: readonly Amount[],
	test: (numbers: readonly Amount[]) => boolean,
): Retrial | undefined {
	if (numbers.length > triedAgain) return undefined;
	return (number, text) => test(numbers.with(number, rewritten(itemAt(numbers, number), text)));
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

/** A relation that was found in a text by itself, where that text stands. */
export function movedRelation(relation: CheckedRelation, by: number): CheckedRelation {
	const at = spanFrom(by, relation.at);
	const others = relation.others.map((span) => spanFrom(by, span));
	return relation.outcome === 'conflicts'
		? { ...relation, at, others, finding: movedFinding(relation.finding, by) }
		: { ...relation, at, others };
}

export function movedFinding(finding: DraftFinding, by: number): DraftFinding {
	const related = finding.related?.map((place) => ({ ...place, span: spanFrom(by, place.span) }));
	return { ...finding, span: spanFrom(by, finding.span), ...(related && { related }) };
}

/** What the author is told of relations. */
export function findingsOf(relations: readonly CheckedRelation[]): DraftFinding[] {
	return relations.flatMap((relation) => (relation.outcome === 'conflicts' ? [relation.finding] : []));
}
