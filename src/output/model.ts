import type { Analysis } from '../analysis';
import type { Decision } from '../decisions/model';
import type { Finding } from '../findings/model';
import type { Mend } from '../mending/mends';
import type { ReviewedAnalysis } from '../reading/applied/model';
import type { Scorecard } from '../scorecard/scorecard';

/** One report as a renderer gets it: analysed, and scored if the author asked for scores. */
export interface ReportResult {
	readonly analysis: Analysis;
	readonly scorecard?: Scorecard | undefined;
	/** Every decision of the author on the report, also those that are void; absent where none was read. */
	readonly decisions?: readonly Decision[] | undefined;
	/** Findings that were known before and are not told again: they are none of `analysis`; absent where nothing is known. */
	readonly known?: readonly Finding[] | undefined;
	/** What surely puts a finding right; absent where nobody looked for it. */
	readonly fixes?: ReadonlyMap<Finding, Mend> | undefined;
	/** What a reading by a model took and came to; the findings of `analysis` are those that it left. */
	readonly review?: Omit<ReviewedAnalysis, 'analysis'> | undefined;
	/** SHA-256 of the file's bytes in hexadecimal; the shell knows the bytes. */
	readonly sha256: string;
}

/** Writes results one after the other, so that none need be kept until the last is there. */
export interface Rendering {
	/** What can be written once this result is there. */
	add(result: ReportResult): string;
	/**
	 * What is left to write after the last.
	 *
	 * @param several whether more than one report was asked for, readable or not
	 */
	end(several: boolean): string;
}

/** Who made a machine-readable result. */
export interface Tool {
	readonly version: string;
	/** What there is to know of each code, in Markdown: its page of the documentation, in the language of the result; absent where they are not at hand. */
	readonly pages?: ReadonlyMap<string, string>;
}
