import assert from 'node:assert/strict';
import { runIn } from '../memoryEnvironment';

function treeFile(...nodes: [id: string, parent: string | null, key?: boolean][]): string {
	return JSON.stringify({
		tree: { nodes: nodes.map(([id, parent, key = true]) => ({ id, type: 'argument', parent, key })) },
	});
}

describe('CLI: similarity', () => {
	const chain = treeFile(['a', null], ['x', 'a', false], ['b', 'x'], ['c', 'b']);
	const star = treeFile(['b', 'a'], ['c', 'a'], ['a', null]);

	it('compares the key nodes, in whatever order they are listed', async () => {
		const { code, stdout } = await runIn(
			{ files: { 'chain.json': chain, 'star.json': star } },
			...['similarity', 'chain.json', 'star.json', '--format', 'json'],
		);
		const { nodes, depth, width, mean } = JSON.parse(stdout);
		assert.deepEqual([code, nodes, width], [0, 1, 0.5]);
		assert.ok(Math.abs(depth - 2 / 3) < 1e-9);
		assert.ok(Math.abs(mean - (1 + 2 / 3 + 0.5) / 3) < 1e-9);
	});

	it('reads what analyze, score and tree write, and a report is like itself', async () => {
		const report =
			'# T\n\n## One\n\nSales rose by 5 %. Costs fell.\n\n## Two\n\nThe margin will grow because costs fell.\n';
		const written: Record<string, string> = {};
		for (const command of ['analyze', 'score', 'tree']) {
			written[`${command}.json`] = (
				await runIn({ files: { 'r.md': report } }, command, 'r.md', '--format=json')
			).stdout;
		}
		for (const other of ['score.json', 'tree.json']) {
			const { stdout } = await runIn({ files: written }, 'similarity', 'analyze.json', other);
			assert.match(stdout, /^nodes +1\.00 .*\ndepth +1\.00 .*\nwidth +1\.00 .*\nmean +1\.00\n$/);
		}
	});

	it('compares the tree that a model drew where there is one, and says who drew which', async () => {
		const judged = JSON.stringify({
			analysis: JSON.parse(chain),
			finResearch: {
				tree: {
					basis: 'model',
					nodes: [
						{ id: 'a', type: 'argument', parent: null },
						{ id: 'b', type: 'argument', parent: 'a' },
						{ id: 'c', type: 'evidence', parent: 'a' },
					],
				},
			},
		});
		const files = { 'judged.json': judged, 'star.json': star, 'chain.json': chain };
		const { stdout } = await runIn({ files }, 'similarity', 'judged.json', 'star.json');
		assert.match(stdout, /^mean +1\.00$/m);
		assert.match(stdout, /judged\.json: the tree drawn by a model\nstar\.json: the tree drawn by rules\n$/);
		const offline = await runIn({ files }, 'similarity', 'chain.json', 'star.json', '--format=json');
		assert.equal(JSON.parse(offline.stdout).a.drawnBy, 'rule');
	});

	it('says what is wrong with a file', async () => {
		const files = {
			'ok.json': chain,
			'array.json': '[]',
			'bad.json': '{',
			'loop.json': treeFile(['a', null], ['b', 'c'], ['c', 'b']),
		};
		const complaint = async (name: string) => {
			const { code, stderr } = await runIn({ files }, 'similarity', 'ok.json', name);
			assert.equal(code, 2);
			return stderr;
		};
		assert.match(await complaint('array.json'), /array\.json holds no logic tree of one report: make one with/);
		assert.match(await complaint('bad.json'), /bad\.json is not valid JSON/);
		assert.match(await complaint('loop.json'), /2 nodes of the tree do not hang from its root/);
		assert.match(await complaint('gone.json'), /gone\.json does not exist/);
	});
});
