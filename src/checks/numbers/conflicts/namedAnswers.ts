import { growthTitles } from '../../../lexicon/columns';
import { anyOf, partsIn } from '../../../lexicon/compile';
import { answering, respondents, survey } from '../../../lexicon/surveys';
import { message } from '../../../messages/message';
import { blockAt } from '../../../report/lookup';
import type { Report } from '../../../report/model';
import { allMatches } from '../../../text/matches';
import type { Amount } from '../amounts/amount';
import { type CheckedRelation, conflicts, holds } from '../amounts/checkedRelation';
import { contradiction } from '../amounts/contradiction';
import { lineAt } from '../amounts/lineAt';
import { stated } from '../amounts/tolerances';
import { keptTermSet } from '../reading/mentions';
import { agree } from '../reading/sameQuantity';
import { amount, amountAt, readSkeletons } from '../reading/skeleton';
import { readGrids } from '../tables/grid';
import { isRateName, isShareName } from '../tables/tableNames';

/** An answer of a table with the only share that it gives of it. */
interface Answer {
	/** The table's. */
	readonly block: number;
	readonly label: string;
	readonly share: Amount;
}

const said = [
	new RegExp(`${amount}(?: of ${anyOf(respondents.en)})? ${anyOf(answering.en)} (?:the |their |its |an? |as )?`, 'giu'),
	new RegExp(`${amount}的${anyOf(respondents.zh)}${anyOf(answering.zh)}[“"「]?`, 'gu'),
];
const isOfGrowth = partsIn(growthTitles);
const ofSurvey = new RegExp(`^(?:${anyOf(survey.en)},?|${anyOf(survey.zh)}[，,]?)$`, 'iu');

/** Shares of those asked who named an answer that a table has: `55% named the cost of training`. */
export function namedAnswers(report: Report): CheckedRelation[] {
	const answers = answersIn(report);
	if (answers.length === 0) return [];
	return readSkeletons(report).flatMap((skeleton) =>
		skeleton.text.split('\n').flatMap((sentence) =>
			said.flatMap((pattern) =>
				allMatches(pattern, sentence).flatMap((match): CheckedRelation[] => {
					const share = amountAt(skeleton, match[1]);
					const answer = answerAt(
						answersFor(report, answers, skeleton.block),
						sentence.slice(match.index + match[0].length),
					);
					return answer && isOfAll(sentence.slice(0, match.index)) ? judge(report, share, answer) : [];
				}),
			),
		),
	);
}

/** The rows of tables with long names and one column of shares. */
function answersIn(report: Report): Answer[] {
	return readGrids(report).flatMap((grid) => {
		if (isOfGrowth.test(grid.caption)) return [];
		const columns = grid.header.flatMap((header, column) => {
			const isShare =
				(isShareName(header, true) && !isRateName(header)) ||
				grid.rows.every((row) => row[column]?.dimension === 'percent');
			return column > 0 && isShare ? [column] : [];
		});
		const [column, ...more] = columns;
		if (column === undefined || more.length > 0) return [];
		return grid.labels.flatMap((label, row): Answer[] => {
			const share = grid.rows[row]?.[column];
			if (!share || share.range || keptTermSet(label).size < stated.words) return [];
			return [{ block: grid.table.block, label, share: { ...share, dimension: 'percent' } }];
		});
	});
}

/** Nothing more is said of the answer, nor is another named beside it. */
const ends = /^["'”’」]?(?:[.,;。，；]|$)/u;

/** Of the section of a text; what stands before all tables tells of them all. */
function answersFor(report: Report, answers: readonly Answer[], block: number): readonly Answer[] {
	const section = blockAt(report, block).section;
	const isBefore = answers.every((answer) => answer.block > block);
	return isBefore ? answers : answers.filter((answer) => blockAt(report, answer.block).section === section);
}

/** The answer that a text begins with; none where two tables have it. */
function answerAt(answers: readonly Answer[], text: string): Answer | undefined {
	const start = text.toLowerCase();
	const [only, ...more] = answers.filter(({ label }) => start.startsWith(label.toLowerCase()));
	return only && more.length === 0 && ends.test(text.slice(only.label.length)) ? only : undefined;
}

/** Nothing stands before the share but that it is of the survey. */
function isOfAll(lead: string): boolean {
	return lead.trim() === '' || ofSurvey.test(lead.trim());
}

function judge(report: Report, share: Amount, answer: Answer): CheckedRelation[] {
	if (share.dimension !== 'percent' || share.range || share.bound) return [];
	if (agree(share, answer.share)) return [holds('sameQuantity', share, [answer.share])];
	const told = { earlier: answer.share.text, line: lineAt(report, answer.share), later: share.text };
	return [conflicts('sameQuantity', contradiction(share, answer.share, message('numbers.inconsistent', told)))];
}
