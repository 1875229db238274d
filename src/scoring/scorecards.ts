import type { Analysis } from '../analysis';
import { jadeFindings } from '../checks/judged/jadeFindings';
import { untold } from '../checks/judged/modelCalculations';
import { withMoreFindings } from '../checks/withMoreFindings';
import { withVerdicts } from '../checks/withVerdicts';
import type { DraftFinding, FindingOptions } from '../findings/model';
import type { PairJudge, Usage } from '../judge/model';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { Framework } from '../scorecard/dimension';
import type { RunInfo } from '../scorecard/run';
import type { Scorecard, ScoredAnalysis } from '../scorecard/scorecard';
import type { ShownReport } from '../shownToModel/showReport';
import { showReport } from '../shownToModel/showReport';
import type { GatheredSources } from '../sources/cited/gatherSources';
import type { VerifyOptions } from '../verification/claimSourcePairs';
import { type ClaimVerification, verifyClaims } from '../verification/verifyClaims';
import type { DrawnNode } from './finResearch/drawnTree';
import type { Drawing } from './finResearch/drawTree';
import { drawReport, weighReport } from './finResearch/judgeReport';
import { countFinResearch } from './finResearch/scorecard';
import { scoreJudged } from './finResearch/scoreJudged';
import { rankFixes } from './fixFirst';
import { type AlreadyJudged, type Assessment, assessByModel } from './jade/assess';
import { itemGains } from './jade/formula/itemGains';
import { scoreJade } from './jade/scorecard';
import type { JadeSetup } from './jade/setup';
import { rateReport } from './rateReport';
import { judgePairs } from './reportEval/judgePairs';
import { judgedAll, scoreReportEval } from './reportEval/scorecard';
import { verdictsFrom } from './verdictsFrom';
import { withSourceFindings } from './withSourceFindings';

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
	readonly judge: PairJudge;
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
	const { report: read, tree, pairs } = analysis;
	const shown = showReport(read);
	const verifying = wants('reportEval')
		? verifyClaims(read, tree, sources, { judge, pause })
		: wants('jade')
			? verifyClaims(read, tree, sources, { pause })
			: undefined;
	const drawing = wants('finResearch') ? drawReport(analysis, shown, judge, onStep) : undefined;
	const rating = async () => {
		const weighed = drawing && (await weighReport(analysis, shown, await drawing, judge, runs, onStep));
		if (weighed) onStep(message('runs.judging'));
		return rateReport({ analysis, shown, weighed, qualities: wants('reportEval') }, judge, runs);
	};
	const [{ report, qualities }, repetition, verification, assessment] = await Promise.all([
		rating(),
		wants('reportEval') ? judgePairs(read, pairs, judge) : undefined,
		verifying,
		verifying && jade && wants('jade')
			? assessByModel(analysis, alreadyJudged(verifying, shown, drawing), jade, { judge, runs, pause })
			: undefined,
	]);
	const text = qualities && repetition && { quality: qualities, pairs: repetition };
	return { report, evaluated: text && verification && { text, verification }, assessment };
}

function alreadyJudged(
	held: AlreadyJudged['held'],
	shown: ShownReport,
	drawing: Promise<Drawing> | undefined,
): AlreadyJudged {
	const miscalculated = drawing?.then((drawn) => drawn.miscalculated);
	return { held, shown, drawing: drawing?.then(treeOf), miscalculated };
}

/** The nodes of a tree as a model has drawn it; the report's own tree is no one's reading of it. */
function treeOf({ basis, nodes }: Drawing): readonly DrawnNode[] | undefined {
	return basis === 'rule' ? undefined : nodes;
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
	const computed = withComputations(withSourceVerdicts, report?.drawing.miscalculated ?? [], scoring);
	const { analysis, ...others } = otherFrameworks(computed, scoring, assessment);
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

/** With what a model has read and code has worked out, told once whoever asked. */
function withComputations(
	analysis: Analysis,
	miscalculated: readonly DraftFinding[],
	{ findings }: Pick<Scoring, 'findings'>,
): Analysis {
	return withMoreFindings(analysis, untold(analysis.findings, miscalculated), findings);
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
	const computed = withComputations(read, assessment.miscalculated, { findings });
	const told = [...computed.findings, ...computed.decided.map(({ finding }) => finding)];
	const analysis = withMoreFindings(computed, jadeFindings(read.report.source, jade, told), findings);
	return { analysis, jade, fixFirst: rankFixes(analysis, itemGains(jade)) };
}
