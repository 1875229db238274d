import assert from 'node:assert/strict';
import { commands, env } from 'vscode';
import { closeAll, codes, findingOf, openReport, unsupportedClaim } from './reports';
import { until } from './waiting';

interface CopiedTree {
	readonly nodes: readonly { readonly text: string; readonly parent: string | null; readonly support: string }[];
}

describe('logic tree', () => {
	afterEach(async () => {
		await commands.executeCommand('plumbline.tree.show', 'key');
		await closeAll();
	});

	it('hangs an unsupported claim under the thesis', async () => {
		await showUnsupportedClaim();
		await commands.executeCommand('plumbline.tree.show', 'all');
		const { nodes } = await copiedTree();
		assert.deepEqual(
			nodes.filter(({ parent }) => parent === null).map(({ text }) => text),
			['Grid storage'],
		);
		const claim = nodes.find(({ text }) => text === unsupportedClaim.split('\n')[4]);
		assert.equal(claim?.support, 'unsupported');
	});

	it('can be copied as Markdown, Mermaid and Argdown', async () => {
		await showUnsupportedClaim();
		assert.match(await copied('markdown'), /^- /m);
		assert.match(await copied('mermaid'), /^(flowchart|graph|mindmap)/m);
		assert.match(await copied('argdown'), /\[.+\]|<.+>/);
	});

	it('follows the report at hand', async () => {
		await showUnsupportedClaim();
		const other = await openReport('# Coffee retail\n\nSales rose by 4% in 2025 [1].\n');
		await until('the other report to be read', () => codes(other.document).length > 0);
		await until('the other tree', async () => (await copied('json')).includes('Coffee retail'));
	});
});

async function showUnsupportedClaim(): Promise<void> {
	const { document } = await openReport(unsupportedClaim);
	await findingOf(document, 'claim.unsupported');
	await until('its tree', async () => (await copied('json')).includes('Grid storage'));
}

async function copiedTree(): Promise<CopiedTree> {
	const { tree }: { tree: CopiedTree } = JSON.parse(await copied('json'));
	return tree;
}

async function copied(format: string): Promise<string> {
	await env.clipboard.writeText('');
	await commands.executeCommand('plumbline.tree.copyAs', format);
	return env.clipboard.readText();
}
