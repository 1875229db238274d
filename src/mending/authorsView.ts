import type { Finding } from '../findings/model';
import { bilingual } from '../lexicon/compile';
import { ownChoice, ownView } from '../lexicon/sentenceKinds.json';
import { hasFigure, overlapping } from '../report/lookup';
import type { Report } from '../report/model';
import { hasCue } from '../tree/reading/cues';

const viewCues = ['forecast', 'evaluation', 'recommendation'] as const;
const views = [bilingual(ownView), bilingual(ownChoice)];

/**
 * Whether a finding asks for support of the author's own judgement, forecast or advice, for which no source should be
 * searched. A sentence with a figure needs its source all the same.
 */
export function isAuthorsView(report: Report, { code, span }: Pick<Finding, 'code' | 'span'>): boolean {
	if ((code !== 'claim.unsupported' && code !== 'claim.partial') || hasFigure(report, span)) return false;
	const text = overlapping(report.sentences, span)
		.map((sentence) => sentence.text)
		.join(' ');
	return views.some((view) => view.test(text)) || viewCues.some((cue) => hasCue(cue, text, report.language === 'zh'));
}
