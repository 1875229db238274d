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
	/** Of pairs, which of two is the better one: then there is an order and no size. */
	readonly preferences: boolean;
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
	/** Spearman's ρ of places inside groups. */
	readonly withinGroups: AgreementFigure;
	/** The same with length held constant; `null` where the length is not known. */
	readonly atLength: AgreementFigure;
	/** What the plain length of a report would reach inside groups, and ρ of the scores with it. */
	readonly length: AgreementFigure & { readonly withScore: number | null };
	/** How far the raters agree with each other: ρ inside groups, the mean over each two of them. */
	readonly raters: { readonly raters: number; readonly value: number | null };
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
