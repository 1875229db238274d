import type { Analysis } from '../analysis';
import { sourceFindings } from '../checks/judged/sourceFindings';
import type { FindingCode, Severity } from '../findings/model';
import type { ClaimVerification } from '../verification/verifyClaims';
import { withMoreFindings } from './withMoreFindings';

/** The analysis with what reading the sources found. */
export function withSourceFindings(
	analysis: Analysis,
	verification: ClaimVerification,
	severities?: Partial<Record<FindingCode, Severity>>,
): Analysis {
	return withMoreFindings(analysis, sourceFindings(analysis.report, verification), severities);
}
