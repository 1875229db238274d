import type { Analysis } from '../analysis';
import type { Words } from '../messages/model';
import { LineIndex } from '../report/lines';
import type { Checked, QueryItem, ReportItem } from '../scorecard/jade';
import type { Effort, Scorecard } from '../scorecard/scorecard';
import { shownFindings } from './findingGroups';
import { frameworkTitles } from './scoreColumns';
import { formatGain } from './scoreRows';

/** One step of "Fix first" in words. */
export interface FixStep {
	readonly message: string;
	readonly gain: number;
	/** Whose points they are: points of one framework are no points of another. */
	readonly framework: string;
	readonly effort: Effort;
	/** Counted from 1; absent for what the report lacks as a whole. */
	readonly line?: number;
	/** The index of its finding; absent for an item that no finding tells of. */
	readonly finding?: number;
	/** The id of the item of JADE's checklists, where it is one. */
	readonly item?: string;
}

/** What the points of a step are. */
export const gainNote = 'points of 100 of the framework named, estimated; a dash where no figure changes yet';

/** The points of a step in words: `+1.2`, or a dash for what has to be mended though no figure counts it. */
export function stepGain({ gain }: Pick<FixStep, 'gain'>): string {
	return gain > 0 ? formatGain(gain) : '–';
}

/** What to fix first: findings in their own words, items of the checklists by their questions. */
export function fixSteps(analysis: Analysis, { fixFirst, jade }: Scorecard, words: Words): FixStep[] {
	const findings = shownFindings(analysis);
	const lines = new LineIndex(analysis.document.text);
	const items = new Map(
		[...(jade?.queryChecklist ?? []), ...(jade?.reportChecklist ?? [])].map((item) => [item.id, item]),
	);
	return fixFirst.flatMap(({ finding, item: id, gain, framework: of, effort }): FixStep[] => {
		const step = { gain, framework: frameworkTitles[of], effort, ...(id !== undefined && { item: id }) };
		const shown = finding === null ? undefined : findings[finding];
		if (shown) return [{ ...step, message: words.say(shown.finding.message), line: shown.line, finding: finding! }];
		const item = id === undefined ? undefined : items.get(id);
		if (!item) return [];
		const place = 'span' in item ? { line: lines.position(item.span[0]).line } : {};
		return [{ ...step, message: itemMessage(item), ...place }];
	});
}

function itemMessage({ weight, question, result, judgement }: Checked<QueryItem | ReportItem>): string {
	const head = weight < 0 ? 'A flaw' : result?.value === 0.5 ? 'Met in part' : 'Not met';
	return `${head}: ${question}${judgement?.reason ? ` ${judgement.reason}` : ''}`;
}
