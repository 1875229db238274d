import { inEither } from '../../lexicon/compile';
import { firstPerson, ownFigures, ownStudy } from '../../lexicon/sentenceKinds';
import type { Report } from '../../report/model';
import { memoised } from '../../text/memo';

/**
 * From this share of sentences in the first person, or on those whom the author asked, a text tells its author's own
 * work and views. People write so; of 689 reports by agents four reach it.
 */
const ownShare = 0.1;
/** Of fewer sentences no share can be told. */
const leastSentences = 8;

const ownVoice = inEither(firstPerson);
const asked = inEither(ownStudy);
const made = inEither(ownFigures);

/**
 * Whether a report is its author's own account: a post-mortem, a survey, a study, an essay, the figures of the author's own
 * platform. What it tells it does not owe to others. A report with a list of sources may speak of other people's respondents:
 * there only the first person counts.
 */
export const isOwnAccount: (report: Report) => boolean = memoised(({ sentences, references }: Report) => {
	if (sentences.length < leastSentences) return false;
	const lists = references.length > 0;
	if (!lists && sentences.some(({ text }) => made.test(text))) return true;
	const own = sentences.filter(({ text }) => ownVoice.test(text) || (!lists && asked.test(text))).length;
	return own >= ownShare * sentences.length;
});
