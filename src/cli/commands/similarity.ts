import { resolve } from 'node:path';
import { treeSimilarity } from '../../index';
import { message } from '../../messages/message';
import type { Message, Words } from '../../messages/model';
import { displayWidth, padded } from '../../output/terminal';
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
	summary: message('commands.similarity'),
	operands: 'A.json B.json',
	description: message('commands.similarityAbout'),
	formats: ['text', 'json'],
	options: ['format', 'output', 'lang', 'help'],
	async run(invocation: Invocation) {
		const { operands, options, environment } = invocation;
		requireOperands(similarity, operands, 2, 2);
		const [a, b] = [await readTree(operands[0]!, environment), await readTree(operands[1]!, environment)];
		const similar = treeSimilarity(a, b);
		const json = options.format === 'json';
		await writeResult(
			json ? similarityJson(a, b, similar) : similarityText(a, b, similar, invocation.words),
			invocation,
		);
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

function similarityText(a: TreeFile, b: TreeFile, similar: TreeSimilarity, words: Words): string {
	const both = (read: (tree: TreeFile) => string) => ({ one: read(a), other: read(b) });
	const rows: readonly (readonly [Message, number, Message?])[] = [
		[
			message('batches.nodes'),
			similar.nodes,
			message(
				'batches.both',
				both(({ nodes }) => String(nodes)),
			),
		],
		[
			message('batches.depth'),
			similar.depth,
			message(
				'batches.bothDepths',
				both((tree) => tree.meanDepth.toFixed(2)),
			),
		],
		[
			message('batches.width'),
			similar.width,
			message(
				'batches.bothWidths',
				both((tree) => tree.meanChildren.toFixed(2)),
			),
		],
		[message('batches.mean'), similar.mean],
	];
	const width = Math.max(8, ...rows.map(([label]) => displayWidth(words.say(label))));
	const lines = rows.map(([label, value, detail]) => {
		const figure = `${padded(words.say(label), width)} ${value.toFixed(2)}`;
		return detail ? `${figure}   ${words.say(detail)}` : figure;
	});
	// Two trees of one report differ by who drew them.
	const drawn = a.drawnBy === 'rule' && b.drawnBy === 'rule' ? [] : [a, b].map((tree) => words.say(drawnNote(tree)));
	return [...lines, ...drawn].map((line) => `${line}\n`).join('');
}

function drawnNote({ file, drawnBy }: TreeFile): Message {
	return message('batches.drawn', { file, by: drawnBy });
}
