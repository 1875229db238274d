import type { Check, DraftFinding } from '../../findings/model';
import { message } from '../../messages/message';
import type { Report } from '../../report/model';
import { memoised } from '../../text/memo';
import type { Amount } from './amount';
import { type CheckedRelation, conflicts, findingsOf, holds } from './checkedRelation';
import { givenElsewhere } from './givenElsewhere';
import { readGrids } from './grid';
import { betweenMentions } from './inconsistentMentions';
import { betweenStatements, isContrasted } from './inconsistentStatements';
import { betweenTables, textAgainstTables } from './inconsistentTables';
import { lineAt } from './lineAt';
import { listCounts } from './listCounts';
import { readNumericSentences } from './mentions';
import { partCounts } from './partCounts';
import { sameDigits } from './sameDigits';
import { betweenRows } from './sameRows';
import { swappedDigits } from './swappedDigits';

/** The same quantity for the same period in two places; worked out once a report. */
export const checkSameQuantities: (report: Report) => readonly CheckedRelation[] = memoised((report) => {
	const statements = readNumericSentences(report);
	const stating = new Set(statements.map(({ block }) => block));
	const contrasted = new Set(
		report.blocks
			.filter(({ index, span }) => stating.has(index) && isContrasted(report.source.slice(...span)))
			.map(({ index }) => index),
	);
	const mentions = statements.filter(({ block }) => !contrasted.has(block)).flatMap((statement) => statement.mentions);
	const grids = readGrids(report);
	const pairs = [
		...betweenStatements(statements),
		...betweenMentions(mentions),
		...textAgainstTables(mentions, grids),
		...betweenTables(grids),
		...betweenRows(grids),
	];
	return [
		...pairs.map(({ later, earlier, agree }) =>
			agree ? holds('sameQuantity', later, [earlier]) : conflicts('sameQuantity', inconsistent(report, later, earlier)),
		),
		...listCounts(report),
		...partCounts(report),
		...[...sameDigits(report), ...swappedDigits(report, statements, contrasted), ...givenElsewhere(report)].map(
			(finding) => conflicts('sameQuantity', finding),
		),
	];
});

/** `number.inconsistent`: the same quantity for the same period with different values in two places. */
export const numberInconsistent: Check = ({ report }) => findingsOf(checkSameQuantities(report));

function inconsistent(report: Report, later: Amount, earlier: Amount): DraftFinding {
	return {
		code: 'number.inconsistent',
		span: later.span,
		message: message('numbers.inconsistent', {
			earlier: earlier.text,
			line: lineAt(report, earlier),
			later: later.text,
		}),
		related: [{ span: earlier.span, message: message('numbers.otherValue', { text: earlier.text }) }],
	};
}
