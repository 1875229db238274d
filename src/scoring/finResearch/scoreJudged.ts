import { itemAt } from '../../access';
import type { Analysis } from '../../analysis';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { QuoteAligner } from '../../places/quotes';
import type { Dimension, Reason } from '../../scorecard/dimension';
import { spreadOf, unscored } from '../../scorecard/dimension';
import {
	type FinResearchDimension,
	type FinResearchScore,
	readTaskType,
	type Stability,
	type SupportCounts,
	type TreeBasis,
} from '../../scorecard/finResearch';
import type { Support } from '../../tree/model';
import { QuotedPlaces } from '../../verification/relevance';
import { isAtTheTop, topReasons } from '../guards/atTheTop';
import { dimensionProof, limitedByQuotes, limitedBySupport, type ReasonedScore } from '../guards/limitScores';
import { ruleDimensions } from './formulas';
import { judgedDimension, notJudged, scoreWithReasons, supportReasons, unsupportedReasons } from './judgedReasons';
import type { ReportJudgement, Round } from './judgeReport';
import { byDimension, countFinResearch, withFinalScore } from './scorecard';
import { isUnsureTask } from './taskTypes';
import { belowRoot, countSupport, treeBasis, treeNotes } from './treeBasis';

/**
 * FinResearchBench's ten dimensions from what a model said: four by the paper's rules on the tree of the report's reading, six
 * by the model. What the model could not say has no score, and neither has the whole; the reasons say why.
 *
 * @param analysis the report as the model has read it
 * @param why what went wrong with its reading first
 */
export function scoreJudged(analysis: Analysis, judgement: ReportJudgement, why?: Message) {
	const { rounds } = judgement;
	const tree = treeBasis(analysis, why);
	const verdicts = belowRoot(tree.nodes).filter(({ type, support }) => type === 'argument' && support !== 'unknown');
	const support = tree.basis !== 'rule' ? countSupport(verdicts, 'model') : countFinResearch(analysis).support;
	const notes = treeNotes(tree.basis, tree.unread, why);
	const ruled: Partial<Record<FinResearchDimension, Dimension>> = ruleDimensions(
		analysis.report,
		analysis.tree,
		tree.basis,
		true,
		notes,
	);
	const aligner = new QuoteAligner(analysis.report);
	const supports = verdicts.map((node) => node.support);
	const scores = rounds.map((round) => scoresOf(round, supports, aligner));
	const reading = { analysis, judgement, tree, support, scores, why };
	const dimensions = byDimension((name) => ruled[name] ?? judged(name as JudgedDimension, reading));
	const finals = rounds.map((round, at) => finalOf(round, itemAt(scores, at), dimensions));
	const { final, ...rest } = withFinalScore(dimensions);
	return {
		// A mean of scores that tell no report from another says nothing of this one.
		score: { ...rest, final: isAtTheTop(rounds) ? null : final, task: taskOf(judgement), tree, support },
		stability: rounds.length < 2 ? null : ({ runs: rounds.length, final: spreadOf(finals) } satisfies Stability),
		/** Everything that was to be judged was. */
		complete: tree.basis === 'model' && rounds.every(({ answer, error }) => answer && !error),
	};
}

/** The dimensions that the judge of the text scores; the paper's formulas make the others. */
type JudgedDimension = Exclude<FinResearchDimension, keyof ReturnType<typeof ruleDimensions>>;

interface TreeReading {
	readonly analysis: Analysis;
	readonly judgement: ReportJudgement;
	readonly tree: TreeBasis;
	readonly support: SupportCounts;
	/** What each run gave. */
	readonly scores: readonly RoundScores[];
	readonly why: Message | undefined;
}

/** The dimensions that a run scored, each as far as its proof and its own verdicts bear it. */
type RoundScores = ReadonlyMap<FinResearchDimension, ReasonedScore>;

function scoresOf({ answer }: Round, verdicts: readonly Support[], aligner: QuoteAligner): RoundScores {
	const given = answer?.dimensions ?? [];
	const quoted = new QuotedPlaces();
	return new Map(
		given
			// Logic consistency rests on the verdicts: a judge that had none to go by has nothing to say on it.
			.filter(({ dimension }) => dimension !== 'logicConsistency' || verdicts.length > 0)
			.map((value) => {
				const proven = limitedByQuotes(scoreWithReasons(value, aligner), dimensionProof, quoted);
				const held = value.dimension === 'logicConsistency' ? limitedBySupport(proven, verdicts) : proven;
				return [value.dimension, held] as const;
			}),
	);
}

function judged(name: JudgedDimension, reading: TreeReading): Dimension {
	const { rounds } = reading.judgement;
	const answers = reading.scores.flatMap((scores) => scores.get(name) ?? []);
	if (answers.length === 0) return notRead(name, reading);
	const isLogic = name === 'logicConsistency';
	const shown = rounds[reading.scores.findIndex((one) => one.has(name))];
	const asked = { runs: rounds.length, abridged: shown?.abridged ?? false };
	const dimension = judgedDimension(
		answers,
		asked,
		[0, 100],
		[
			...(isLogic
				? [...supportReasons(reading.support, reading.tree), ...unsupportedReasons(belowRoot(reading.tree.nodes))]
				: []),
			...(name === 'analysisFrameworkQuality' ? taskReason(taskOf(reading.judgement)) : []),
		],
	);
	return { ...dimension, reasons: [...topReasons(rounds), ...dimension.reasons] };
}

function notRead(name: JudgedDimension, { judgement: { rounds }, tree, why }: TreeReading): Dimension {
	const failed = rounds.find(({ error }) => error)?.error?.said;
	const unproven = name === 'logicConsistency' && tree.basis === 'rule' ? (why ?? tree.note) : undefined;
	return unscored([0, 100], notJudged(unproven ?? failed));
}

/** The final score of one run, by its own values where it judged, else by those the scorecard shows. */
function finalOf(round: Round, scores: RoundScores, dimensions: FinResearchScore['dimensions']): number | null {
	if (!round.answer || round.atTheTop) return null;
	const merged = byDimension((name) => {
		return { ...dimensions[name], value: scores.get(name as JudgedDimension)?.score ?? dimensions[name].value };
	});
	return withFinalScore(merged).final;
}

/** By which kind of question the framework was judged. */
function taskReason(task: FinResearchScore['task']): Reason[] {
	if (!task) return [];
	const type = task.type === 'Others' ? null : message(`taskTypes.${task.type}`);
	return [{ message: message('scores.judgedAs', { type, basis: task.basis }) }];
}

function taskOf({ task, rounds }: ReportJudgement): FinResearchScore['task'] {
	if (task && !isUnsureTask(task)) return { type: task, basis: 'rule' };
	const said = rounds.find(({ answer }) => answer)?.answer?.taskType;
	const type = said === undefined ? undefined : readTaskType(said);
	if (type) return { type, basis: 'model' };
	return task ? { type: task, basis: 'rule' } : null;
}
