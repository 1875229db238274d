import type { Check, DraftFinding } from '../../findings/model';
import { message } from '../../messages/message';
import type { Report } from '../../report/model';
import { memoised } from '../../text/memo';
import type { Amount } from './amounts/amount';
import { type CheckedRelation, conflicts, findingsOf, holds } from './amounts/checkedRelation';
import { contradiction } from './amounts/contradiction';
import { lineAt } from './amounts/lineAt';
import { betweenTables } from './conflicts/betweenTables';
import { givenElsewhere } from './conflicts/givenElsewhere';
import { betweenMentions } from './conflicts/inconsistentMentions';
import { betweenStatements, isContrasted } from './conflicts/inconsistentStatements';
import { namedAnswers } from './conflicts/namedAnswers';
import { sameDigits } from './conflicts/sameDigits';
import { betweenRows } from './conflicts/sameRows';
import { statedCells } from './conflicts/statedCells';
import { swappedDigits } from './conflicts/swappedDigits';
import { textAgainstTables } from './conflicts/textAgainstTables';
import { listCounts } from './counts/listCounts';
import { ownListCounts } from './counts/ownLists';
import { partCounts } from './counts/partCounts';
import { checkRanks } from './ranks/checkRanks';
import { readNumericSentences } from './reading/mentions';
import { readGrids } from './tables/grid';

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
	return fromOneEnd([
		...pairs.map(({ later, earlier, agree }) =>
			agree ? holds('sameQuantity', later, [earlier]) : conflicts('sameQuantity', inconsistent(report, later, earlier)),
		),
		// Of several that tell of one number the last is shown: the more it says of what is wrong, the later it stands.
		...sameDigits(report).map(toConflict),
		...statedCells(report),
		...namedAnswers(report),
		...[...swappedDigits(report, statements, contrasted), ...givenElsewhere(report)].map(toConflict),
		...listCounts(report),
		...partCounts(report),
		...ownListCounts(report),
		...checkRanks(report),
	]);
});

const toConflict = (finding: DraftFinding) => conflicts('sameQuantity', finding);

/** A contradiction is told at one of its two places, whichever rules find it from which. */
function fromOneEnd(relations: readonly CheckedRelation[]): readonly CheckedRelation[] {
	const toldAt = new Map<string, string>();
	return relations.filter(({ outcome, at, others }) => {
		if (outcome !== 'conflicts') return true;
		const pair = [at, ...others].map(String).sort().join(' ');
		const first = toldAt.get(pair) ?? String(at);
		toldAt.set(pair, first);
		return first === String(at);
	});
}

/** `number.inconsistent`: the same quantity for the same period with different values in two places. */
export const numberInconsistent: Check = ({ report }) => findingsOf(checkSameQuantities(report));

function inconsistent(report: Report, later: Amount, earlier: Amount): DraftFinding {
	const told = { earlier: earlier.text, line: lineAt(report, earlier), later: later.text };
	return contradiction(later, earlier, message('numbers.inconsistent', told));
}
