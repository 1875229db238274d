import type { Message } from '../messages/model';
import type { RunInfo } from '../scorecard/run';

/** A figure of agreement with its 95 % interval; both are `null` where they are not defined. */
export interface AgreementFigure {
	readonly value: number | null;
	readonly interval: readonly [number, number] | null;
}

/** How scores agree with people on one dimension. */
export interface Agreement {
	/** Empty where the table of ratings does not say. */
	readonly dimension: string;
	readonly ratings: number;
	readonly groups: number;
	/** Mean absolute deviation, in the ratings' units. */
	readonly mad: AgreementFigure;
	readonly pearson: AgreementFigure;
	readonly spearman: AgreementFigure;
	/** Share of the pairs that people order which the scores order alike. */
	readonly ranking: AgreementFigure & {
		readonly agree: number;
		readonly tied: number;
		readonly oppose: number;
		/** Pairs that people rate the same; not in the share. */
		readonly humanTied: number;
	};
}

/** A rating that could not be compared, and why. */
export interface LeftOut {
	/** Its line in the table, from 1. */
	readonly line: number;
	readonly file: string;
	readonly message: Message;
}

export interface Calibration {
	readonly file: string;
	/** One for each dimension, in the order of the table. */
	readonly agreements: readonly Agreement[];
	readonly leftOut: readonly LeftOut[];
	/** What scoring took; `null` where the table holds the scores. */
	readonly run: RunInfo | null;
}

/** What the papers report of their own judges. */
export const paperAgreements = [
	{
		name: 'DeepResearch-ReportEval, quality',
		paper: 'arXiv 2510.07861',
		...{ mad: 0.72, pearson: null, spearman: null, ranking: 0.6111 },
	},
	{
		name: 'JADE',
		paper: 'arXiv 2602.06486, Table 3',
		...{ mad: null, pearson: 0.858, spearman: 0.862, ranking: null },
	},
	{
		name: 'A plain model judge',
		paper: 'arXiv 2602.06486, Table 3',
		...{ mad: null, pearson: 0.667, spearman: 0.736, ranking: null },
	},
] as const;
