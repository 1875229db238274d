import { memoised } from '../../text/memo';
import type { Block, Report } from '../model';
import { plainText } from './plain';

const textsIn = memoised((_: Report) => new Map<number, string>());

/** A block as a reader reads it, worked out once a report: several checks compare blocks. */
export function blockText(report: Report, { index, span }: Block): string {
	const texts = textsIn(report);
	let text = texts.get(index);
	if (text === undefined) {
		text = plainText(report, span);
		texts.set(index, text);
	}
	return text;
}
