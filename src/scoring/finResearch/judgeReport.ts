import type { Analysis } from '../../analysis';
import type { DimensionsAnswer, DimensionsInput } from '../../judge/tasks/finresearchDimensions';
import type { JudgedNode, TaskType } from '../../scorecard/finResearch';
import type { Reading } from '../../shownToModel/abridge';
import { belowRoot, countSupport } from './countSupport';
import { recogniseTask, taskBriefing } from './taskTypes';
import { treeBasis } from './treeBasis';
import { treeOutline } from './treeOutline';

/** What a model said of a report as a whole; what it could not say is an error, never a guess. */
export interface ReportJudgement {
	readonly task: TaskType | undefined;
	/** The six judged dimensions, run by run; one of them unless repeats were asked for. */
	readonly rounds: readonly Round[];
}

export type Round = Reading<DimensionsAnswer>;

/**
 * FinResearchBench §3.1.4: what the six judged dimensions are scored with, beside the report: the tree is the judge's
 * intermediate information.
 */
export function briefing(analysis: Analysis): Pick<DimensionsInput, 'task' | 'counts' | 'tree'> {
	const { nodes } = treeBasis(analysis);
	return {
		task: taskBriefing(recogniseTask(analysis.report.query ?? '')),
		counts: countsText(nodes),
		tree: treeOutline(analysis.report, nodes),
	};
}

/** `24 arguments: 15 supported, 5 partly, 4 not.` */
function countsText(nodes: readonly JudgedNode[]): string {
	const { supported, partial, unsupported, unknown } = countSupport(belowRoot(nodes), 'model');
	const all = supported + partial + unsupported + unknown;
	const known = `${supported} supported, ${partial} partly, ${unsupported} not`;
	return `${all} arguments: ${known}${unknown > 0 ? `, ${unknown} not judged` : ''}.`;
}
