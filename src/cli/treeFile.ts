import { z } from 'zod';
import { condensed, treeMetrics } from '../tree/metrics';
import type { TreeMetrics } from '../tree/model';
import { CliError } from './errors';

const nodeSchema = z.object({
	id: z.string(),
	type: z.enum(['argument', 'evidence']),
	parent: z.string().nullable(),
	key: z.boolean(),
});
type TreeFileNode = z.infer<typeof nodeSchema>;

const treeSchema = z.object({ tree: z.object({ nodes: z.array(nodeSchema) }) });
const fileSchema = z.union([treeSchema, z.object({ analysis: treeSchema }).transform(({ analysis }) => analysis)]);

/** The condensed tree's measures, from what `analyze`, `score` or `tree` wrote with `--format json`. */
export function readTreeFile(name: string, text: string): TreeMetrics {
	const result = fileSchema.safeParse(parseJson(name, text));
	if (result.success) return treeMetrics(condensed(parentsFirst(name, result.data.tree.nodes)));
	const hint = `make one with: plumbline analyze --format json --output ${name} REPORT`;
	throw new CliError('tree', `${name} holds no logic tree of one report: ${hint}.`, { cause: result.error });
}

function parseJson(name: string, text: string): unknown {
	try {
		return JSON.parse(text.replace(/^\uFEFF/, ''));
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error;
		throw new CliError('tree', `${name} is not valid JSON: ${error.message}`, { cause: error });
	}
}

/** The measures read a tree from the root down; a file may list its nodes in any order. */
function parentsFirst(name: string, nodes: readonly TreeFileNode[]): TreeFileNode[] {
	const children = new Map<string | null, TreeFileNode[]>();
	for (const node of nodes) {
		const siblings = children.get(node.parent);
		if (siblings) siblings.push(node);
		else children.set(node.parent, [node]);
	}
	const ordered = [...(children.get(null) ?? [])];
	for (const { id } of ordered) for (const child of children.get(id) ?? []) ordered.push(child);
	if (ordered.length === nodes.length) return ordered;
	throw new CliError('tree', `${name}: ${nodes.length - ordered.length} nodes of the tree do not hang from its root.`);
}
