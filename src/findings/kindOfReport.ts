import type { Report } from '../report/model';
import { memoised } from '../text/memo';
import learned from './kindOfReport.json';
import { type DraftFinding, findingCodes, type Severity } from './model';

/**
 * How often a reader agrees with a finding depends on the kind of report: `cites` are those that cite entries of a list, as
 * the reports do on which the rules were made; `lists` have a list with addresses and do not cite it. Of `short` texts none was judged.
 */
export type ReportKind = 'short' | 'cites' | 'lists' | 'other';

/** What tells the kinds apart: how many words it has, how many entries are cited, and how many have an address. */
export interface ReportMeasures {
	readonly words: number;
	readonly cited: number;
	readonly listed: number;
}

export function measuresOf({ words, citations, references }: Report): ReportMeasures {
	const cited = new Set(citations.flatMap((citation) => citation.references.filter((index) => index !== undefined)));
	return { words, cited: cited.size, listed: references.filter(({ url }) => url !== undefined).length };
}

/** From so many on, of each. */
export type LeastMeasures = ReportMeasures;

export function kindBy({ words, cited, listed }: ReportMeasures, least: LeastMeasures): ReportKind {
	if (words < least.words) return 'short';
	if (cited >= least.cited) return 'cites';
	return listed >= least.listed ? 'lists' : 'other';
}

const kindOf = memoised((report: Report) => kindBy(measuresOf(report), learned.least));

/** How many findings readers judged, and agreed with, by their code and by what they say. */
export type JudgedByCode = Readonly<
	Record<string, Readonly<Record<string, { readonly agreed: number; readonly judged: number }>>>
>;

/** So much the findings of a code weigh beside those that say the same: as two of these. */
const weightOfCode = 2;

/** The odds, 0–1, that a reader agrees; the fewer say the same, the more as with others of its code. `undefined` where nobody judged these. */
export function oddsAmong(among: JudgedByCode, code: string, said: string): number | undefined {
	const own = among[code];
	if (!own) return undefined;
	const sum = (of: 'agreed' | 'judged') => Object.values(own).reduce((total, one) => total + one[of], 0);
	const { agreed, judged } = own[said] ?? { agreed: 0, judged: 0 };
	return (agreed + (weightOfCode * (sum('agreed') + 1)) / (sum('judged') + 2)) / (judged + weightOfCode);
}

/** With smaller odds a finding is a hint: what is told louder must be surer. */
export const leastOdds = { error: 0.7, warning: 0.7, info: 0.6 } as const;

/** The level that a check gives a finding, else its code's. */
export function levelOf({ code, severity }: DraftFinding): Severity {
	return severity ?? findingCodes[code].severity;
}

/**
 * The level of a finding in a report: a hint, where readers agreed too seldom with what says this in reports of its kind.
 * The odds were learned from files of all kinds (`npm run bench:editor -- --kinds`). With each set of files left out in turn,
 * 0.61 of what was shown of its files was right, of errors and warnings 0.82; without the kinds 0.54 and 0.65. Of reports that
 * the rules were made on, 410 of 448 instead of 428 of 473.
 */
export function levelIn(report: Report, draft: DraftFinding): Severity {
	const level = levelOf(draft);
	const kind = kindOf(report);
	if (kind === 'short' || kind === 'cites' || draft.decidedBy === 'model' || level === 'off' || level === 'hint')
		return level;
	const odds = oddsAmong(learned[kind], draft.code, draft.message.code);
	return odds !== undefined && odds < leastOdds[level] ? 'hint' : level;
}
