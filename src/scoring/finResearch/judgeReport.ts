import type { Analysis } from '../../analysis';
import type { DimensionsAnswer, DimensionsInput } from '../../judge/tasks/finresearchDimensions';
import type { Report } from '../../report/model';
import type { JudgedNode, TaskType } from '../../scorecard/finResearch';
import { readerText } from '../../shownToModel/readerText';
import type { Rating } from '../guards/atTheTop';
import { recogniseTask, taskBriefing } from './taskTypes';
import { belowRoot, countSupport, treeBasis } from './treeBasis';

/** What a model said of a report as a whole; what it could not say is an error, never a guess. */
export interface ReportJudgement {
	readonly task: TaskType | undefined;
	/** The six judged dimensions, run by run; one of them unless repeats were asked for. */
	readonly rounds: readonly Round[];
}

export type Round = Rating<DimensionsAnswer>;

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

const marks = { supported: 'A+', partial: 'A~', unsupported: 'A-', unknown: 'A?' } as const;

/** More lines would weigh more than they tell; then evidence goes first. */
const mostLines = 160;
const longestText = 70;
/** Indentation beyond this says nothing more. */
const deepest = 12;

/** The tree as the judge of the dimensions sees it: a line a node, indented, with a short quote. */
export function treeOutline(
	report: Report,
	nodes: readonly Pick<JudgedNode, 'id' | 'type' | 'parent' | 'span' | 'support'>[],
): string {
	const depth = new Map<string, number>();
	for (const { id, parent } of nodes) depth.set(id, parent === null ? 0 : depth.get(parent)! + 1);
	const shown = nodes.length > mostLines ? nodes.filter(({ type }) => type === 'argument') : nodes;
	const lines = shown.slice(0, mostLines).map(({ id, type, span, support }) => {
		const text = readerText(report, span);
		const short = text.length > longestText ? `${text.slice(0, longestText).trimEnd()}…` : text;
		const mark = type === 'evidence' ? 'E' : marks[support];
		return `${' '.repeat(Math.min(deepest, depth.get(id)!))}${mark} ${short}`;
	});
	const left = nodes.length - lines.length;
	return [...lines, ...(left > 0 ? [`(${left} more statements)`] : [])].join('\n');
}
