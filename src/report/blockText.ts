import type { Block, Report } from './model';
import { plainText } from './plain';

const known = new WeakMap<Report, Map<number, string>>();

/** A block as a reader reads it, worked out once a report: several checks compare blocks. */
export function blockText(report: Report, { index, span }: Block): string {
	let texts = known.get(report);
	if (!texts) {
		texts = new Map();
		known.set(report, texts);
	}
	let text = texts.get(index);
	if (text === undefined) {
		text = plainText(report, span);
		texts.set(index, text);
	}
	return text;
}
