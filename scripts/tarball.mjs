/**
 * Packs the command line and the library for npm, as they were built for production: `node scripts/tarball.mjs`, into
 * `artifacts/`. The manifest is that of the extension with what concerns npm alone, under a name that is free there; the README is
 * `docs/npm.md`. Programs that are CommonJS get the same library by `require`, which Node does with modules, too.
 */
import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** `plumbline` is another package there. The program that it installs is called `plumbline` all the same. */
export const npmName = 'plumbline-reports';

/** @param {string} root @param {string} folder Where the tarball is put. @returns {Promise<string>} Its path. */
export async function packTarball(root, folder = join(root, 'artifacts')) {
	const staged = await mkdtemp(join(tmpdir(), 'plumbline-pack-'));
	try {
		for (const path of await packedFiles(root)) await cp(join(root, path), join(staged, path));
		const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
		await writeFile(join(staged, 'package.json'), `${JSON.stringify(forNpm(manifest), undefined, '\t')}\n`);
		await writeFile(join(staged, 'dist/library.cjs'), "module.exports = require('./library.mjs');\n");
		await cp(join(staged, 'dist/library.d.mts'), join(staged, 'dist/library.d.cts'));
		const readme = await readFile(join(root, 'docs/npm.md'), 'utf8');
		await writeFile(join(staged, 'README.md'), readme.replaceAll('](', '](docs/').replaceAll('](docs/http', '](http'));
		await mkdir(folder, { recursive: true });
		const { filename } = await pack(staged, '--pack-destination', folder);
		return join(folder, filename);
	} finally {
		await rm(staged, { recursive: true, force: true });
	}
}

/** @param {string} root @returns {Promise<string[]>} What the package for npm takes from the checkout. */
export async function packedFiles(root) {
	const { files } = await pack(root, '--dry-run');
	return files.map(({ path }) => path);
}

function forNpm({ description, version, license, engines, keywords, type, exports, bin }) {
	const { node } = engines;
	const forRequire = { types: './dist/library.d.cts', default: './dist/library.cjs' };
	const library = { import: exports['.'], require: forRequire };
	return {
		...{ name: npmName, version, description, license, keywords, type, engines: { node }, bin },
		...{ main: forRequire.default, types: forRequire.types, exports: { ...exports, '.': library } },
	};
}

async function pack(folder, ...args) {
	const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
	const options = { cwd: folder, maxBuffer: 2 ** 24, shell: process.platform === 'win32' };
	const { stdout } = await promisify(execFile)(npm, ['pack', '--json', '--ignore-scripts', ...args], options);
	return JSON.parse(stdout)[0];
}

if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href)
	packTarball(process.cwd()).then((path) => process.stdout.write(`${path}\n`));
