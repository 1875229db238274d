import type { Check, DraftFinding } from '../../findings/model';
import { message } from '../../messages/message';
import type { Report } from '../../report/model';
import type { Amount } from './amount';
import { readGrids } from './grid';
import { betweenMentions } from './inconsistentMentions';
import { betweenStatements, isContrasted } from './inconsistentStatements';
import { betweenTables, textAgainstTables } from './inconsistentTables';
import { lineAt } from './lineAt';
import { readNumericSentences } from './mentions';
import { sameDigits } from './sameDigits';
import { betweenRows } from './sameRows';

/** `number.inconsistent`: the same quantity for the same period with different values in two places. */
export const numberInconsistent: Check = ({ report }) => {
	const statements = readNumericSentences(report);
	const stating = new Set(statements.map(({ block }) => block));
	const contrasted = new Set(
		report.blocks
			.filter(({ index, span }) => stating.has(index) && isContrasted(report.source.slice(...span)))
			.map(({ index }) => index),
	);
	const mentions = statements.filter(({ block }) => !contrasted.has(block)).flatMap((statement) => statement.mentions);
	const grids = readGrids(report);
	const values = [
		...betweenStatements(statements),
		...betweenMentions(mentions),
		...textAgainstTables(mentions, grids),
		...betweenTables(grids),
		...betweenRows(grids),
	].map(([later, earlier]) => inconsistent(report, later, earlier));
	return [...values, ...sameDigits(report)];
};

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
