import type { Judge, Usage } from '../judge/model';
import type { Analysis } from '../model';
import { type Measured, measure } from './estimate/tally';
import { judgeReport } from './finResearch/judgeReport';
import { scoreFinResearch } from './finResearch/score';
import { scoreJudged } from './finResearch/scoreJudged';
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
	const finResearch = wanted.includes('finResearch') ? scoreFinResearch(analysis, measured) : null;
	const counted = { calls: 0, cached: 0, tokensIn: 0, tokensOut: 0, cost: 0, failures: [] };
	return {
		finResearch,
		...offlineFrameworks(analysis, wanted, measured),
		run: { mode: 'offline', model: null, prompts: {}, ...counted, seconds: seconds(), complete: true },
		stability: null,
	};
}

/** Someone who judges, and what asking them has used. */
export interface ModelRun {
	readonly judge: Judge;
	readonly usage: () => Usage;
	/** The model's name. */
	readonly model: string;
	/** How often each judgement is asked for. */
	readonly runs: number;
	readonly onStep: (step: string) => void;
}

/** The frameworks that ask a model. */
export const judgedFrameworks: readonly Framework[] = ['finResearch'];

/** The scorecards with a model's judgements. Rejects only with the reason of an aborted run. */
export async function scoreWithModel(
	analysis: Analysis,
	wanted: readonly Framework[],
	{ judge, usage, model, runs, onStep }: ModelRun,
	seconds: () => number,
): Promise<Scorecard> {
	const judgement = await judgeReport(analysis, judge, runs, onStep);
	const measured = measure(analysis);
	const { score, stability, complete } = scoreJudged(analysis, measured, judgement);
	return {
		finResearch: score,
		...offlineFrameworks(analysis, wanted, measured),
		run: { mode: 'model', model, ...usage(), seconds: seconds(), complete },
		stability,
	};
}

function offlineFrameworks(
	analysis: Analysis,
	wanted: readonly Framework[],
	measured: Measured,
): Pick<Scorecard, 'reportEval' | 'jade' | 'fixFirst'> {
	return {
		reportEval: wanted.includes('reportEval') ? scoreReportEval(analysis, measured) : null,
		jade: wanted.includes('jade') ? scoreJade() : null,
		fixFirst: rankFixes(analysis),
	};
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
