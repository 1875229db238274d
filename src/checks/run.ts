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
import type { ReadProblem, Report } from '../report/model';
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
import { newConclusions } from './claims/conclusionNew';
import { silentSections } from './claims/sectionNoClaim';
import { unreferencedFigures } from './figures/figureUnreferenced';
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
	newConclusions,
	silentSections,
	redundantParagraphs,
	missingCitations,
	brokenCitations,
	mismatchedCitations,
	unusedReferences,
	duplicateReferences,
	weakSources,
	secondarySources,
	unreferencedFigures,
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

/** By report, what the rules said last: other severities are laid over the same. */
const lastDrafts = new WeakMap<Report, { readonly context: CheckContext; readonly drafts: readonly DraftFinding[] }>();

/** What the rules find in a report, before anything is hidden of it. */
export function draftsByRules(context: CheckContext): readonly DraftFinding[] {
	const last = lastDrafts.get(context.report);
	if (last && isSame(last.context, context)) return last.drafts;
	const drafts = withoutUnread(
		context.report,
		checks.flatMap((check) => check(context)),
	);
	lastDrafts.set(context.report, { context, drafts });
	return drafts;
}

/** What depends on citations that could not be read. */
const onCitations: ReadonlySet<string> = new Set(['citation.missing', 'citation.unused']);

/** Of what could not be read nothing is told but that. */
function withoutUnread({ problems }: Report, drafts: readonly DraftFinding[]): readonly DraftFinding[] {
	const isUnread = (code: ReadProblem['code']) => problems.some((problem) => problem.code === code);
	return isUnread('citations') ? drafts.filter(({ code }) => !onCitations.has(code)) : drafts;
}

function isSame(a: CheckContext, b: CheckContext): boolean {
	return a.tree === b.tree && a.pairs === b.pairs && a.sources === b.sources;
}
