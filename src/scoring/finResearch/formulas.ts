import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import type { Report } from '../../report/model';
import { type Dimension, unscored } from '../../scorecard/dimension';
import type { TreeBasis } from '../../scorecard/finResearch';
import { condensedTree } from '../../tree/metrics';
import type { LogicTree } from '../../tree/model';

const clamp = (x: number) => Math.min(100, Math.max(0, x));

/** FinResearchBench eq. 1: 33.33·(N̄child − 1), N̄child over the nodes that have children. 0–100. */
export function widthScore(meanChildren: number): number {
	return clamp(33.33 * (meanChildren - 1));
}

/** FinResearchBench eq. 2: 0.4·clamp(25·(Dmax − 2)) + 0.6·clamp(40·(D̄leaf − 1.5)); depth counts edges. 0–100. */
export function depthScore(maxDepth: number, meanLeafDepth: number): number {
	return 0.4 * clamp(25 * (maxDepth - 2)) + 0.6 * clamp(40 * (meanLeafDepth - 1.5));
}

/** FinResearchBench eq. 3: 0.7·clamp(2·(N − 5)) + 0.3·clamp(100·Nevidence ÷ N). 0–100. */
export function densityScore(nodes: number, evidence: number): number {
	const share = nodes > 0 ? evidence / nodes : 0;
	return 0.7 * clamp(2 * (nodes - 5)) + 0.3 * clamp(100 * share);
}

/** FinResearchBench eq. 4, with the gap the paper leaves (100 ≤ w < 200) closed by a straight line. 0–100. */
export function richnessScore(wordsPerHeading: number): number {
	const w = wordsPerHeading;
	if (w <= 0) return 0;
	if (w < 100) return 0.6 * w;
	if (w < 200) return 60 + 0.16 * (w - 100);
	if (w < 500) return 60 + 0.08 * w;
	if (w <= 1000) return 100;
	return Math.max(60, 100 - 0.05 * (w - 1000));
}

/**
 * The four dimensions that a formula decides, with the figures they come from. Three of them measure a tree, and the formulas are
 * made for one that a model has drawn: what they give on one that was drawn offline, wholly or in part, does not go with
 * what readers think of a report, so that is no score. Neither is the fourth by itself, where no model reads the report.
 *
 * @param notes said of what measures the tree
 */
export function ruleDimensions(
	report: Report,
	{ nodes: all, metrics, root }: LogicTree,
	drawnBy: TreeBasis['basis'],
	read: boolean,
	notes: readonly Message[] = [],
) {
	const nodes = condensedTree(all);
	const above = new Set(nodes.map(({ parent }) => parent));
	const without = nodes.filter(({ id, type }) => type === 'argument' && !above.has(id)).length;
	const leftOut = Math.max(0, without - (metrics.bared ?? 0));
	const fromTitle = all.some(({ id, sentence }) => id === root && sentence === undefined);
	const headings = headingsBelowTitle(report);
	const wordsPerHeading = report.words / Math.max(1, headings);
	const unread = () => unscored([0, 100], { message: message(read ? 'scores.needsModelTree' : 'scores.needsReader') });
	const onTree = (value: number, why: Message) => {
		const dimension = drawnBy === 'model' ? byRule(value, why) : unread();
		return { ...dimension, reasons: [...dimension.reasons, ...notes.map((note) => ({ message: note }))] };
	};
	const onHeadings = read ? byRule : unread;
	return {
		analysisWidth: onTree(
			widthScore(metrics.meanChildren),
			message('scores.width', { mean: metrics.meanChildren, without: leftOut }),
		),
		analysisDepth: onTree(
			depthScore(metrics.maxDepth, metrics.meanLeafDepth),
			message('scores.depth', { fromTitle, most: metrics.maxDepth, mean: metrics.meanLeafDepth }),
		),
		informationDensity: onTree(
			densityScore(metrics.nodes, metrics.evidence),
			message('scores.density', { evidence: metrics.evidence, nodes: metrics.nodes }),
		),
		paragraphRichness: onHeadings(
			richnessScore(wordsPerHeading),
			message('scores.richness', { words: report.words, headings, each: Math.round(report.words / headings) }),
		),
	};
}

function headingsBelowTitle(report: Report): number {
	const title = report.title?.span[0];
	return report.sections.filter((section) => report.blocks[section.heading]!.span[0] !== title).length;
}

function byRule(value: number, why: Message): Dimension {
	return { value, range: [0, 100], basis: 'rule', reasons: [{ message: why }] };
}
