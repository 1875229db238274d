import { bilingual } from '../../lexicon/compile';
import { firstPerson, ownFigures, ownGenres, ownStudy } from '../../lexicon/sentenceKinds.json';
import { plainText } from '../../report/markdown/plain';
import type { Report } from '../../report/model';
import { memoised } from '../../text/memo';

/**
 * From this share of sentences in the first person, or on those whom the author asked, a text tells its author's own
 * work and views. People write so; of 689 reports by agents four reach it.
 */
const ownShare = 0.1;
/** In fewer sentences a share says nothing. */
const leastSentences = 8;

const ownVoice = bilingual(firstPerson);
const asked = bilingual(ownStudy);
const made = bilingual(ownFigures);
const genre = bilingual(ownGenres, 'iu');

/** Up to two notes without addresses do not count as a list of sources. */
const mostNotes = 2;
/** Reports that cite in more than this share of sentences, or list more addresses, report what others found. */
const fewCitations = 0.2;
const fewAddresses = 3;
/** How many opening lines may say what kind of text it is. */
const openingLines = 3;

/**
 * Whether a report is its author's own account: a post-mortem, a survey, a study, an essay, the figures of the author's own
 * platform, or what its title calls so. What it tells it does not owe to others. A report with a list of sources may speak of
 * other people's respondents: there only the first person counts.
 */
export const isOwnAccount: (report: Report) => boolean = memoised((report: Report) => {
	const { sentences, references } = report;
	if (sentences.length < leastSentences) return false;
	if (isOfOwnGenre(report)) return true;
	const lists = references.length > mostNotes || references.some(({ url }) => url !== undefined);
	if (!lists && sentences.some(({ text }) => made.test(text))) return true;
	const own = sentences.filter(({ text }) => ownVoice.test(text) || (!lists && asked.test(text))).length;
	return own >= ownShare * sentences.length;
});

/** Its title, or a line that it opens with, calls it an account of its author's, and it hardly cites. */
function isOfOwnGenre(report: Report): boolean {
	const { title, frontMatter, blocks, sentences, citations, references } = report;
	if (citations.length > fewCitations * sentences.length) return false;
	if (references.filter(({ url }) => url !== undefined).length > fewAddresses) return false;
	const named = frontMatter?.data.title;
	const opening = blocks.slice(0, openingLines).map(({ span }) => plainText(report, span));
	const prose = opening.findIndex((line) => line.length > mostInTitle);
	const lines = [
		title?.text ?? '',
		typeof named === 'string' ? named : '',
		...opening.slice(0, prose < 0 ? openingLines : prose),
	];
	return lines.some((line) => line.length <= mostInTitle && genre.test(line));
}

const mostInTitle = 120;
