import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { listFiles, PackageManager } from '@vscode/vsce';
import { findingCodes } from '../../../src/findings/model';
import { languages } from '../../../src/messages/languages';
import { pageFile } from '../../../src/output/findingPage';

const wanted = languages
	.flatMap((language) => Object.keys(findingCodes).map((code) => `docs/findings/${pageFile(code, language)}`))
	.sort();

function pagesIn(files: readonly string[]): string[] {
	return files.filter((file) => file.startsWith('docs/findings/')).sort();
}

describe('the pages on findings go, in every language, into', () => {
	it('the package of the extension', async () => {
		assert.deepEqual(pagesIn(await listFiles({ packageManager: PackageManager.None })), wanted);
	});

	it('the package of the command line', () => {
		const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
		const { stdout, stderr } = spawnSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' });
		assert.ok(stdout, stderr);
		const [{ files }] = JSON.parse(stdout);
		assert.deepEqual(pagesIn(files.map(({ path }: { path: string }) => path)), wanted);
	});
});
