import { firstCharacters, firstWords } from '../../lexicon/compile';
import { inFull } from '../../lexicon/repeats.json';
import { smallest } from '../../text/collections';
import { memoised } from '../../text/memo';
import type { Report } from '../model';

const english = firstWords(inFull.en);
const chinese = firstCharacters(inFull.zh);

/**
 * The index of the heading under which a report that opens with a short answer gives it in full: `Survey Note: …`,
 * `详细报告`; `undefined` where there is none. It stands at the top level; the title says of the whole what it is.
 */
export const fullAccountHeading = memoised((report: Report): number | undefined => {
	const [title, ...sections] = report.sections;
	const top = smallest(sections.map(({ level }) => level));
	return sections.find(({ level, text }) => {
		const isTop = level <= top || level === title?.level;
		return isTop && (english.test(text.trim()) || chinese.test(text.trim()));
	})?.heading;
});
