import { itemAt } from '../../access';
import type { Analysis } from '../../analysis';
import type { ModelError } from '../../judge/model';
import { message } from '../../messages/message';
import { QuoteAligner } from '../../quotes/align';
import type { Dimension, Reason } from '../../scorecard/dimension';
import type {
	FinResearchDimension,
	FinResearchScore,
	JudgedNode,
	Stability,
	SupportCounts,
	TreeBasis,
} from '../../scorecard/finResearch';
import { treeMetrics } from '../../tree/metrics';
import { dimensionProof, type ReasonedScore, withinProof } from '../guards/provenScore';
import { withinSupport } from '../guards/supportBound';
import type { ReadDimension } from '../observed/observations';
import { unread } from '../observed/unread';
import { ruleDimensions } from './formulas';
import { countSupport, judgedNodes } from './judgedNodes';
import { gaps, meanOfRuns, notJudged, saidReasons, supportReasons } from './judgedReasons';
import type { ReportJudgement, Round } from './judgeReport';
import { byDimension, countFinResearch, weighted } from './scorecard';
import { meanOf, stabilityOf } from './stability';
import { isUnsureTask, readTaskType } from './taskTypes';
import { treeNote, treeNotes } from './treeNote';

export interface JudgedScore {
	readonly score: FinResearchScore;
	readonly stability: Stability | null;
	/** Everything that was to be judged was. */
	readonly complete: boolean;
}

/**
 * FinResearchBench's ten dimensions from what a model said: four by the paper's rules on the model's tree, six by the
 * model. What the model could not say has no score, and neither has the whole; the reasons say why.
 */
export function scoreJudged(analysis: Analysis, judgement: ReportJudgement): JudgedScore {
	const { drawing, rounds } = judgement;
	const nodes = judgedNodes(
		drawing.nodes,
		rounds.map(({ weighing }) => weighing),
	);
	const tree = treeBasis(judgement, nodes);
	const weighedBy = rounds.some(({ weighing }) => weighing.verdicts.size > 0);
	const support = weighedBy ? countSupport(nodes, 'model') : countFinResearch(analysis).support;
	const ruled: Partial<Record<FinResearchDimension, Dimension>> = onTree(analysis, tree, judgement);
	const aligner = new QuoteAligner(analysis.report);
	const scores = rounds.map((round) => scoresOf(round, aligner));
	const reading = { analysis, judgement, nodes, tree, support, scores };
	const dimensions = byDimension((name) => ruled[name] ?? judged(name as JudgedDimension, reading));
	const runs = rounds.map((round, at) => runValues(round, itemAt(scores, at), dimensions));
	return {
		score: { ...weighted(dimensions), task: taskOf(judgement), tree, support },
		stability: stabilityOf(drawing.nodes, runs),
		complete: isComplete(judgement),
	};
}

function treeBasis(judgement: ReportJudgement, nodes: readonly JudgedNode[]): TreeBasis {
	const { drawing, parts } = judgement;
	return {
		basis: drawing.basis,
		metrics: treeMetrics(nodes),
		parts,
		partsMissed: drawing.missed,
		dropped: drawing.dropped,
		note: treeNote(drawing, parts),
		nodes,
	};
}

/** The rule dimensions of the tree; those that measure it say whose it is. */
function onTree(
	{ report }: Analysis,
	{ metrics, basis }: TreeBasis,
	{ drawing, parts }: ReportJudgement,
): ReturnType<typeof ruleDimensions> {
	const notes = treeNotes(drawing, parts).map((note) => ({ message: note }));
	const { paragraphRichness, ...measured } = ruleDimensions(report, metrics, basis, true);
	const withNote = (dimension: Dimension): Dimension => ({
		...dimension,
		reasons: [...dimension.reasons, ...notes],
	});
	return {
		analysisWidth: withNote(measured.analysisWidth),
		analysisDepth: withNote(measured.analysisDepth),
		informationDensity: withNote(measured.informationDensity),
		paragraphRichness,
	};
}

/** The dimensions that the judge of the text scores; the paper's formulas make the others. */
type JudgedDimension = Extract<ReadDimension, FinResearchDimension>;

interface TreeReading {
	readonly analysis: Analysis;
	readonly judgement: ReportJudgement;
	readonly nodes: readonly JudgedNode[];
	readonly tree: TreeBasis;
	readonly support: SupportCounts;
	/** What each run gave. */
	readonly scores: readonly RoundScores[];
}

/** The dimensions that a run scored, each as far as its proof and its own verdicts bear it. */
type RoundScores = ReadonlyMap<FinResearchDimension, ReasonedScore>;

function scoresOf({ rated: { answer }, weighing }: Round, aligner: QuoteAligner): RoundScores {
	const verdicts = [...weighing.verdicts.values()].map(({ support }) => support);
	const given = answer?.dimensions ?? [];
	return new Map(
		given
			// Logic consistency rests on the verdicts: a judge that had none to go by has nothing to say on it.
			.filter(({ dimension }) => dimension !== 'logicConsistency' || verdicts.length > 0)
			.map((value) => {
				const said = { score: value.score, reasons: saidReasons(value, aligner) };
				const proven = withinProof(said, dimensionProof);
				const held = value.dimension === 'logicConsistency' ? withinSupport(proven, verdicts) : proven;
				return [value.dimension, held] as const;
			}),
	);
}

function judged(name: JudgedDimension, reading: TreeReading): Dimension {
	const { rounds } = reading.judgement;
	const answers = reading.scores.flatMap((scores) => scores.get(name) ?? []);
	const [first] = answers;
	if (!first) return notRead(name, reading);
	const scores = answers.map(({ score }) => score);
	const shown = rounds[reading.scores.findIndex((one) => one.has(name))];
	const reasons = [
		...(rounds.length > 1 ? [meanOfRuns(scores, rounds.length)] : []),
		...(name === 'logicConsistency'
			? supportReasons(reading.support, reading.tree, weighingError(reading.judgement))
			: []),
		...(name === 'analysisFrameworkQuality' ? taskReason(taskOf(reading.judgement)) : []),
		...first.reasons,
		...(name === 'logicConsistency' ? gaps(reading.nodes) : []),
		...(shown?.rated.abridged ? [{ message: message('scores.abridged') }] : []),
	];
	return {
		value: meanOf(scores),
		range: [0, 100],
		basis: 'model',
		reasons: reasons.length > 0 ? reasons : [{ message: message('scores.noReason') }],
	};
}

function notRead(name: JudgedDimension, { judgement, analysis }: TreeReading): Dimension {
	return unread(name, [0, 100], analysis, notJudged(failureOf(name, judgement)));
}

function failureOf(name: JudgedDimension, { rounds }: ReportJudgement): ModelError | undefined {
	const dimensions = rounds.find(({ rated }) => rated.error)?.rated.error;
	return name === 'logicConsistency' ? (weighingError({ rounds }) ?? dimensions) : dimensions;
}

function weighingError({ rounds }: Pick<ReportJudgement, 'rounds'>): ModelError | undefined {
	return rounds.find(({ weighing: { error } }) => error)?.weighing.error;
}

/** One run's values: its own where it judged, else those the scorecard shows. */
function runValues(round: Round, scores: RoundScores, dimensions: FinResearchScore['dimensions']) {
	const values: Partial<Record<FinResearchDimension, number>> = Object.fromEntries(
		[...scores].map(([name, { score }]) => [name, score]),
	);
	const merged = byDimension((name) => ({ ...dimensions[name], value: values[name] ?? dimensions[name].value }));
	const final = round.rated.answer ? weighted(merged).final : null;
	return { dimensions: values, final, verdicts: round.weighing.verdicts };
}

/** By which kind of question the framework was judged. */
function taskReason(task: FinResearchScore['task']): Reason[] {
	if (!task) return [];
	return [
		{ message: message('scores.judgedAs', { type: task.type === 'Others' ? null : task.type, basis: task.basis }) },
	];
}

function taskOf({ task, rounds }: ReportJudgement): FinResearchScore['task'] {
	if (task && !isUnsureTask(task)) return { type: task, basis: 'rule' };
	const said = rounds.find(({ rated }) => rated.answer)?.rated.answer?.taskType;
	const type = said === undefined ? undefined : readTaskType(said);
	if (type) return { type, basis: 'model' };
	return task ? { type: task, basis: 'rule' } : null;
}

function isComplete({ drawing, rounds }: ReportJudgement): boolean {
	const judgedAll = rounds.every(({ rated, weighing }) => rated.answer && !rated.error && !weighing.error);
	return judgedAll && !drawing.error && !drawing.joinError;
}
