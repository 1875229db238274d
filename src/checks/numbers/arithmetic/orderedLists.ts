import { firstOf, itemAt } from '../../../access';
import { inEither } from '../../../lexicon/compile';
import { followed, leading, leastOf } from '../../../lexicon/ranks';
import { message, verbatim } from '../../../messages/message';
import { type Amount, isCount } from '../amounts/amount';
import { type CheckedRelation, conflicts, holds } from '../amounts/checkedRelation';
import { places as limits } from '../amounts/tolerances';
import { amountAt, type Skeleton } from '../reading/skeleton';

const isFollowed = inEither(followed);
const isLeading = inEither(leading);
const isFromBelow = inEither({ en: leastOf.en, zh: leastOf.zh.map((word) => `最${word}`) });
/** Between two values: `(40), ` and the next name, with its own value in brackets or behind `with`. */
const nextName =
	/^\s?[^,，、;；()（）\uF000-\uF8FF]{0,14}[)）]?\s?(?:,|，|、|;|；|\band\b|和|及|\bthen\b)[^()（）,，;；.。\uF000-\uF8FF]{1,48}[(（]?\s?$/iu;
/** What stands there of all of them, or without a name. */
const noName = /\b(?:together|combined|both|all|total|they|these|it|which|up|another)\b|合计|共|两者|\band\s+$/iu;

/** `X (40), followed by Y (32) and Z (25)`: three values or more that are to go down. */
export function checkOrderedLists(skeleton: Skeleton): CheckedRelation[] {
	return listsIn(skeleton).flatMap((listed) => {
		const at = listed.findIndex((one, index) => index > 0 && one.value > itemAt(listed, index - 1).value);
		// What goes up all the way may be told from below in words that no list has: the leanest, the quickest.
		if (listed.every((one, index) => index === 0 || one.value > itemAt(listed, index - 1).value)) return [];
		return [at < 0 ? inOrder(listed) : outOfOrder(itemAt(listed, at - 1), itemAt(listed, at))];
	});
}

function listsIn(skeleton: Skeleton): (readonly Amount[])[] {
	return skeleton.text.split('\n').flatMap((sentence) => {
		const match = isFollowed.exec(sentence);
		// What follows in time need not be smaller.
		if (!match || isFromBelow.test(sentence) || !isLeading.test(sentence.slice(0, match.index))) return [];
		const listed = valuesOf(skeleton, sentence, match);
		return listed.length >= limits.rows && listed.every((one) => isAlike(firstOf(listed), one)) ? [listed] : [];
	});
}

function inOrder(listed: readonly Amount[]): CheckedRelation {
	const formula = verbatim(listed.map(({ text }) => text).join(' > '));
	return holds('order', firstOf(listed), listed.slice(1), () => ({ formula }));
}

/** The value that the words of order stand behind, and those that follow. */
function valuesOf(skeleton: Skeleton, sentence: string, match: RegExpExecArray): Amount[] {
	const first = sentence.slice(0, match.index).search(/[\uE000-\uEFFF][^\uE000-\uEFFF]{0,40}$/u);
	const parts = sentence.slice(Math.max(0, first)).split(/([\uE000-\uEFFF])/u);
	const values: Amount[] = [];
	for (let at = 1; first >= 0 && at < parts.length; at += 2) {
		const between = parts[at - 1] ?? '';
		if (at > 1 && (!nextName.test(between) || noName.test(between))) break;
		values.push(amountAt(skeleton, parts[at]));
	}
	return values;
}

function isAlike(first: Amount, one: Amount): boolean {
	const isOfOneKind = one.dimension === first.dimension || (isCount(one) && isCount(first));
	return isOfOneKind && !one.range && !one.bound && !one.approximate;
}

function outOfOrder(before: Amount, here: Amount): CheckedRelation {
	return conflicts('order', {
		code: 'number.arithmetic',
		span: here.span,
		message: message('numbers.outOfOrder', { before: before.text, here: here.text }),
		related: [{ span: before.span, message: message('numbers.here', { text: before.text }) }],
	});
}
