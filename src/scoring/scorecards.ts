import type { Analysis } from '../analysis';
import { jadeFindings } from '../checks/judged/jadeFindings';
import { sourceFindings } from '../checks/judged/sourceFindings';
import { withMoreFindings } from '../checks/withMoreFindings';
import type { FindingOptions } from '../findings/model';
import type { PairJudge, Usage } from '../judge/model';
import { checkTask } from '../judge/tasks/checkMarks';
import { readTask } from '../judge/tasks/readReport';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import { withReading } from '../reading/applied/withReading';
import { askReading, type ReadingOptions } from '../reading/asking/askReading';
import type { Reading } from '../reading/model';
import type { Framework } from '../scorecard/dimension';
import type { RunInfo } from '../scorecard/run';
import type { Scorecard, ScoredAnalysis } from '../scorecard/scorecard';
import { numberedLines } from '../shownToModel/numberedReport';
import { showReport } from '../shownToModel/showReport';
import type { GatheredSources } from '../sources/cited/gatherSources';
import type { VerifyOptions } from '../verification/claimSourcePairs';
import { type ClaimVerification, verifyClaims } from '../verification/verifyClaims';
import { countFinResearch } from './finResearch/scorecard';
import { scoreJudged } from './finResearch/scoreJudged';
import { rankFixes } from './fixFirst';
import { type Assessment, assessByModel } from './jade/assess';
import { itemGains } from './jade/formula/itemGains';
import { scoreJade } from './jade/scorecard';
import type { JadeSetup } from './jade/setup';
import { rateReport } from './rateReport';
import { judgePairs } from './reportEval/judgePairs';
import { judgedAll, scoreReportEval } from './reportEval/scorecard';

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

/** The scorecards of an analysed report where no model is asked: what can be counted, and no judged score. */
export function scoreAnalysis(
	read: Analysis,
	scoring: Scoring,
	verification: ClaimVerification,
	assessment?: Assessment,
): ScoredAnalysis {
	const { wanted, findings, seconds } = scoring;
	const withSourceVerdicts = wanted.includes('reportEval')
		? withMoreFindings(read, sourceFindings(read.report, verification), findings)
		: read;
	const { analysis, ...others } = otherFrameworks(withSourceVerdicts, scoring, assessment);
	const counted = { calls: 0, cached: 0, tokensIn: 0, tokensOut: 0, cost: 0, failures: [] };
	const scorecard: Scorecard = {
		finResearch: wanted.includes('finResearch') ? countFinResearch(analysis) : null,
		reportEval: wanted.includes('reportEval') ? scoreReportEval(analysis, verification) : null,
		...others,
		question: null,
		run: { mode: 'offline', model: null, prompts: {}, ...counted, seconds: seconds(), complete: true },
		stability: null,
	};
	return { analysis, scorecard };
}

/** A judge, and what its questions have used. */
export interface ModelRun {
	readonly judge: PairJudge;
	readonly usage: () => Usage;
	/** How the report is read, as a review reads it. */
	readonly reading: ReadingOptions;
	/**
	 * Instead of asking: what was read of the text that this one is compared with, for a tree that is drawn anew may be wider for
	 * want of reasons; `null` where that could not be read.
	 */
	readonly held?: Reading | null;
	/** How often each judgement is asked for; the report is read once. */
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
	offline: Analysis,
	{ wanted, findings, jade }: Pick<Scoring, 'wanted' | 'findings' | 'jade'>,
	run: Omit<ModelRun, 'usage'>,
) {
	const { judge, runs, onStep, sources, pause } = run;
	const wants = (framework: Framework) => wanted.includes(framework);
	const { report, tree, pairs } = offline;
	const shown = showReport(report);
	onStep(message('runs.readingReport'));
	const reading = readByModel(offline, run, findings);
	const verifying = wants('reportEval')
		? verifyClaims(report, tree, sources, { judge, pause })
		: wants('jade')
			? verifyClaims(report, tree, sources, { pause })
			: undefined;
	const rating = async () => {
		const analysis = await reading;
		onStep(message('runs.judging'));
		const asked = { dimensions: wants('finResearch'), qualities: wants('reportEval') };
		return rateReport({ analysis, shown, ...asked }, judge, runs);
	};
	const [analysis, rated, repetition, verification, assessment] = await Promise.all([
		reading,
		rating(),
		wants('reportEval') ? judgePairs(report, pairs, judge) : undefined,
		verifying,
		verifying && jade && wants('jade')
			? assessByModel(reading, { offline, held: verifying, shown }, jade, { judge, runs, pause })
			: undefined,
	]);
	const text = rated.qualities && repetition && { quality: rated.qualities, pairs: repetition };
	return { analysis, judgement: rated.report, evaluated: text && verification && { text, verification }, assessment };
}

/** The report as the model reads it, by the question that a review asks; as it is where there is nothing to read or no answer came. */
async function readByModel(
	offline: Analysis,
	{ judge, reading: options, held }: Pick<ModelRun, 'judge' | 'reading' | 'held'>,
	findings: FindingOptions | undefined,
): Promise<Analysis> {
	if (held !== undefined) return held ? withReading(offline, held, findings).analysis : offline;
	if (numberedLines(offline.report).length === 0) return offline;
	const reading = await askReading(offline, judge, options);
	const { statements, marks, unread } = reading;
	const isAnswered = unread === 0 || statements.length > 0 || marks.length > 0;
	return isAnswered ? withReading(offline, reading, findings).analysis : offline;
}

/** The scorecards with a model's judgements. Rejects only with the reason of an aborted run. */
export async function scoreWithModel(offline: Analysis, scoring: Scoring, run: ModelRun): Promise<ScoredAnalysis> {
	const { analysis: read, judgement, evaluated, assessment } = await askModel(offline, scoring, run);
	const used = usageOf(run);
	const unread = used.failures.filter(({ task }) => task === readTask.id || task === checkTask.id);
	const why = unread[0] ?? used.failures[0];
	const judged = judgement && scoreJudged(read, judgement, why?.message);
	const withSourceVerdicts = evaluated
		? withMoreFindings(read, sourceFindings(read.report, evaluated.verification), scoring.findings)
		: read;
	const { analysis, ...others } = otherFrameworks(withSourceVerdicts, scoring, assessment);
	const complete =
		unread.length === 0 &&
		(judged?.complete ?? true) &&
		(!evaluated || judgedAll(evaluated.text, evaluated.verification)) &&
		!assessment?.error;
	const scorecard: Scorecard = {
		finResearch: judged?.score ?? null,
		reportEval: evaluated
			? scoreReportEval({ ...analysis, tree: offline.tree }, evaluated.verification, evaluated.text)
			: null,
		...others,
		question: { text: offline.report.query, from: offline.report.queryFrom },
		run: { mode: 'model', model: run.reading.model, ...used, seconds: scoring.seconds(), complete },
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
	const told = [...read.findings, ...read.decided.map(({ finding }) => finding)];
	const analysis = withMoreFindings(read, jadeFindings(read.report.source, jade, told), findings);
	return { analysis, jade, fixFirst: rankFixes(analysis, itemGains(jade)) };
}
