import type { FoundInReport, KnownFinding } from '../../baseline/model';
import { matchBaseline, withoutKnown } from '../../index';
import type { Input } from '../input/inputs';
import type { MeasuredReport, MeasuredReports } from './eachReport';

/** What is known before a run, which then tells of the rest. It is made before anything is read, so that nothing is asked in vain. */
export interface KnownBefore {
	/** Whether a report can have anything new; every one where absent. Rejects with a `CliError` where nobody can know. */
	concerns?(input: Input): Promise<boolean>;
	/** The results without what is known. */
	withoutKnown(measured: MeasuredReports): Promise<MeasuredReports>;
}

/** The findings of a report under the name that a list of known ones has for it. */
export function foundIn({ result: { analysis } }: MeasuredReport, file: string): FoundInReport {
	return { file, report: analysis.report, findings: analysis.findings };
}

/** The results without the findings of a list, and what of the list is there no more; `found` are the same reports. */
export function tellOthers(
	measured: MeasuredReports,
	entries: readonly KnownFinding[],
	found: readonly FoundInReport[],
): { readonly left: MeasuredReports; readonly stale: readonly KnownFinding[] } {
	const { known, stale } = matchBaseline(entries, found);
	const reports = measured.reports.map((report): MeasuredReport => {
		const before = report.result.analysis.findings.filter((finding) => known.has(finding));
		return { ...report, result: { ...withoutKnown(report.result, known, report.settings), known: before } };
	});
	return { left: { ...measured, reports }, stale };
}
