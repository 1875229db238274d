import type { Finding } from '../../findings/model';

/** What of a finding decides how it is drawn. */
type Drawn = Pick<Finding, 'code' | 'severity'> & Partial<Pick<Finding, 'held'>>;

/** How a finding is drawn in the text. */
export type Look = 'unsupported' | 'unsupportedAlone' | 'partial' | 'redundant' | 'error' | 'warning' | 'info';

/**
 * The look of a finding. A claim is underlined only where the editor draws no line for its problem. `undefined` where it is
 * held back, where the editor draws it as a problem, or where it is a hint, which Problems does not list either.
 *
 * @param alone the findings are kept out of Problems, so that the editor draws none of them
 */
export function lookOf({ code, severity, held }: Drawn, alone: boolean): Look | undefined {
	if (held) return undefined;
	if (code === 'claim.unsupported') return alone ? 'unsupportedAlone' : 'unsupported';
	if (code === 'claim.partial') return alone ? 'partial' : undefined;
	if (code === 'paragraph.redundant') return 'redundant';
	return alone && severity !== 'hint' ? severity : undefined;
}
