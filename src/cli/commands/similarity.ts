import { resolve } from 'node:path';
import { treeSimilarity } from '../../index';
import type { TreeSimilarity } from '../../tree/similarity';
import type { Environment } from '../host/environment';
import { decodeText } from '../input/decode';
import { readFile } from '../input/readFile';
import { readTreeFile, type TreeOfFile } from '../input/treeFile';
import { type Command, type Invocation, requireOperands, writeResult } from '../settings/command';

interface TreeFile extends TreeOfFile {
	readonly file: string;
}

export const similarity: Command = {
	name: 'similarity',
	summary: 'how similar two logic trees are in size, depth and width',
	operands: 'A.json B.json',
	description:
		'Compares the condensed logic trees of two results that analyze, score or tree wrote with --format json.',
	formats: ['text', 'json'],
	options: ['format', 'output', 'help'],
	async run(invocation: Invocation) {
		const { operands, options, environment } = invocation;
		requireOperands(similarity, operands, 2, 2);
		const [a, b] = [await readTree(operands[0]!, environment), await readTree(operands[1]!, environment)];
		const render = options.format === 'json' ? similarityJson : similarityText;
		await writeResult(render(a, b, treeSimilarity(a, b)), invocation);
		return 0;
	},
};

async function readTree(file: string, environment: Environment): Promise<TreeFile> {
	const bytes = await readFile(file, resolve(environment.cwd, file), environment);
	return { file, ...readTreeFile(file, decodeText(file, bytes)) };
}

function similarityJson(a: TreeFile, b: TreeFile, similar: TreeSimilarity): string {
	return `${JSON.stringify({ schema: 'plumbline/similarity/1', ...similar, a, b }, null, 2)}\n`;
}

function similarityText(a: TreeFile, b: TreeFile, similar: TreeSimilarity): string {
	const line = (label: string, value: number, detail = '') => `${label.padEnd(8)} ${value.toFixed(2)}${detail}\n`;
	const both = (key: 'meanDepth' | 'meanChildren') => `${a[key].toFixed(2)} and ${b[key].toFixed(2)}`;
	return [
		line('nodes', similar.nodes, `   ${a.nodes} and ${b.nodes}`),
		line('depth', similar.depth, `   ${both('meanDepth')} on average`),
		line('width', similar.width, `   ${both('meanChildren')} children on average`),
		line('mean', similar.mean),
		...(a.drawnBy === 'rule' && b.drawnBy === 'rule' ? [] : [a, b].map(drawnLine)),
	].join('');
}

/** Said where a model drew one of the trees: two trees of one report differ by who drew them. */
function drawnLine({ file, drawnBy }: TreeFile): string {
	const who = { rule: 'by rules', model: 'by a model', mixed: 'by a model, in part by rules' };
	return `${file}: the tree drawn ${who[drawnBy]}\n`;
}
