import * as z from 'zod';
import { condensed, treeMetrics } from '../../index';
import { message } from '../../messages/message';
import { groupBy } from '../../text/collections';
import type { TreeMetrics } from '../../tree/model';
import { CliError } from '../host/errors';

const nodeSchema = z.object({
	id: z.string(),
	type: z.enum(['argument', 'evidence']),
	parent: z.string().nullable(),
	key: z.boolean(),
});
type TreeFileNode = z.infer<typeof nodeSchema>;

/** The nodes of a tree that a model drew are all key nodes. */
const judgedNodeSchema = nodeSchema.omit({ key: true }).transform((node) => ({ ...node, key: true }));
const judgedSchema = z.object({ basis: z.enum(['rule', 'model', 'mixed']), nodes: z.array(judgedNodeSchema) });

const treeSchema = z.object({ tree: z.object({ nodes: z.array(nodeSchema) }) });
const scoredSchema = z.object({
	analysis: treeSchema,
	finResearch: z.object({ tree: judgedSchema }).nullish(),
});
const fileSchema = z.union([
	treeSchema.transform(({ tree }): DrawnTree => ({ nodes: tree.nodes, drawnBy: 'rule' })),
	scoredSchema.transform(({ analysis, finResearch }): DrawnTree => {
		const judged = finResearch?.tree;
		if (!judged || judged.basis === 'rule' || judged.nodes.length === 0) {
			return { nodes: analysis.tree.nodes, drawnBy: 'rule' };
		}
		return { nodes: judged.nodes, drawnBy: judged.basis };
	}),
]);

interface DrawnTree {
	readonly nodes: readonly TreeFileNode[];
	/** `mixed`: a model, where it could read the report; rules elsewhere. */
	readonly drawnBy: 'rule' | 'model' | 'mixed';
}

/** What is compared of a file: the condensed tree's measures, and who drew it. */
export interface TreeOfFile extends TreeMetrics, Pick<DrawnTree, 'drawnBy'> {}

/**
 * The condensed tree's measures, from what `analyze`, `score` or `tree` wrote with `--format json`. Of a scorecard it is
 * the tree that was scored: the model's, where one drew it.
 */
export function readTreeFile(name: string, text: string): TreeOfFile {
	const result = fileSchema.safeParse(parseJson(name, text));
	if (result.success) {
		const { nodes, drawnBy } = result.data;
		return { ...treeMetrics(condensed(parentsFirst(name, nodes))), drawnBy };
	}
	throw new CliError('tree', message('files.noTree', { name }), { cause: result.error });
}

function parseJson(name: string, text: string): unknown {
	try {
		return JSON.parse(text.replace(/^\uFEFF/, ''));
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error;
		throw new CliError('tree', message('files.notJson', { name, fault: error.message }), { cause: error });
	}
}

/** The measures read a tree from the root down; a file may list its nodes in any order. */
function parentsFirst(name: string, nodes: readonly TreeFileNode[]): TreeFileNode[] {
	const children = groupBy(nodes, ({ parent }) => parent);
	const ordered = [...(children.get(null) ?? [])];
	for (const { id } of ordered) for (const child of children.get(id) ?? []) ordered.push(child);
	if (ordered.length === nodes.length) return ordered;
	throw new CliError('tree', message('files.looseNodes', { name, nodes: nodes.length - ordered.length }));
}
