import { firstOf, itemAt } from '../../../access';
import type { DraftFinding } from '../../../findings/model';
import type { RelationKind } from '../../../findings/numberRelation';
import { message, verbatim } from '../../../messages/message';
import type { Message } from '../../../messages/model';
import { linesOf } from '../../../report/lookup';
import type { Report, Span } from '../../../report/model';
import { shiftSpan } from '../../../report/stretch';
import { type Amount, asResult, withNumber } from './amount';
import { inDigits } from './inDigits';
import { type Interval, meet } from './interval';
import { mostRetried } from './tolerances';

/** A number that follows from others. */
export interface Relation {
	readonly result: Amount;
	readonly operands: readonly Amount[];
	/** How it is worked out, in the numbers as written: `(15 − 12) ÷ 12`. */
	readonly formula: Message;
	/** What comes out, in the unit of the result; the result holds if it meets one of them. */
	readonly computed: readonly Interval[];
	/** What the result must meet when it is not the result as written: `more than doubled`. */
	readonly accepted?: Interval;
	/** Another reading gives another value, so that no correction is offered. */
	readonly ambiguous?: boolean;
}

export function isConsistent(relation: Relation): boolean {
	return relation.computed.some((one) => meetsResult(relation, one));
}

/** Whether one of the values that may come out is what the text says. */
export function meetsResult({ result, accepted }: Relation, value: Interval): boolean {
	return meet(accepted ?? asResult(result), value);
}

/** The finding about a relation that does not hold. */
export function brokenRelation(relation: Relation, said = relation.result.text): ArithmeticFinding {
	const { result, operands, formula, computed } = relation;
	const value = formatLike(computed[0]![1], result);
	const spelled = result.spelled !== undefined;
	const told = message('numbers.doesNotAddUp', { formula, value, said, spelled });
	return withFix(findingAt('number.arithmetic', result, operands, told), correctionOf(relation));
}

/** The correction of a result, where there is one reading only. */
export function correctionOf({ result, computed, accepted, ambiguous }: Relation): string | undefined {
	if (accepted || ambiguous) return undefined;
	const [text, ...others] = new Set(computed.flatMap(([, value]) => writeLike(value, result) ?? []));
	return others.length === 0 ? text : undefined;
}

/** A finding with a correction. */
export function withFix(draft: ArithmeticFinding, correction: string | undefined): ArithmeticFinding {
	return correction === undefined ? draft : { ...draft, data: { ...draft.data, correction } };
}

/** A finding without its correction, where it is not sure which number is wrong. */
export function withoutFix(draft: DraftFinding): DraftFinding {
	if (draft.code !== 'number.arithmetic' || draft.data?.correction === undefined) return draft;
	const { correction: _, ...data } = draft.data;
	return { ...draft, data };
}

type ArithmeticFinding = Extract<DraftFinding, { code: 'number.arithmetic' }>;

/**
 * A value written exactly as the author wrote an amount: its unit, its sign, its decimals, its commas. `undefined` where
 * that cannot be done: of words, ranges and limits, where the sign differs, and where rounding leaves what stands there.
 */
export function writeLike(value: number, like: Amount): string | undefined {
	const [written, ...others] = like.text.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
	if (written === undefined || others.length > 0 || like.spelled || like.range || like.bound) return undefined;
	if (like.value * value <= 0) return undefined;
	const number = Number(written.replaceAll(',', ''));
	const unit = Math.abs(like.value) / number;
	const decimals = written.split('.')[1]?.length ?? 0;
	const text = inDigits(Math.abs(value) / unit, {
		most: decimals,
		least: decimals,
		grouped: written.includes(',') || number < 1000,
	});
	return text === written || Number(text.replaceAll(',', '')) === 0 ? undefined : like.text.replace(written, text);
}

/** A finding at one number that points at the others. */
export function findingAt<Code extends 'number.arithmetic' | 'number.unit'>(
	code: Code,
	at: Amount,
	others: readonly Amount[],
	told: Message,
) {
	return {
		code,
		span: at.span,
		message: told,
		related: others.map(({ span, text }) => ({ span, message: message('numbers.here', { text }) })),
	};
}

/** What a reader does not see of a number: emphasis, and characters without width. */
const unseenInNumber = /[*_\p{Default_Ignorable_Code_Point}]|~~/gu;

/** A value written the way an amount is: `$1.35bn` like `$1.2bn`, with at most one more digit behind the point. */
export function formatLike(value: number, like: Amount): Message {
	if (like.spelled) {
		if (like.dimension !== 'percent') return message('numbers.times', { value });
		return verbatim(`${inDigits(value, { most: 1 })}%`);
	}
	const shown = like.text.replace(unseenInNumber, '');
	const written = /\d[\d,]*(?:\.\d+)?/.exec(shown)?.[0] ?? '1';
	const number = Number(written.replaceAll(',', ''));
	const unit = like.value === 0 || number === 0 ? 1 : Math.abs(like.value) / number;
	const decimals = (written.split('.')[1]?.length ?? 0) + 1;
	const text = inDigits(value / unit, { most: decimals });
	return verbatim(shown.replace(/[-−–+]?\d[\d,]*(?:\.\d+)?/, text));
}

/** How a number follows from others; computed on demand, because most relations hold and are not shown. */
export type Working = () => {
	readonly formula: Message;
	/** What comes out; absent where the formula says all. */
	readonly value?: Message;
};

/**
 * Whether a relation holds once one of its numbers is changed, `7,100` for `7,010`: the number that is checked is number 0,
 * and the others follow in order.
 */
export type Retrial = (number: number, text: string) => boolean;

interface Compared {
	readonly kind: RelationKind;
	/** The number that is held against the others. */
	readonly at: Span;
	readonly others: readonly Span[];
	readonly working: Working | undefined;
	/** Absent in text, where a number is rarely part of two relations. */
	readonly retrial?: Retrial;
}

/** A relation between numbers that was checked; a conflict has a finding. */
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

/** A retrial by a test on the numbers; `undefined` for very many numbers. */
export function retrialOf(
	numbers: readonly Amount[],
	test: (numbers: readonly Amount[]) => boolean,
): Retrial | undefined {
	if (numbers.length > mostRetried) return undefined;
	return (number, text) => test(numbers.with(number, withNumber(itemAt(numbers, number), text)));
}

/** A relation that is stated but cannot be decided. */
export function undecided(kind: RelationKind, at: Place, others: readonly Place[], reason: Message): CheckedRelation {
	return { kind, at: at.span, others: others.map(({ span }) => span), working: undefined, outcome: 'unread', reason };
}

/** Checks whether a number follows from others. */
export function check(kind: RelationKind, relation: Relation): CheckedRelation {
	return isConsistent(relation) ? consistent(kind, relation) : inconsistent(kind, relation);
}

export function consistent(kind: RelationKind, relation: Relation): CheckedRelation {
	return holds(kind, relation.result, relation.operands, workingOf(relation));
}

export function inconsistent(kind: RelationKind, relation: Relation): CheckedRelation {
	return conflicts(kind, brokenRelation(relation), workingOf(relation));
}

/** The computation of the reading that fits, or else of the likeliest. */
function workingOf(relation: Relation): Working {
	const { formula, computed, result } = relation;
	return () => {
		const [, value] = computed.find((one) => meetsResult(relation, one)) ?? firstOf(computed);
		return { formula, value: formatLike(value, result) };
	};
}

/** A relation that was found in a text by itself, where that text stands. */
export function movedRelation(relation: CheckedRelation, by: number): CheckedRelation {
	const at = shiftSpan(by, relation.at);
	const others = relation.others.map((span) => shiftSpan(by, span));
	return relation.outcome === 'conflicts'
		? { ...relation, at, others, finding: movedFinding(relation.finding, by) }
		: { ...relation, at, others };
}

export function movedFinding(finding: DraftFinding, by: number): DraftFinding {
	const related = finding.related?.map((place) => ({ ...place, span: shiftSpan(by, place.span) }));
	return { ...finding, span: shiftSpan(by, finding.span), ...(related && { related }) };
}

/** The findings of the relations that conflict. */
export function findingsOf(relations: readonly CheckedRelation[]): DraftFinding[] {
	return relations.flatMap((relation) => (relation.outcome === 'conflicts' ? [relation.finding] : []));
}

/** The line on which a number stands, from 1. */
export function lineOf(report: Report, { span }: Pick<Amount, 'span'>): number {
	return linesOf(report).lineAt(span[0]) + 1;
}
