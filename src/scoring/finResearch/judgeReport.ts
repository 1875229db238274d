import type { Analysis } from '../../analysis';
import type { Judge, ModelError } from '../../judge/model';
import { type DimensionsAnswer, judgeDimensions } from '../../judge/tasks/finresearchDimensions';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import type { TaskType } from '../../scorecard/taskTypes';
import { askWithTexts, type ReportTexts, reportTexts } from '../../shown/abridge';
import { cutParts } from '../../shown/parts';
import { type Piece, piecesOf } from '../../shown/pieces';
import type { Support } from '../../tree/model';
import type { DrawnNode } from './drawnTree';
import { type Drawing, drawTree } from './drawTree';
import { type JudgedArguments, judgeArguments } from './judgeArguments';
import { recogniseTask, taskBriefing } from './taskTypes';
import { treeOutline } from './treeOutline';

/** What a model said of a report, question by question; what it could not say is an error, never a guess. */
export interface ReportJudgement {
	readonly task: TaskType | undefined;
	readonly parts: number;
	readonly drawing: Drawing;
	/** Run by run; one of them unless repeats were asked for. */
	readonly rounds: readonly Round[];
}

export interface Round {
	readonly weighing: JudgedArguments;
	readonly dimensions: DimensionsAnswer | undefined;
	/** The judge of the dimensions saw the report abridged. */
	readonly abridged: boolean;
	readonly error: ModelError | undefined;
}

/** A report with its logic tree as a model has drawn it; other frameworks may go by it too. */
export interface DrawnReport {
	readonly pieces: readonly Piece[];
	readonly parts: number;
	readonly drawing: Drawing;
}

/** FinResearchBench §3.1.3, step 1: the logic tree, drawn once however often it is judged. */
export async function drawReport(
	analysis: Analysis,
	judge: Judge,
	onStep: (step: Message) => void,
): Promise<DrawnReport> {
	const pieces = piecesOf(analysis.report);
	const parts = cutParts(analysis.report, pieces);
	onStep(message('runs.drawingTree'));
	return { pieces, parts: parts.length, drawing: await drawTree(analysis, parts, judge) };
}

/**
 * FinResearchBench with a model (§3.1.3 and §3.1.4): the support of the drawn tree, then the six judged dimensions with
 * the tree as the judge's intermediate information. `runs` repeats the judgements.
 */
export async function judgeReport(
	analysis: Analysis,
	{ pieces, parts, drawing }: DrawnReport,
	judge: Judge,
	runs: number,
	onStep: (step: Message) => void,
): Promise<ReportJudgement> {
	const { report } = analysis;
	const task = recogniseTask(report.query ?? '');
	onStep(message('runs.weighingClaims'));
	const texts = reportTexts(pieces);
	const round = async (sample: number): Promise<Round> => {
		const weighing = await judgeArguments(report, drawing.nodes, judge, sample);
		onStep(message('runs.judging'));
		return { weighing, ...(await judgeText({ analysis, drawing, weighing, task, texts, judge, sample })) };
	};
	const rounds = await Promise.all(Array.from({ length: Math.max(1, runs) }, (_, sample) => round(sample)));
	return { task, parts, drawing, rounds };
}

interface TextQuestion {
	readonly analysis: Analysis;
	readonly drawing: Drawing;
	readonly weighing: JudgedArguments;
	readonly task: TaskType | undefined;
	readonly texts: ReportTexts;
	readonly judge: Judge;
	readonly sample: number;
}

async function judgeText(question: TextQuestion): Promise<Omit<Round, 'weighing'>> {
	const { analysis, drawing, weighing, task, texts, judge, sample } = question;
	const { judged, shown } = await askWithTexts(texts, ({ text, extent }) =>
		judgeDimensions(judge, {
			task: taskBriefing(task),
			counts: countsText(drawing.nodes, weighing.verdicts),
			extent,
			tree: treeOutline(analysis.report, drawing.nodes, weighing.verdicts),
			report: text,
			about: message('questions.dimensions'),
			sample,
		}),
	);
	if (!judged.ok) return { dimensions: undefined, abridged: false, error: judged.error };
	return { dimensions: judged.value, abridged: !shown.whole, error: undefined };
}

/** `24 arguments: 15 supported, 5 partly, 4 not.` */
function countsText(nodes: readonly DrawnNode[], verdicts: JudgedArguments['verdicts']): string {
	const claims = nodes.filter(({ type }) => type === 'argument');
	const counted = (support: Support) =>
		claims.filter(({ id }) => (verdicts.get(id)?.support ?? 'unknown') === support).length;
	const open = counted('unknown');
	const known = `${counted('supported')} supported, ${counted('partial')} partly, ${counted('unsupported')} not`;
	return `${claims.length} arguments: ${known}${open > 0 ? `, ${open} not judged` : ''}.`;
}
