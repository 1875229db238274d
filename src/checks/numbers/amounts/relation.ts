import type { DraftFinding } from '../../../findings/model';
import { message, verbatim } from '../../../messages/message';
import type { Message } from '../../../messages/model';
import { type Amount, asResult } from './amount';
import { type Interval, meet } from './interval';

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
	/** It can be worked out in another way, too, which comes to something else: nothing can be put in for the author. */
	readonly ambiguous?: boolean;
}

export function isConsistent(relation: Relation): boolean {
	return relation.computed.some((one) => computedLike(relation, one));
}

/** Whether one of the values that may come out is what the text says. */
export function computedLike({ result, accepted }: Relation, value: Interval): boolean {
	return meet(accepted ?? asResult(result), value);
}

/** The finding about a relation that does not hold. */
export function brokenRelation(relation: Relation, said = relation.result.text): ArithmeticFinding {
	const { result, operands, formula, computed } = relation;
	const value = figure(computed[0]![1], result);
	const spelled = result.spelled !== undefined;
	const told = message('numbers.doesNotAddUp', { formula, value, said, spelled });
	return corrected(finding('number.arithmetic', result, operands, told), correctionOf(relation));
}

/** What is to stand in place of a result as it is written, where it can be worked out in one way only. */
export function correctionOf({ result, computed, accepted, ambiguous }: Relation): string | undefined {
	if (accepted || ambiguous) return undefined;
	const [text, ...others] = new Set(computed.flatMap(([, value]) => writtenAs(value, result) ?? []));
	return others.length === 0 ? text : undefined;
}

/** A finding with what is to stand in its place, for the author to put in. */
export function corrected(draft: ArithmeticFinding, correction: string | undefined): ArithmeticFinding {
	return correction === undefined ? draft : { ...draft, data: { ...draft.data, correction } };
}

/** The same without it, where it is not sure which number is wrong. */
export function uncorrected(draft: DraftFinding): DraftFinding {
	if (draft.code !== 'number.arithmetic' || draft.data?.correction === undefined) return draft;
	const { correction: _, ...data } = draft.data;
	return { ...draft, data };
}

type ArithmeticFinding = Extract<DraftFinding, { code: 'number.arithmetic' }>;

/**
 * A value written exactly as the author wrote an amount: its unit, its sign, its decimals, its commas. `undefined` where
 * that cannot be done: of words, ranges and limits, where the sign differs, and where rounding leaves what stands there.
 */
export function writtenAs(value: number, like: Amount): string | undefined {
	const [written, ...others] = like.text.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
	if (written === undefined || others.length > 0 || like.spelled || like.range || like.bound) return undefined;
	if (like.value * value <= 0) return undefined;
	const number = Number(written.replaceAll(',', ''));
	const unit = Math.abs(like.value) / number;
	const decimals = written.split('.')[1]?.length ?? 0;
	const text = (Math.abs(value) / unit).toLocaleString('en-US', {
		minimumFractionDigits: decimals,
		maximumFractionDigits: decimals,
		useGrouping: written.includes(',') || number < 1000,
	});
	return text === written || Number(text.replaceAll(',', '')) === 0 ? undefined : like.text.replace(written, text);
}

/** A finding at one number that points at the others. */
export function finding<Code extends 'number.arithmetic' | 'number.unit'>(
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

/** A value written the way an amount is: `$1.35bn` like `$1.2bn`, with at most one more digit behind the point. */
export function figure(value: number, like: Amount): Message {
	if (like.spelled) {
		if (like.dimension !== 'percent') return message('numbers.times', { value });
		return verbatim(`${value.toLocaleString('en-US', { maximumFractionDigits: 1 })}%`);
	}
	const written = /\d[\d,]*(?:\.\d+)?/.exec(like.text)?.[0] ?? '1';
	const number = Number(written.replaceAll(',', ''));
	const unit = like.value === 0 || number === 0 ? 1 : Math.abs(like.value) / number;
	const decimals = (written.split('.')[1]?.length ?? 0) + 1;
	const text = (value / unit).toLocaleString('en-US', { maximumFractionDigits: decimals });
	return verbatim(like.text.replace(/[-−–+]?\d[\d,]*(?:\.\d+)?/, text));
}
