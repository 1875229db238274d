import type { Analysis } from '../analysis';
import { sourceFindings } from '../checks/judged/sourceFindings';
import { withMoreFindings } from '../checks/withMoreFindings';
import type { FindingOptions } from '../findings/model';
import type { ClaimVerification } from '../verification/verifyClaims';

/** The analysis with what reading the sources found. */
export function withSourceFindings(
	analysis: Analysis,
	verification: ClaimVerification,
	options?: FindingOptions,
): Analysis {
	return withMoreFindings(analysis, sourceFindings(analysis.report, verification), options);
}
