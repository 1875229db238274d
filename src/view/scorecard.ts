import type { ScoredAnalysis } from '../scorecard/scorecard';
import { adviceView } from './advice';
import { type Choices, checklistsView } from './checklists';
import type { ViewContext } from './context';
import { fixViews } from './fixFirst';
import { frameworkViews, unscoredView } from './frameworks';
import { ledgerOf, ledgerView } from './ledger';
import { runView } from './run';
import { sourcesView } from './sources';

/** A scored report in the words of one language. Pure; the result is plain JSON. */
export function viewOf(scored: ScoredAnalysis, context: ViewContext, choices?: Choices) {
	const { analysis, scorecard } = scored;
	const { jade } = scorecard;
	return {
		ledger: ledgerView(ledgerOf(analysis, scorecard), context),
		frameworks: frameworkViews(scorecard, context),
		checklists: jade && checklistsView(analysis.document.text, jade, context, choices),
		sources: sourcesView(scored, context),
		unscored: unscoredView(scorecard, context),
		advice: adviceView(scored, context),
		fixFirst: fixViews(analysis, scorecard, context),
		run: runView(scorecard, context),
	};
}

export type ScorecardView = ReturnType<typeof viewOf>;
