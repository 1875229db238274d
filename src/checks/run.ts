import type { Check, CheckContext, Finding, FindingOptions, ParagraphPairs } from '../findings/model';
import { postProcess } from '../findings/postProcess';
import type { Report } from '../report/model';
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
import { numberArithmetic } from './numbers/numberArithmetic';
import { numberInconsistent } from './numbers/numberInconsistent';
import { numberPeriods } from './numbers/numberPeriod';
import { numberUnits } from './numbers/numberUnit';
import { comparePairs } from './paragraphs/paragraphPairs';
import { redundantParagraphs } from './paragraphs/paragraphRedundant';
import { secondarySources } from './sources/sourceSecondary';
import { weakSources } from './sources/sourceWeak';

const checks: readonly Check[] = [
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
	readonly pairs: ParagraphPairs;
}

/** Runs every check over a report and its tree. */
export function runChecks(
	report: Report,
	tree: LogicTree,
	options: FindingOptions = {},
	sources: readonly RatedSource[] = [],
	pairs: ParagraphPairs = comparePairs(report),
): CheckResult {
	const context: CheckContext = { report, tree, pairs, sources };
	const drafts = checks.flatMap((check) => check(context));
	return { ...postProcess(report, drafts, options), pairs };
}
