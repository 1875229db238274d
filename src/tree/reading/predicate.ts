import { anywhere, wholeWords } from '../../lexicon/compile';
import * as lexicon from '../../lexicon/definitions.json';
import { cached } from '../../text/textCache';

export const verbs = wholeWords(lexicon.verbs);

const trend = wholeWords(lexicon.trend);

const predicate = anywhere(lexicon.predicate);

/** Whether a text says something of what it names. */
export const hasPredicate = cached((text) =>
	/[\u4e00-\u9fff]/.test(text) ? predicate.test(text) : verbs.test(text) || trend.test(text) || pastTense(text),
);

/** A past tense whose subject stands right before it: `demand doubled`, not `the method used`. */
export function pastTense(text: string): boolean {
	return /\b(?:\w{3,}) (?:\w+ly )?\w{3,}ed (?:by|to|from|in|at|over|since|after|into|the|its|their|a|an|all|most|previous|earlier|new|no)\b/i.test(
		text,
	);
}
