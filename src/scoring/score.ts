import type { Analysis } from '../model';
import { measure } from './estimate/tally';
import { scoreFinResearch } from './finResearch/score';
import { scoreJade } from './jade/score';
import { type FixFirst, type Framework, frameworks, type Scorecard } from './model';
import { scoreReportEval } from './reportEval/score';

/** The scorecards of an analysed report, offline: rules and estimates, no model asked. `seconds` is read at the end. */
export function scoreAnalysis(
	analysis: Analysis,
	wanted: readonly Framework[] = frameworks,
	seconds: () => number,
): Scorecard {
	const measured = measure(analysis);
	const scorecard = {
		finResearch: wanted.includes('finResearch') ? scoreFinResearch(analysis, measured) : null,
		reportEval: wanted.includes('reportEval') ? scoreReportEval(analysis, measured) : null,
		jade: wanted.includes('jade') ? scoreJade() : null,
		fixFirst: rankFixes(analysis),
	};
	const counted = { calls: 0, cached: 0, tokensIn: 0, tokensOut: 0, cost: 0 };
	return { ...scorecard, run: { mode: 'offline', model: null, prompts: {}, ...counted, seconds: seconds() } };
}

/** More would not be "first" any more. */
const fixesShown = 10;

/** The findings whose fixing would gain the most points, the most first. */
function rankFixes({ findings }: Analysis): FixFirst[] {
	return findings
		.flatMap(({ gain }, finding) => (gain !== undefined && gain > 0 ? [{ finding, gain }] : []))
		.sort((a, b) => b.gain - a.gain || a.finding - b.finding)
		.slice(0, fixesShown);
}
