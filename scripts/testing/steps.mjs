import { join } from 'node:path';
import { runCommand } from '../../test/host/command.mts';
import { paths } from '../../test/host/prepare.mts';
import { printSizes } from '../sizes.mjs';
import { tool } from '../tools.mjs';
import { runInVsCode } from './inVsCode.mjs';
import { runMocha } from './mocha.mjs';
import { runPackaged } from './packaged.mjs';
import { onServerHost } from './serverHost.mjs';

/**
 * What `npm test` does. `needs` names the steps another one builds on; neighbours that are `beside` each other only
 * compute, and run at the same time; what such a step has to say goes through `print`.
 *
 * @typedef {(text: string) => void} Print
 * @typedef {{name: string, title: string, needs?: readonly string[], beside?: true, run: (print: Print) => Promise<import('./mocha.mjs').Counts>}} Step
 * @type {readonly Step[]}
 */
export const steps = [
	{ name: 'build', title: 'bundles (esbuild)', run: build },
	{
		name: 'host',
		title: 'the editor and the browser of the tests, installed on first use',
		beside: true,
		run: () => onServerHost(async () => ({ passed: 1, failed: 0 })),
	},
	// The longest first: whoever is done early takes up what is short.
	{
		name: 'editor',
		title: 'findings against an editor’s marks, where they are',
		needs: ['build'],
		beside: true,
		run: check('dist/test/bench/editor/run.js'),
	},
	{
		name: 'slow',
		title: 'unit tests that start servers or processes, hold limits of time or have much to compute',
		beside: true,
		run: (print) => runMocha('slow', ['test/unit/**/*.slow.test.ts'], { print }),
	},
	...['checks', 'scores', 'tree', 'sources'].map((topic) => ({
		name: `quality-${topic}`,
		title: `quality against annotated data, where it is: ${topic}`,
		needs: ['build'],
		beside: true,
		run: check('dist/test/bench/quality/run.js', topic),
	})),
	{
		name: 'unit',
		title: 'unit tests (mocha)',
		beside: true,
		run: (print) => runMocha('unit', ['test/unit/**/!(*.slow).test.ts'], { print }),
	},
	{ name: 'types', title: 'types (tsc)', beside: true, run: check(tool('tsc'), '--noEmit') },
	{ name: 'lint', title: 'lint (biome)', beside: true, run: check(tool('biome'), 'lint', '--error-on-warnings', '.') },
	{ name: 'format', title: 'formatting (biome)', beside: true, run: check(tool('biome'), 'format', '.') },
	{ name: 'vscode', title: 'suite inside VS Code', needs: ['build'], run: runInVsCode },
	{
		name: 'e2e',
		title: 'end-to-end tests in the workbench',
		needs: ['build'],
		run: () => onServerHost(() => runMocha('e2e', ['test/e2e/workbench/*.test.ts'])),
	},
	{ name: 'package', title: '.vsix, installed into a fresh VS Code', run: runPackaged },
];

async function build(print) {
	const result = await check('scripts/build.mjs')(print);
	if (result.failed === 0) await printSizes(join(paths.root, 'dist'), '.js');
	return result;
}

/** A step that holds or does not; what the tool says is shown either way. */
function check(script, ...args) {
	return async (print) => {
		const { code } = await runCommand(process.execPath, [script, ...args], { cwd: paths.root, echo: print });
		return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
	};
}
