import { message, verbatim } from '../messages/message';
import type { Message } from '../messages/model';
import type { Framework } from '../scorecard/dimension';
import { finResearchDimensions } from '../scorecard/finResearch';
import { qualityDimensions } from '../scorecard/reportEval';
import type { Scorecard } from '../scorecard/scorecard';
import { type BasedValue, figuresOf } from './figures';

/** One figure of a framework, for tables over many reports. */
export interface ScoreColumn {
	/** As its figure has it. */
	readonly key: string;
	/** Short, for the head of a column. */
	readonly label: Message;
	/** What the value is measured on; absent where it has no fixed ends. */
	readonly range?: readonly [number, number];
	/** Decimals to show. */
	readonly digits: number;
	/** `undefined` when the scorecard leaves the framework out. */
	read(scorecard: Scorecard): BasedValue | undefined;
}

/** The figures of each framework, in the order of the papers' tables. */
export const scoreColumns: Readonly<Record<Framework, readonly ScoreColumn[]>> = {
	finResearch: columnsOf(
		'finResearch',
		1,
		(['final', ...finResearchDimensions] as const).map((key) => [key, message(`columns.${key}`), [0, 100]]),
	),
	reportEval: columnsOf('reportEval', 2, [
		...([...qualityDimensions, 'redundancy', 'redundancySampled30', 'redundancyJudged'] as const).map(
			(key) => [key, message(`columns.${key}`), [0, 4]] as const,
		),
		['averageSupport', message('columns.averageSupport'), [-1, 1]],
		['strongSupportRate', message('columns.strongSupportRate'), [0, 1]],
		['citationCoverage', message('columns.citationCoverage'), [0, 1]],
	]),
	jade: columnsOf('jade', 3, [
		['final', verbatim('S'), [0, 1]],
		['reasoning', verbatim('S_reason')],
		['evidence', verbatim('S_evid'), [0, 1]],
		['density', verbatim('U')],
		['credibility', verbatim('Q'), [0, 1]],
	]),
};

function columnsOf(
	framework: Framework,
	digits: number,
	columns: readonly (readonly [key: string, label: Message, range?: readonly [number, number]])[],
): ScoreColumn[] {
	return columns.map(([key, label, range]) => ({
		...{ key, label, digits },
		...(range && { range }),
		read: (scorecard) => {
			const found = figuresOf(framework, scorecard).find((figure) => figure.key === key);
			return found && { value: found.value, basis: found.basis };
		},
	}));
}

/** `57.1`, `0.571`, or a dash where there is no value. */
export function formatValue(value: number | null, digits: number): string {
	if (value === null) return '–';
	const text = value.toFixed(digits);
	return (Number(text) === 0 ? text.replace('-', '') : text).replace('-', '−');
}

/** What systems are ranked by: the final score of a framework, and of ReportEval, which has none, the overall quality. */
export function rankingColumn(framework: Framework): ScoreColumn {
	const key = framework === 'reportEval' ? 'overall' : 'final';
	return scoreColumns[framework].find((column) => column.key === key) ?? scoreColumns[framework][0]!;
}
