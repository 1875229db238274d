import { withoutHeldBack } from '../findings/limit';
import type { Finding } from '../findings/model';
import { LineIndex } from '../report/lines';
import type { Report } from '../report/model';
import { parseReport } from '../report/parsing/parse';
import { type Mend, mendsOf } from './mends';
import { applyReplacements } from './replacement';

interface CheckedReport {
	readonly report: Report;
	readonly findings: readonly Finding[];
}

/** The findings shown that one mend surely puts right, so that their author has nothing to choose. */
export async function sureMends({ report, findings }: CheckedReport): Promise<ReadonlyMap<Finding, Mend>> {
	const lines = new LineIndex(report.source);
	const mends = new Map<Finding, Mend>();
	for (const finding of withoutHeldBack(findings)) {
		const offered = await mendsOf(
			report,
			finding,
			async (text) => parseReport(text),
			([start]) => lines.position(start).line,
		);
		const [sure, ...others] = offered.filter((mend) => mend.sure);
		if (sure && others.length === 0) mends.set(finding, sure);
	}
	return mends;
}

/** A report's text with its sure mends, and how many these are; `check` reads what a mend would make of it. */
export async function withSureMends(
	checked: CheckedReport,
	check: (text: string) => Promise<CheckedReport>,
): Promise<{ readonly text: string; readonly mended: number }> {
	let [current, mended, passedOver] = [checked, 0, 0];
	for (;;) {
		const { source } = current.report;
		const mend = [...(await sureMends(current)).values()][passedOver];
		if (!mend) return { text: source, mended };
		const next = await check(applyReplacements(source, mend.replacements));
		// What puts one finding right and brings up another is for the author to mend.
		if (next.findings.length < current.findings.length) [current, mended] = [next, mended + 1];
		else passedOver++;
	}
}
