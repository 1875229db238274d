import type { Analysis } from '../model';
import { LineIndex } from '../report/lines';
import type { Checked, QueryItem, ReportItem } from '../scoring/jade/model';
import type { Effort, Scorecard } from '../scoring/model';
import { shownFindings } from './findingGroups';

/** One step of "Fix first" in words. */
export interface FixStep {
	readonly message: string;
	readonly gain: number;
	readonly effort: Effort;
	/** Counted from 1; absent for what the report lacks as a whole. */
	readonly line?: number;
	/** The index of its finding; absent for an item that no finding tells of. */
	readonly finding?: number;
}

/** What to fix first: findings in their own words, items of the checklists by their questions. */
export function fixSteps(analysis: Analysis, { fixFirst, jade }: Scorecard): FixStep[] {
	const findings = shownFindings(analysis);
	const lines = new LineIndex(analysis.document.text);
	const items = new Map(
		[...(jade?.queryChecklist ?? []), ...(jade?.reportChecklist ?? [])].map((item) => [item.id, item]),
	);
	return fixFirst.flatMap(({ finding, item: id, gain, effort }): FixStep[] => {
		const shown = finding === null ? undefined : findings[finding];
		if (shown) return [{ message: shown.finding.message, gain, effort, line: shown.line, finding: finding! }];
		const item = id === undefined ? undefined : items.get(id);
		if (!item) return [];
		const place = 'span' in item ? { line: lines.position(item.span[0]).line } : {};
		return [{ message: itemMessage(item), gain, effort, ...place }];
	});
}

function itemMessage({ weight, question, result, judgement }: Checked<QueryItem | ReportItem>): string {
	const head = weight < 0 ? 'A flaw' : result?.value === 0.5 ? 'Met in part' : 'Not met';
	return `${head}: ${question}${judgement?.reason ? ` ${judgement.reason}` : ''}`;
}
