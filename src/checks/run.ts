import type {
	Check,
	CheckContext,
	DecidedFinding,
	DraftFinding,
	Finding,
	FindingOptions,
	ParagraphPairs,
} from '../findings/model';
import { postProcess } from '../findings/postProcess';
import { blockAt } from '../report/lookup';
import type { Report } from '../report/model';
import { isWithin } from '../report/spanRelations';
import type { RatedSource } from '../sources/model';
import type { LogicTree } from '../tree/model';
import { brokenCitations } from './citations/citationBroken';
import { duplicateReferences } from './citations/citationDuplicate';
import { mismatchedCitations } from './citations/citationMismatch';
import { missingCitations } from './citations/citationMissing';
import { unusedReferences } from './citations/citationUnused';
import { overstatedClaims } from './claims/claimOverstated';
import { unsupportedClaims } from './claims/claimUnsupported';
import { vagueClaims } from './claims/claimVague';
import { instructionsToJudges } from './instructions/reportInstruction';
import { numberArithmetic } from './numbers/numberArithmetic';
import { numberInconsistent } from './numbers/numberInconsistent';
import { numberPeriods } from './numbers/numberPeriod';
import { numberUnits } from './numbers/numberUnit';
import { comparePairs } from './paragraphs/paragraphPairs';
import { redundantParagraphs } from './paragraphs/paragraphRedundant';
import { secondarySources } from './sources/sourceSecondary';
import { weakSources } from './sources/sourceWeak';

const checks: readonly Check[] = [
	instructionsToJudges,
	unsupportedClaims,
	overstatedClaims,
	vagueClaims,
	redundantParagraphs,
	missingCitations,
	brokenCitations,
	mismatchedCitations,
	unusedReferences,
	duplicateReferences,
	weakSources,
	secondarySources,
	numberInconsistent,
	numberArithmetic,
	numberUnits,
	numberPeriods,
];

export interface CheckResult {
	readonly findings: readonly Finding[];
	readonly ignored: number;
	readonly decided: readonly DecidedFinding[];
	readonly pairs: ParagraphPairs;
}

/** Runs every check over a report and its tree as the rules see them. */
export function runChecks(
	report: Report,
	tree: LogicTree,
	options: FindingOptions = {},
	sources: readonly RatedSource[] = [],
	pairs: ParagraphPairs = comparePairs(report),
): CheckResult {
	const drafts = draftsByRules({ report, tree, pairs, sources });
	return { ...postProcess(report, drafts, options), pairs };
}

/** The last drafts for each report: they do not change with the severities. */
const lastDrafts = new WeakMap<Report, { readonly context: CheckContext; readonly drafts: readonly DraftFinding[] }>();

/** What the rules find in a report, before anything is hidden of it. */
export function draftsByRules(context: CheckContext): readonly DraftFinding[] {
	const last = lastDrafts.get(context.report);
	if (last && hasSameInputs(last.context, context)) return last.drafts;
	const drafts = withoutUnread(
		context.report,
		checks.flatMap((check) => check(context)),
	);
	lastDrafts.set(context.report, { context, drafts });
	return drafts;
}

/** Codes that are dropped where citations could not be read. */
const needCitations: ReadonlySet<string> = new Set(['citation.missing', 'citation.unused']);
/** Codes that are kept in a report of another language; number findings only in tables. */
const inAnyLanguage =
	/^(?:citation\.(?:broken|unused|duplicate)|source\.|report\.|figure\.unreferenced|number\.(?=.* table$))/;

/** Drops findings on what could not be read, which has a problem of its own. */
function withoutUnread(report: Report, drafts: readonly DraftFinding[]): readonly DraftFinding[] {
	const unread = new Set(report.problems.map(({ code }) => code));
	const inTable = ({ span }: DraftFinding) =>
		report.tables.some(({ block }) => isWithin(span, blockAt(report, block).outer));
	return drafts.filter((draft) => {
		if (unread.has('citations') && needCitations.has(draft.code)) return false;
		return !unread.has('language') || inAnyLanguage.test(`${draft.code}${inTable(draft) ? ' table' : ''}`);
	});
}

function hasSameInputs(a: CheckContext, b: CheckContext): boolean {
	return a.tree === b.tree && a.pairs === b.pairs && a.sources === b.sources;
}
