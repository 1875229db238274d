import { message } from '../../messages/message';
import type { Dimension, Reason } from '../../scorecard/dimension';
import { type Observed, observe, type ReadDimension } from './observations';

/** A dimension that nobody read the report for: no value, why, and what can be counted of it. */
export function unread(
	name: ReadDimension,
	range: Dimension['range'],
	observed: Observed,
	why: Reason = { message: message('scores.needsReader') },
): Dimension {
	return { value: null, range, basis: 'unscored', reasons: [why, ...observe(name, observed)] };
}
