import type { Report } from '../report/model';
import type { RatedSource } from '../sources/model';
import type { LogicTree } from '../tree/model';
import { brokenCitations } from './brokenCitations';
import { refine } from './chain';
import { duplicateReferences } from './duplicateReferences';
import { missingCitations } from './missingCitations';
import type { Check, CheckContext, Finding, FindingCode, ParagraphPairs, Severity } from './model';
import { newConclusions } from './newConclusions';
import { numberArithmetic } from './numberArithmetic';
import { numberInconsistent } from './numberInconsistent';
import { numberPeriods } from './numberPeriods';
import { numberUnits } from './numberUnits';
import { overstatedClaims } from './overstatedClaims';
import { comparePairs } from './paragraphPairs';
import { redundantParagraphs } from './redundantParagraphs';
import { secondarySources } from './secondarySources';
import { silentSections } from './silentSections';
import { unreferencedFigures } from './unreferencedFigures';
import { unsupportedClaims } from './unsupportedClaims';
import { unusedReferences } from './unusedReferences';
import { vagueClaims } from './vagueClaims';
import { weakSources } from './weakSources';

const checks: readonly Check[] = [
	unsupportedClaims,
	overstatedClaims,
	vagueClaims,
	newConclusions,
	silentSections,
	redundantParagraphs,
	missingCitations,
	brokenCitations,
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

export interface Checked {
	readonly findings: readonly Finding[];
	readonly ignored: number;
	readonly pairs: ParagraphPairs;
}

/** Runs every check over a report and its tree. */
export function runChecks(
	report: Report,
	tree: LogicTree,
	severities: Partial<Record<FindingCode, Severity>> = {},
	sources: readonly RatedSource[] = [],
): Checked {
	const context: CheckContext = { report, tree, pairs: comparePairs(report), sources };
	const drafts = checks.flatMap((check) => check(context));
	return { ...refine(report, drafts, severities), pairs: context.pairs };
}
