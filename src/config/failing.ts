import { type Finding, severities } from '../findings/model';
import type { FailLevel } from './config';

/** Those at a level or worse. What is held back is still wrong: how many are shown does not decide whether a report passes. */
export function failingFindings({ findings }: { readonly findings: readonly Finding[] }, failOn: FailLevel): Finding[] {
	if (failOn === 'never') return [];
	const limit = severities.indexOf(failOn === 'must' ? 'error' : failOn);
	const isMust = ({ data }: Finding) => failOn === 'must' && data.weight === 'must';
	return findings.filter((finding) => severities.indexOf(finding.severity) <= limit || isMust(finding));
}
