import type { Scorecard } from '../../scorecard/scorecard';
import { memoised } from '../../text/memo';
import { headlineScores } from '../../view/frameworks';
import { words } from '../host/words';

/** The figures that a model gave, one line a framework; worked out once for each scorecard, for the status bar is drawn anew at every edit. */
export const scoreLines = memoised((scorecard: Scorecard) =>
	headlineScores(scorecard, { words, at: () => ({ line: 1, column: 1 }) }),
);
