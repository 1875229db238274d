import type { Analysis } from '../../analysis';
import type { Judge } from '../../judge/model';
import type { DimensionsAnswer, DimensionsInput } from '../../judge/tasks/finresearchDimensions';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import type { TaskType } from '../../scorecard/taskTypes';
import type { Reading } from '../../shownToModel/abridge';
import type { ShownReport } from '../../shownToModel/showReport';
import type { Support } from '../../tree/model';
import type { DrawnNode } from './drawnTree';
import { type Drawing, drawTree } from './drawTree';
import { type JudgedArguments, judgeArguments } from './judgeArguments';
import { recogniseTask, taskBriefing } from './taskTypes';
import { treeOutline } from './treeOutline';

/** What a model said of a report, question by question; what it could not say is an error, never a guess. */
export interface ReportJudgement extends Pick<WeighedReport, 'task' | 'parts' | 'drawing'> {
	/** Run by run; one of them unless repeats were asked for. */
	readonly rounds: readonly Round[];
}

export interface Round {
	readonly weighing: JudgedArguments;
	/** The six judged dimensions. */
	readonly rated: Reading<DimensionsAnswer>;
}

/** A report with its logic tree, and with the support of its arguments as often as that was judged. */
export interface WeighedReport {
	readonly task: TaskType | undefined;
	readonly parts: number;
	readonly drawing: Drawing;
	/** Run by run. */
	readonly weighings: readonly JudgedArguments[];
}

/** FinResearchBench §3.1.3, step 1: the logic tree, drawn once however often it is judged; other frameworks may go by it too. */
export function drawReport(
	analysis: Analysis,
	{ parts }: ShownReport,
	judge: Judge,
	onStep: (step: Message) => void,
): Promise<Drawing> {
	onStep(message('runs.drawingTree'));
	return drawTree(analysis, parts, judge);
}

/** FinResearchBench §3.1.3, step 2: the support of the drawn tree; `runs` repeats the judgement. */
export async function weighReport(
	{ report }: Analysis,
	{ parts }: ShownReport,
	drawing: Drawing,
	judge: Judge,
	runs: number,
	onStep: (step: Message) => void,
): Promise<WeighedReport> {
	onStep(message('runs.weighingClaims'));
	const weighings = await Promise.all(
		Array.from({ length: Math.max(1, runs) }, (_, sample) => judgeArguments(report, drawing.nodes, judge, sample)),
	);
	return { task: recogniseTask(report.query ?? ''), parts: parts.length, drawing, weighings };
}

/** FinResearchBench §3.1.4: what the six judged dimensions are scored with, beside the report: the tree is the judge's intermediate information. */
export function briefing(
	{ report }: Analysis,
	{ task, drawing: { nodes } }: WeighedReport,
	{ verdicts }: JudgedArguments,
): Pick<DimensionsInput, 'task' | 'counts' | 'tree'> {
	return {
		task: taskBriefing(task),
		counts: countsText(nodes, verdicts),
		tree: treeOutline(report, nodes, verdicts),
	};
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
