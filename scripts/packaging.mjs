import { mkdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { runCommand } from '../test/host/command.mts';
import { printSizes } from './sizes.mjs';
import { tool } from './tools.mjs';

/** Where the package of this version goes: `artifacts/<name>-<version>.vsix`, absolute. */
export async function vsixPath(root) {
	const { name, version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
	return join(root, 'artifacts', `${name}-${version}.vsix`);
}

/** Packs what was built for production into `vsixPath` and prints the sizes. */
export async function packVsix(root, print = (text) => void process.stdout.write(text)) {
	const out = await vsixPath(root);
	await mkdir(dirname(out), { recursive: true });
	// Everything is bundled, so no dependency is packed; links in the README stay as they are written.
	const flags = ['--no-dependencies', '--allow-missing-repository', '--no-rewrite-relative-links', '--out', out];
	const { code } = await runCommand(process.execPath, [tool('vsce'), 'package', ...flags], { cwd: root, echo: print });
	if (code !== 0) throw new Error('The extension could not be packed; the messages above say why.');
	await printSizes(join(root, 'dist'), '.js');
	await printSizes(join(root, 'dist/web'), '.js');
	await printSizes(dirname(out), basename(out));
}
