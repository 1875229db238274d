import { message, type NameIn, verbatim } from '../messages/message';
import type { Message } from '../messages/model';
import type { Basis, Framework } from '../scorecard/dimension';
import { type FinResearchDimension, type FinResearchScore, finResearchDimensions } from '../scorecard/finResearch';
import type { QualityDimension, ReportEvalScore } from '../scorecard/reportEval';
import type { Scorecard } from '../scorecard/scorecard';
import { coverageBasis, type JadeFigure, jadeBases, weakestBasis } from './figureBasis';

/** A value with where it comes from. */
export interface BasedValue {
	readonly value: number | null;
	readonly basis: Basis;
}

/** One figure of a framework, for tables over many reports. */
export interface ScoreColumn {
	/** Unique within the framework. */
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

const finResearchColumns: readonly ScoreColumn[] = [
	finResearchColumn('final', ({ final, dimensions }) => ({
		value: final,
		basis: weakestBasis(Object.values(dimensions).map(({ basis }) => basis)),
	})),
	...finResearchDimensions.map((key) => finResearchColumn(key, ({ dimensions }) => dimensions[key])),
];

const reportEvalColumns: readonly ScoreColumn[] = [
	qualityColumn('comprehensiveness'),
	qualityColumn('coherence'),
	qualityColumn('clarity'),
	qualityColumn('insightfulness'),
	qualityColumn('overall'),
	reportEvalColumn('redundancy', [0, 4], ({ redundancy: { allPairs, basis } }) => [allPairs, basis]),
	reportEvalColumn('redundancySampled30', [0, 4], ({ redundancy: { sampled30, basis } }) => [sampled30, basis]),
	reportEvalColumn('redundancyJudged', [0, 4], ({ redundancy: { judgedPairs } }) => [judgedPairs, 'model']),
	reportEvalColumn('averageSupport', [-1, 1], ({ factuality: { averageSupport, basis } }) => [averageSupport, basis]),
	reportEvalColumn('strongSupportRate', [0, 1], ({ factuality: { strongSupportRate, basis } }) => [
		strongSupportRate,
		basis,
	]),
	reportEvalColumn('citationCoverage', [0, 1], ({ factuality }) => [factuality.coverage, coverageBasis(factuality)]),
];

const jadeColumns: readonly ScoreColumn[] = [
	{ ...jadeColumn('final', 'S'), range: [0, 1] },
	jadeColumn('reasoning', 'S_reason'),
	{ ...jadeColumn('evidence', 'S_evid'), range: [0, 1] },
	jadeColumn('density', 'U'),
	{
		...{ key: 'credibility', label: verbatim('Q'), range: [0, 1], digits: 3 },
		read: ({ jade }) => (jade ? based(jade.credibility.value, 'rule') : undefined),
	},
];

/** The figures of each framework, in the order of the papers' tables. */
export const scoreColumns: Readonly<Record<Framework, readonly ScoreColumn[]>> = {
	finResearch: finResearchColumns,
	reportEval: reportEvalColumns,
	jade: jadeColumns,
};

/** `57.1`, `0.571`, or a dash where there is no value. */
export function formatValue(value: number | null, digits: number): string {
	if (value === null) return '–';
	const text = value.toFixed(digits);
	return (Number(text) === 0 ? text.replace('-', '') : text).replace('-', '−');
}

function finResearchColumn(
	key: 'final' | FinResearchDimension,
	read: (score: FinResearchScore) => BasedValue,
): ScoreColumn {
	return {
		...{ key, label: message(`columns.${key}`), range: [0, 100], digits: 1 },
		read: ({ finResearch }) => {
			if (!finResearch) return undefined;
			const { value, basis } = read(finResearch);
			return based(value, basis);
		},
	};
}

function qualityColumn(key: QualityDimension): ScoreColumn {
	return reportEvalColumn(key, [0, 4], ({ quality }) => [quality[key].value, quality[key].basis]);
}

function reportEvalColumn(
	key: NameIn<'columns'>,
	range: readonly [number, number],
	read: (score: ReportEvalScore) => readonly [number | null, Basis],
): ScoreColumn {
	return {
		...{ key, label: message(`columns.${key}`), range, digits: 2 },
		read: ({ reportEval }) => (reportEval ? based(...read(reportEval)) : undefined),
	};
}

function jadeColumn(key: Exclude<JadeFigure, 'credibility'>, symbol: string): ScoreColumn {
	return {
		...{ key, label: verbatim(symbol), digits: 3 },
		read: ({ jade }) => (jade ? { value: jade[key], basis: jadeBases(jade)[key] } : undefined),
	};
}

/** Without a value nothing made it; what shares its basis with others that have none was had by a rule. */
function based(value: number | null, basis: Basis): BasedValue {
	if (value === null) return { value, basis: 'unscored' };
	return { value, basis: basis === 'unscored' ? 'rule' : basis };
}
