import { memoised } from '../../text/memo';
import type { Block, Report } from '../model';
import { type Stretch, stretchOf } from '../stretch';
import { plainText } from './plain';

const blockTexts = memoised((_: Report) => new Map<number, string>());

const cachedPlainText = memoised((stretch: Stretch) => plainText(stretch, [0, stretch.source.length]));

/** A block as a reader reads it, worked out once a report: several checks compare blocks. */
export function blockText(report: Report, { index, span }: Block): string {
	const texts = blockTexts(report);
	let text = texts.get(index);
	if (text === undefined) {
		text = cachedPlainText(stretchOf(report.source, report.ink, span, report.language));
		texts.set(index, text);
	}
	return text;
}
