import type { Subject } from '../decisions/model';
import type { Finding } from '../findings/model';
import type { Report } from '../report/model';

/** A finding that is known and need not be told again: by its words, so that it stays known wherever they go. */
export interface KnownFinding extends Subject {
	/** The report, by its path from the folder that the list of known findings is kept for, with `/` between its parts. */
	readonly file: string;
}

/** What is known of one report. */
export interface KnownList {
	/** The report, as in {@link KnownFinding}. */
	readonly file: string;
	/** Its own entries, and those of reports that are gone. */
	readonly entries: readonly KnownFinding[];
}

/** The findings of one report as it is now. */
export interface FoundInReport {
	/** As in {@link KnownFinding}. */
	readonly file: string;
	readonly report: Report;
	readonly findings: readonly Finding[];
}
