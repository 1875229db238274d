import type { Finding } from '../../findings/model';

/** What of a finding decides whether it is shown. */
type Shown = Pick<Finding, 'severity'> & Partial<Pick<Finding, 'held'>>;

/** How a finding is drawn in the text. */
export type Look = 'unsupported' | 'unsupportedAlone' | 'partial' | 'redundant' | 'error' | 'warning' | 'info';

/**
 * The look of a finding. An unsupported claim is underlined only where the editor draws no line for its problem. `undefined` where it is held back, where the editor draws it as a problem, or where it is a hint, which Problems does
 * not list either.
 *
 * @param alone the findings are kept out of Problems, so that the editor draws none of them
 */
export function lookOf({ code, severity, held }: Shown & Pick<Finding, 'code'>, alone: boolean): Look | undefined {
	if (held) return undefined;
	if (code === 'claim.unsupported') return alone ? 'unsupportedAlone' : 'unsupported';
	if (code === 'claim.partial') return 'partial';
	if (code === 'paragraph.redundant') return 'redundant';
	return alone && severity !== 'hint' ? severity : undefined;
}

/** Whether Problems lists a finding: not a hint, and not one that is held back. */
export function inProblems({ severity, held }: Shown): boolean {
	return severity !== 'hint' && !held;
}
