import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../test/host/command.mts';
import { printSizes } from './sizes.mjs';
import { tool } from './tools.mjs';

/**
 * Packs what was built for production into `artifacts/<name>-<version>.vsix` and prints the sizes.
 *
 * @returns {Promise<string>} The package's path.
 */
export async function packVsix(root) {
	const { name, version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
	await mkdir(join(root, 'artifacts'), { recursive: true });
	const out = `artifacts/${name}-${version}.vsix`;
	// Everything is bundled, so no dependency is packed; links in the README stay as they are written.
	const flags = ['--no-dependencies', '--allow-missing-repository', '--no-rewrite-relative-links', '--out', out];
	const echo = (text) => void process.stdout.write(text);
	const { code } = await runCommand(process.execPath, [tool('vsce'), 'package', ...flags], { cwd: root, echo });
	if (code !== 0) throw new Error('The extension could not be packed; the messages above say why.');
	await printSizes(join(root, 'dist'), '.js');
	await printSizes(join(root, 'artifacts'), `-${version}.vsix`);
	return join(root, out);
}
