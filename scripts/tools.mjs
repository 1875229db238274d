import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const scripts = {
	biome: ['@biomejs/biome', 'bin/biome'],
	mocha: ['mocha', 'bin/mocha.js'],
	tsc: ['typescript', 'bin/tsc'],
	tsx: ['tsx', 'dist/cli.mjs'],
	vsce: ['@vscode/vsce', 'vsce'],
};
const require = createRequire(import.meta.url);

/**
 * The script of a command-line tool of the project, to be run by Node.js itself: the same on every system, without a shell.
 *
 * @param {keyof typeof scripts} name
 */
export function tool(name) {
	const [packageName, script] = scripts[name];
	return join(dirname(require.resolve(`${packageName}/package.json`)), script);
}
