import { withoutHeldBack } from '../findings/limit';
import type { Finding } from '../findings/model';
import { LineIndex } from '../report/lines';
import type { Report } from '../report/model';
import { parseReport } from '../report/parsing/parse';
import { overlap } from '../report/spanRelations';
import { type Mend, mendsOf } from './mends';
import type { Reread } from './references';
import { applyReplacements, type Replacement } from './replacement';

interface CheckedReport {
	readonly report: Report;
	readonly findings: readonly Finding[];
}

/** Reads a text that the report may become. */
type Check = (text: string) => Promise<CheckedReport>;

/** The findings shown that one mend surely puts right, so that their author has nothing to choose. */
export async function sureMends(
	{ report, findings }: CheckedReport,
	reread: Reread = async (text) => parseReport(text),
): Promise<ReadonlyMap<Finding, Mend>> {
	const lines = new LineIndex(report.source);
	const mends = new Map<Finding, Mend>();
	for (const finding of withoutHeldBack(findings)) {
		const offered = await mendsOf(report, finding, reread, ([start]) => lines.position(start).line);
		const [sure, ...others] = offered.filter((mend) => mend.sure);
		if (sure && others.length === 0) mends.set(finding, sure);
	}
	return mends;
}

/** What makes as many sure mends as can be made at once, and how many: none that overlaps with one before it, or brings up another finding. */
export async function sureReplacements(
	checked: CheckedReport,
	check: Check,
): Promise<{ readonly replacements: readonly Replacement[]; readonly mended: number }> {
	const { source } = checked.report;
	const mends = [...(await sureMends(checked, async (text) => (await check(text)).report)).values()];
	let [replacements, mended]: [readonly Replacement[], number] = [[], 0];
	let left = mends.length > 0 ? (await check(source)).findings.length : 0;
	for (const mend of mends) {
		if (mend.replacements.some((one) => replacements.some((other) => overlap(one.span, other.span)))) continue;
		const together = [...replacements, ...mend.replacements];
		const { findings } = await check(applyReplacements(source, together));
		// What puts one finding right and brings up another is for the author to mend.
		if (findings.length < left) [replacements, mended, left] = [together, mended + 1, findings.length];
	}
	return { replacements, mended };
}

/** A report's text with its sure mends, one after the other where they overlap, and how many these are. */
export async function withSureMends(
	checked: CheckedReport,
	check: Check,
): Promise<{ readonly text: string; readonly mended: number }> {
	let [current, mended] = [checked, 0];
	for (;;) {
		const { source } = current.report;
		const next = await sureReplacements(current, check);
		if (next.mended === 0) return { text: source, mended };
		current = await check(applyReplacements(source, next.replacements));
		mended += next.mended;
	}
}
