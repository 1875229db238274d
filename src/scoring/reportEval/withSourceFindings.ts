import type { FindingCode, Severity } from '../../checks/model';
import type { Analysis } from '../../model';
import { withMoreFindings } from '../withMoreFindings';
import { sourceFindings } from './sourceFindings';
import type { Verification } from './verify';

/** The analysis with what reading the sources found. */
export function withSourceFindings(
	analysis: Analysis,
	verification: Verification,
	severities?: Partial<Record<FindingCode, Severity>>,
): Analysis {
	return withMoreFindings(analysis, sourceFindings(analysis.report, verification), severities);
}
