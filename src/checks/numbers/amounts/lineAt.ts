import { linesOf } from '../../../report/lookup';
import type { Report } from '../../../report/model';
import type { Amount } from './amount';

/** The line on which a number stands, from 1. */
export function lineAt(report: Report, { span }: Pick<Amount, 'span'>): number {
	return linesOf(report).lineAt(span[0]) + 1;
}
