import assert from 'node:assert/strict';
import { lstat, readFile, symlink } from 'node:fs/promises';
import { commands } from 'vscode';
import { answering, type Dialogue, type Shown } from './answering';
import { closeAll, findingOf, openReport, unsupportedClaim } from './reports';

describe('exporting where a folder brought a link along', () => {
	let dialogue: Dialogue | undefined;

	afterEach(async () => {
		dialogue?.end();
		await closeAll();
	});

	it('replaces the link, and writes nothing where it leads', async () => {
		const { document } = await openReport(unsupportedClaim);
		await findingOf(document, 'claim.unsupported');
		const target = document.uri.with({ path: document.uri.path.replace(/\.md$/, '-linked.json') });
		const away = `${target.fsPath}.away`;
		await symlink(away, target.fsPath);
		dialogue = answering(({ kind }: Shown) => (kind === 'showSaveDialog' ? target : undefined));
		await commands.executeCommand('plumbline.export', 'json');
		assert.match(await readFile(target.fsPath, 'utf8'), /"schema": "plumbline\/analysis\/1"/);
		assert.equal((await lstat(target.fsPath)).isSymbolicLink(), false);
		await assert.rejects(lstat(away), { code: 'ENOENT' });
	});
});
