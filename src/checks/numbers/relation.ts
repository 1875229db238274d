import type { DraftFinding } from '../../findings/model';
import { message, verbatim } from '../../messages/message';
import type { Message } from '../../messages/model';
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
}

export function isConsistent(relation: Relation): boolean {
	return relation.computed.some((one) => computedLike(relation, one));
}

/** Whether one of the values that may come out is what the text says. */
export function computedLike({ result, accepted }: Relation, value: Interval): boolean {
	return meet(accepted ?? asResult(result), value);
}

/** The finding about a relation that does not hold. */
export function brokenRelation(relation: Relation, said = relation.result.text): DraftFinding {
	const { result, operands, formula, computed } = relation;
	const value = figure(computed[0]![1], result);
	const spelled = result.spelled !== undefined;
	return finding(
		'number.arithmetic',
		result,
		operands,
		message('numbers.doesNotAddUp', { formula, value, said, spelled }),
	);
}

/** A finding at one number that points at the others. */
export function finding(
	code: 'number.arithmetic' | 'number.unit',
	at: Amount,
	others: readonly Amount[],
	told: Message,
): DraftFinding {
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
	return verbatim(like.text.replace(/[-−+]?\d[\d,]*(?:\.\d+)?/, text));
}
