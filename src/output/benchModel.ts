import { inEnglish } from '../messages/inEnglish';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { Framework } from '../scorecard/dimension';
import type { RunInfo } from '../scorecard/run';
import type { AnsweredQuestion } from '../scorecard/scorecard';
import type { BasedValue } from '../view/figures';
import type { LedgerEntry } from '../view/ledger';

/** The values of one report by framework and column. */
export type ReportValues = Readonly<Partial<Record<Framework, Readonly<Record<string, BasedValue>>>>>;

/** A report of a batch: its values, or why it has none. */
export interface BenchReport {
	readonly file: string;
	/** The sub-folder it stands in, or its own name where it stands in none. */
	readonly system: string;
	/** The path below its system's folder: reports with the same one answer the same question. */
	readonly question: string;
	/** What kind of question it is, as the user says or the words tell; absent where neither does. */
	readonly type?: string | undefined;
	readonly outcome: BenchScores | { readonly error: { readonly code: string; readonly message: Message } };
}

export interface BenchScores {
	readonly values: ReportValues;
	readonly characters: number;
	readonly words: number;
	/** What needs no reader. */
	readonly ledger: Readonly<Record<string, Pick<LedgerEntry, 'count' | 'of'>>>;
	/** What it was judged against; `null` where no model was asked. */
	readonly asked: AnsweredQuestion | null;
	/** What it took, and how many questions the model left unanswered. */
	readonly run: Pick<RunInfo, 'calls' | 'cost'> & { readonly unanswered: number };
}

/** What became of the reports below a folder. */
export interface Bench {
	/** As the user names it. */
	readonly folder: string;
	readonly frameworks: readonly Framework[];
	/** Those that were tried, in the order of their paths. */
	readonly reports: readonly BenchReport[];
	/** Spearman's ρ of each column with the length of the reports, by framework and column; `null` where there are too few values. */
	readonly withLength: Readonly<Partial<Record<Framework, Readonly<Record<string, number | null>>>>>;
	/** How many there are below the folder; more than were tried when the user stopped the run. */
	readonly found: number;
	/** All runs together. */
	readonly run: RunInfo;
	/** The papers' own rows are wanted beside a model's scores. */
	readonly paper: boolean;
	/** With an earlier run; absent where none was named. */
	readonly against?: Comparison;
}

/** One column in two runs, over the reports that have a value in both. */
export interface ComparedColumn {
	readonly framework: Framework;
	readonly key: string;
	readonly reports: number;
	/** Means. */
	readonly before: number;
	readonly after: number;
	/** The mean of the changes. */
	readonly change: number;
	/** Its 95 % interval by resampling the reports; `null` for fewer than five. */
	readonly interval: readonly [low: number, high: number] | null;
	/** How many reports have a higher and a lower value than before. */
	readonly rose: number;
	readonly fell: number;
}

/** What has changed since an earlier run. */
export interface Comparison {
	/** The earlier run's file, as the user names it. */
	readonly name: string;
	/** Those scored in both runs, known by their names. */
	readonly reports: number;
	readonly onlyBefore: number;
	readonly onlyNow: number;
	readonly columns: readonly ComparedColumn[];
}

/** Why a report has no scores, with its name once: some reasons begin with it. */
export function notScored(file: string, why: Message): Message {
	return message('benches.notScored', { file, why, named: inEnglish(why).startsWith(file) });
}

/** A column that correlates with length as strongly as this says little more than how long a report is. */
export const maxLengthCorrelation = 0.5;
