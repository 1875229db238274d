import type { Analysis } from '../analysis';
import { jadeFindings } from '../checks/judged/jadeFindings';
import type { FindingOptions } from '../findings/model';
import type { Judge, Usage } from '../judge/model';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { Framework } from '../scorecard/dimension';
import type { RunInfo } from '../scorecard/run';
import type { Scorecard, ScoredAnalysis } from '../scorecard/scorecard';
import type { GatheredSources } from '../sources/cited/gatherSources';
import type { VerifyOptions } from '../verification/claimSourcePairs';
import { type ClaimVerification, verifyClaims } from '../verification/verifyClaims';
import type { DrawnNode } from './finResearch/drawnTree';
import { type DrawnReport, drawReport, judgeReport } from './finResearch/judgeReport';
import { countFinResearch } from './finResearch/scorecard';
import { scoreJudged } from './finResearch/scoreJudged';
import { rankFixes } from './fixFirst';
import { type Assessment, assessByModel } from './jade/assess';
import { itemGains } from './jade/formula/itemGains';
import { scoreJade, verdictsOf } from './jade/scorecard';
import type { JadeSetup } from './jade/setup';
import { judgedAll, judgeText, scoreReportEval } from './reportEval/scorecard';
import { withMoreFindings } from './withMoreFindings';
import { withSourceFindings } from './withSourceFindings';
import { verdictsFrom, withVerdicts } from './withVerdicts';

/** What is scored, and on what. */
export interface Scoring {
	readonly wanted: readonly Framework[];
	/** What the user chose about findings. */
	readonly findings?: FindingOptions;
	/** What JADE needs; without it that framework is left out. */
	readonly jade?: JadeSetup | undefined;
	/** Read at the end. */
	readonly seconds: () => number;
}

/** The scorecards of an analysed report where no model is asked: what can be counted, and no score that nobody stands for. */
export function scoreAnalysis(
	read: Analysis,
	scoring: Scoring,
	verification: ClaimVerification,
	assessment?: Assessment,
): ScoredAnalysis {
	const { wanted, findings, seconds } = scoring;
	const withSourceVerdicts = wanted.includes('reportEval') ? withSourceFindings(read, verification, findings) : read;
	const { analysis, ...others } = otherFrameworks(withSourceVerdicts, scoring, assessment);
	const counted = { calls: 0, cached: 0, tokensIn: 0, tokensOut: 0, cost: 0, failures: [] };
	const scorecard: Scorecard = {
		finResearch: wanted.includes('finResearch') ? countFinResearch(analysis) : null,
		reportEval: wanted.includes('reportEval') ? scoreReportEval(analysis, verification) : null,
		...others,
		run: { mode: 'offline', model: null, prompts: {}, ...counted, seconds: seconds(), complete: true },
		stability: null,
	};
	return { analysis, scorecard };
}

/** Someone who judges, and what asking them has used. */
export interface ModelRun {
	readonly judge: Judge;
	readonly usage: () => Usage;
	/** The model's name. */
	readonly model: string;
	/** How often each judgement is asked for. */
	readonly runs: number;
	readonly onStep: (step: Message) => void;
	/** The report's sources as far as they were read. */
	readonly sources: GatheredSources;
	readonly pause: VerifyOptions['pause'];
}

/** The frameworks that ask a model. */
export const judgedFrameworks: readonly Framework[] = ['finResearch', 'reportEval', 'jade'];

/** What a model is asked of a report; the parts that are not wanted are `undefined`. */
export async function askModel(
	analysis: Analysis,
	{ wanted, jade }: Pick<Scoring, 'wanted' | 'jade'>,
	{ judge, runs, onStep, sources, pause }: Omit<ModelRun, 'usage' | 'model'>,
) {
	const wants = (framework: Framework) => wanted.includes(framework);
	if (!wants('finResearch')) onStep(message('runs.judging'));
	const { report: read, tree } = analysis;
	const verifying = wants('reportEval')
		? verifyClaims(read, tree, sources, { judge, pause })
		: wants('jade')
			? verifyClaims(read, tree, sources, { pause })
			: undefined;
	const drawing = wants('finResearch') ? drawReport(analysis, judge, onStep) : undefined;
	const [report, text, verification, assessment] = await Promise.all([
		drawing?.then((drawn) => judgeReport(analysis, drawn, judge, runs, onStep)),
		wants('reportEval') ? judgeText(analysis, judge, runs) : undefined,
		verifying,
		verifying && jade && wants('jade')
			? assessByModel(analysis, { held: verifying, drawing: drawing?.then(treeOf) }, jade, { judge, runs, pause })
			: undefined,
	]);
	return { report, evaluated: text && verification && { text, verification }, assessment };
}

/** The nodes of a tree as a model has drawn it; the report's own tree is no one's reading of it. */
function treeOf({ drawing }: DrawnReport): readonly DrawnNode[] | undefined {
	return drawing.basis === 'rule' ? undefined : drawing.nodes;
}

/** The scorecards with a model's judgements. Rejects only with the reason of an aborted run. */
export async function scoreWithModel(read: Analysis, scoring: Scoring, run: ModelRun): Promise<ScoredAnalysis> {
	const { report, evaluated, assessment } = await askModel(read, scoring, run);
	const judged = report && scoreJudged(read, report);
	const verdicts = verdictsFrom(read, { report: judged, pairs: evaluated?.text.pairs });
	const decided = withVerdicts(read, verdicts, scoring.findings);
	const withSourceVerdicts = evaluated
		? withSourceFindings(decided, evaluated.verification, scoring.findings)
		: decided;
	const { analysis, ...others } = otherFrameworks(withSourceVerdicts, scoring, assessment);
	const complete =
		(judged?.complete ?? true) &&
		(!evaluated || judgedAll(evaluated.text, evaluated.verification)) &&
		!assessment?.error;
	const scorecard: Scorecard = {
		finResearch: judged?.score ?? null,
		reportEval: evaluated ? scoreReportEval(analysis, evaluated.verification, evaluated.text) : null,
		...others,
		run: { mode: 'model', model: run.model, ...usageOf(run), seconds: scoring.seconds(), complete },
		stability: judged?.stability ?? null,
	};
	return { analysis, scorecard };
}

function usageOf({ usage }: ModelRun): Omit<RunInfo, 'mode' | 'model' | 'seconds' | 'complete'> {
	const { failures, ...used } = usage();
	return { ...used, failures };
}

/** JADE's score with what it finds, and what to fix first over all frameworks. */
function otherFrameworks(
	read: Analysis,
	{ findings, jade: setup }: Scoring,
	assessment: Assessment | undefined,
): Pick<Scorecard, 'jade' | 'fixFirst'> & { readonly analysis: Analysis } {
	if (!assessment || !setup) return { analysis: read, jade: null, fixFirst: rankFixes(read, []) };
	const jade = scoreJade(read, assessment, setup);
	const computed = withMoreFindings(read, assessment.miscalculated, findings);
	const analysis = withMoreFindings(computed, jadeFindings(read.report.source, jade, computed.findings), findings);
	const [verdicts] = verdictsOf(assessment.rounds);
	const gains = assessment.answered > 0 ? itemGains(assessment.checklists, verdicts!, setup.options) : [];
	return { analysis, jade, fixFirst: rankFixes(analysis, gains) };
}
