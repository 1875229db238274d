/** The three measures that FinResearchBench §4.3 compares two trees by. */
export interface TreeShape {
	readonly nodes: number;
	/** Mean depth of all nodes, in edges. */
	readonly meanDepth: number;
	/** Mean number of children of the nodes that have any. */
	readonly meanChildren: number;
}

/** Each in 0–1, 1 for equal. */
export interface TreeSimilarity {
	readonly nodes: number;
	readonly depth: number;
	readonly width: number;
	readonly mean: number;
}

/** FinResearchBench §4.3: 1 − |a − b| ÷ max(a, b) for each measure, and the mean of the three. */
export function treeSimilarity(a: TreeShape, b: TreeShape): TreeSimilarity {
	const nodes = alike(a.nodes, b.nodes);
	const depth = alike(a.meanDepth, b.meanDepth);
	const width = alike(a.meanChildren, b.meanChildren);
	return { nodes, depth, width, mean: (nodes + depth + width) / 3 };
}

function alike(a: number, b: number): number {
	const most = Math.max(a, b);
	return most === 0 ? 1 : 1 - Math.abs(a - b) / most;
}
