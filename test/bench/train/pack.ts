import { writeFileSync } from 'node:fs';
import { type Forest, loadForest, type ShippedForest } from '../../../src/tree/learned/forest';
import type { TreeNode } from './boost';

/** Lays trained trees out as a {@link Forest}, rounded to what float32 would keep. */
export function packForest(
	features: readonly string[],
	classes: number,
	rounds: readonly (readonly TreeNode[])[],
): Forest {
	const feature: number[] = [];
	const at: number[] = [];
	const place = (node: TreeNode): void => {
		if (typeof node === 'number') {
			feature.push(-1);
			at.push(short(node));
			return;
		}
		feature.push(node.feature);
		at.push(short(node.at));
		place(node.left);
		place(node.right);
	};
	for (const tree of rounds.flat()) place(tree);
	return loadForest({ features, classes, feature, at });
}

function short(value: number): number {
	return Number(value.toPrecision(5));
}

/** What of a forest goes into the file that is shipped. */
export function shippedForest({ features, classes, feature, at }: ShippedForest): ShippedForest {
	return { features, classes, feature: Array.from(feature), at: Array.from(at) };
}

/** Writes models as they are shipped, one a line. */
export function writeModels(file: string, models: Readonly<Record<string, ShippedForest>>): void {
	const lines = Object.entries(models).map(
		([name, model]) => `${JSON.stringify(name)}: ${JSON.stringify(shippedForest(model))}`,
	);
	writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}
