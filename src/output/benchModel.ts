import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { Framework } from '../scorecard/dimension';
import type { RunInfo } from '../scorecard/run';
import type { BasedValue } from '../view/scoreColumns';

/** The values of one report by framework and column. */
export type ReportValues = Readonly<Partial<Record<Framework, Readonly<Record<string, BasedValue>>>>>;

/** A report of a batch: its values, or why it has none. */
export interface BenchReport {
	readonly file: string;
	/** The sub-folder it stands in, or its own name where it stands in none. */
	readonly system: string;
	readonly outcome:
		| { readonly values: ReportValues; readonly characters: number }
		| { readonly error: { readonly code: string; readonly message: Message } };
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
}

/** Why a report has no scores, with its name once. */
export function notScored(file: string, why: Message): Message {
	return message('benches.notScored', { file, why });
}

/** From here on a column says little more than how long a report is. */
export const mostWithLength = 0.5;
