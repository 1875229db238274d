import type { FoundInReport, KnownFinding } from '../../baseline/match';
import { matchBaseline, withoutKnown } from '../../index';
import type { Input } from '../input/inputs';
import type { MeasuredReport, ReportsRun } from './eachReport';

/** A run with all that it found, which is kept only where what is known has to be looked for in all of it. */
export interface MeasuredReports extends ReportsRun {
	readonly reports: readonly MeasuredReport[];
}

/** What is known before a run, which then tells of the rest. It is made before anything is read, so that nothing is asked in vain. */
export interface KnownBefore {
	/** Whether a report can have anything new; every one where absent. Rejects with a `CliError` where nobody can know. */
	concerns?(input: Input): Promise<boolean>;
	/** The reports without what is known. */
	withoutKnown(measured: MeasuredReports): Promise<readonly MeasuredReport[]>;
}

/** The findings of a report under the name that a list of known ones has for it. */
export function foundIn({ result: { analysis } }: MeasuredReport, file: string): FoundInReport {
	return { file, report: analysis.report, findings: analysis.findings };
}

/** The results without the findings of a list, and what of the list is there no more; `found` are the same reports. */
export function tellOthers(
	measured: readonly MeasuredReport[],
	entries: readonly KnownFinding[],
	found: readonly FoundInReport[],
): { readonly left: readonly MeasuredReport[]; readonly stale: readonly KnownFinding[] } {
	const { known, stale } = matchBaseline(entries, found);
	const left = measured.map((report): MeasuredReport => {
		const before = report.result.analysis.findings.filter((finding) => known.has(finding));
		return { ...report, result: { ...withoutKnown(report.result, known, report.settings), known: before } };
	});
	return { left, stale };
}
