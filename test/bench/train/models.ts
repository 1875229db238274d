import { keyProbabilities } from '../../../src/tree/extraction/classify';
import { candidatesFor, likeliestKeys, mostStrong } from '../../../src/tree/learned/candidates';
import type { Forest } from '../../../src/tree/learned/forest';
import { keyFeatureNames, measureKeys } from '../../../src/tree/learned/keyFeatures';
import type { TreeModels } from '../../../src/tree/learned/models';
import { measureParents, type ParentContext, parentFeatureNames } from '../../../src/tree/learned/parentFeatures';
import { measureRole, roleFeatureNames } from '../../../src/tree/learned/roleFeatures';
import { type BoostOptions, type Dataset, trainBoost } from './boost';
import type { Example } from './examples';
import { packForest } from './pack';

interface Row {
	readonly vector: Float64Array;
	readonly label: number;
	/** Rows of one group compete. */
	readonly group?: number;
}

/** An example's rows for each forest, measured once and used in every fold. */
interface Measured {
	readonly role: readonly Row[];
	readonly key: readonly Row[];
}

const options: Record<keyof TreeModels, BoostOptions> = {
	role: { classes: 3, rounds: 80, depth: 3, rate: 0.1, leastLeaf: 5, l2: 1, columns: 0.5 },
	key: { classes: 1, rounds: 100, depth: 3, rate: 0.06, leastLeaf: 8, l2: 1, columns: 0.4 },
	parent: { classes: 1, rounds: 40, depth: 4, rate: 0.15, leastLeaf: 3, l2: 1, columns: 0.5 },
};

/** Trains the forests on some examples; the same examples give the same forests. */
export function trainTreeModels(examples: readonly Example[]): TreeModels {
	return {
		...trainRolesAndKeys(examples),
		parent: train('parent', parentFeatureNames, parentRows(examples)),
	};
}

/** Trains the forests that say what a unit is, without those that join and judge units. */
export function trainRolesAndKeys(examples: readonly Example[]): Pick<TreeModels, 'role' | 'key'> {
	const all = allRows(examples);
	return {
		role: train('role', roleFeatureNames, all('role')),
		key: train('key', keyFeatureNames, all('key')),
	};
}

function allRows(examples: readonly Example[]): (name: keyof Measured) => Row[] {
	const rows = examples.map(measureExample);
	return (name) => rows.flatMap((measured) => measured[name]);
}

function train(name: keyof typeof options, features: readonly string[], rows: readonly Row[]): Forest {
	const grouped = rows[0]?.group !== undefined;
	const data: Dataset = {
		rows: rows.map(({ vector }) => vector),
		labels: rows.map(({ label }) => label),
		...(grouped ? { groups: rows.map(({ group }) => group!) } : {}),
	};
	return packForest(features, options[name].classes, trainBoost(data, options[name]));
}

const measuredExamples = new WeakMap<Example, Measured>();

function measureExample(example: Example): Measured {
	const known = measuredExamples.get(example);
	if (known) return known;
	const { reading, goldOf } = example;
	const { all } = reading;
	const keys = measureKeys(reading);
	const role: Row[] = [];
	const key: Row[] = [];
	all.forEach((own, index) => {
		const gold = goldOf[index];
		if (!gold) return;
		key.push({ vector: keys[index]!, label: Number(gold.key) });
		if (own.unit.kind === 'sentence')
			role.push({ vector: measureRole({ all, index, own }), label: 'AEO'.indexOf(gold.label) });
	});
	const measured = { role, key };
	measuredExamples.set(example, measured);
	return measured;
}

/** How many parts the examples are cut into, so that the key odds a pair is trained on come from other reports. */
const parts = 5;

function parentRows(examples: readonly Example[]): Row[] {
	let group = 0;
	return Array.from({ length: parts }, (_, part) => {
		const others = examples.filter((_, at) => at % parts !== part).flatMap((example) => measureExample(example).key);
		const forest = train('key', keyFeatureNames, others);
		return examples
			.filter((_, at) => at % parts === part)
			.flatMap((example) => pairsOf(example, forest, () => group++));
	}).flat();
}

function pairsOf({ reading, gold, goldOf, unitOf }: Example, forest: Forest, nextGroup: () => number): Row[] {
	const { all } = reading;
	const key = keyProbabilities(reading, forest);
	const context: ParentContext = { ...reading, key };
	const { child: ofChild, other: ofOther, pairs } = measureParents(context);
	const strong = likeliestKeys(key, mostStrong);
	const byId = new Map(gold.units.map((unit) => [unit.id, unit]));
	return all.flatMap((child, index) => {
		const unit = goldOf[index];
		if (!unit?.key || unitOf.get(unit.id) !== index) return [];
		let parent = unit.parent;
		while (parent !== 'root' && !byId.get(parent)!.key) parent = byId.get(parent)!.parent;
		if (parent === 'root') return [];
		const target = unitOf.get(parent);
		const group = nextGroup();
		return candidatesFor(context, child, strong).map((candidate) => ({
			vector: Float64Array.of(...ofChild(index), ...ofOther(candidate), ...pairs(index)(candidate)),
			label: Number(candidate === target),
			group,
		}));
	});
}
