import type { Check, DraftFinding } from '../../findings/model';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import type { Report } from '../../report/model';
import { memoised } from '../../text/memo';
import type { Amount } from './amounts/amount';
import { type CheckedRelation, conflicts, findingsOf, holds, lineOf } from './amounts/relation';
import { listCounts } from './counts';
import { readMentions } from './reading/mentions';
import { readCells, textAgainstTables } from './same/cells';
import { rewrittenPairs, samePairs } from './same/sentences';
import { digitSlips, figuresOf, type Slip } from './same/slips';

/** Checks equal quantities in two places, and announced numbers against lists; cached by report. */
export const checkSameQuantities: (report: Report) => readonly CheckedRelation[] = memoised((report) => {
	const [mentions, cells] = [readMentions(report), readCells(report)];
	const pairs = [...samePairs(mentions), ...rewrittenPairs(mentions), ...textAgainstTables(mentions, cells)];
	return oncePerPlace([
		...pairs.map(({ later, earlier, agree }) =>
			agree
				? holds('sameQuantity', later.amount, [earlier.amount])
				: conflicts('sameQuantity', inconsistent(report, later.amount, earlier.amount)),
		),
		...digitSlips(figuresOf(mentions, cells)).map((slip) => conflicts('sameQuantity', slipFinding(report, slip))),
		...listCounts(report),
	]);
});

/** Keeps one contradiction per place, whichever rules find it. */
function oncePerPlace(relations: readonly CheckedRelation[]): readonly CheckedRelation[] {
	const told = new Set<string>();
	return relations.filter(({ outcome, at, others }) => {
		if (outcome !== 'conflicts') return true;
		const places = [at, ...others].map(String);
		const isKnown = others.length > 0 && places.some((place) => told.has(place));
		for (const place of places) told.add(place);
		return !isKnown;
	});
}

/** `number.inconsistent`: the same quantity for the same period with different values in two places. */
export const numberInconsistent: Check = ({ report }) => findingsOf(checkSameQuantities(report));

function inconsistent(report: Report, later: Amount, earlier: Amount): DraftFinding {
	const told = { earlier: earlier.text, line: lineOf(report, earlier), later: later.text };
	return contradiction(later, earlier, message('numbers.inconsistent', told));
}

function slipFinding(report: Report, { later, earlier, times }: Slip): DraftFinding {
	const [here, other] = [later.amount, earlier.amount];
	const line = lineOf(report, other);
	return contradiction(
		here,
		other,
		times === undefined
			? message('numbers.swappedDigits', { other: other.text, line, here: here.text })
			: message('numbers.otherScale', { earlier: other.text, line, later: here.text, times }),
	);
}

/** A finding at one place, with the other as its related place. */
function contradiction(here: Amount, other: Amount, told: Message): DraftFinding {
	const related = [{ span: other.span, message: message('numbers.otherValue', { text: other.text }) }];
	return { code: 'number.inconsistent', span: here.span, message: told, related };
}
