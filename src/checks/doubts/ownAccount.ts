import { inEither } from '../../lexicon/compile';
import { firstPerson, ownStudy } from '../../lexicon/sentenceKinds';
import type { Report } from '../../report/model';
import { memoised } from '../../text/memo';
import { leastWords } from './thresholds';

/**
 * From this share of sentences in the first person, or on those whom the author asked, a text tells its author's own
 * work and views. People write so; of 300 reports by agents none reaches it.
 */
const ownShare = 0.1;

const ownVoice = inEither(firstPerson);
const asked = inEither(ownStudy);

/**
 * Whether a report is its author's own account: a post-mortem, a survey, a study, an essay. What it tells it does not
 * owe to others. A report with a list of sources may speak of other people's respondents: there only the first person counts.
 */
export const isOwnAccount: (report: Report) => boolean = memoised(({ words, sentences, references }: Report) => {
	if (words < leastWords) return false;
	const own = sentences.filter(
		({ text }) => ownVoice.test(text) || (references.length === 0 && asked.test(text)),
	).length;
	return own >= ownShare * sentences.length;
});
