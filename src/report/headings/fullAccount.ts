import { firstCharacters, firstWords } from '../../lexicon/compile';
import { inFull } from '../../lexicon/repeats';
import { memoised } from '../../text/memo';
import { blockText } from '../markdown/blockText';
import type { Report } from '../model';

const english = firstWords(inFull.en);
const chinese = firstCharacters(inFull.zh);

/**
 * The index of the heading under which a report that opened with a short answer tells it in full: `Survey Note: …`,
 * `详细报告`; `undefined` where there is none. The title says of the whole what it is.
 */
export const fullAccountFrom = memoised((report: Report): number | undefined => {
	const [, ...headings] = report.blocks.filter(({ kind }) => kind === 'heading');
	return headings.find((heading) => {
		const text = blockText(report, heading).trim();
		return english.test(text) || chinese.test(text);
	})?.index;
});
