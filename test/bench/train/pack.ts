import type { Forest } from '../../../src/tree/learned/forest';
import type { TreeNode } from './boost';

/** Lays trained trees out as a {@link Forest}, rounded to what float32 would keep. */
export function packForest(
	features: readonly string[],
	classes: number,
	rounds: readonly (readonly TreeNode[])[],
): Forest {
	const forest = {
		features,
		classes,
		roots: [] as number[],
		feature: [] as number[],
		at: [] as number[],
		right: [] as number[],
	};
	const place = (node: TreeNode): void => {
		const index = forest.feature.length;
		if (typeof node === 'number') {
			forest.feature.push(-1);
			forest.at.push(short(node));
			forest.right.push(0);
			return;
		}
		forest.feature.push(node.feature);
		forest.at.push(short(node.at));
		forest.right.push(0);
		place(node.left);
		forest.right[index] = forest.feature.length;
		place(node.right);
	};
	for (const trees of rounds) {
		for (const tree of trees) {
			forest.roots.push(forest.feature.length);
			place(tree);
		}
	}
	return forest;
}

function short(value: number): number {
	return Number(value.toPrecision(5));
}
