import { join } from 'node:path';
import { runCommand } from '../../test/host/command.mts';
import { paths } from '../../test/host/prepare.mts';
import { printSizes } from '../sizes.mjs';
import { tool } from '../tools.mjs';
import { runInVsCode } from './inVsCode.mjs';
import { runMocha } from './mocha.mjs';
import { runInstalled, runPackage } from './packaged.mjs';
import { onServerHost } from './serverHost.mjs';
import { runSlow, runUnit } from './unit.mjs';

/**
 * What `npm test` does. `needs` names the steps another one builds on; neighbours of one `group` run at the same time, in
 * their order, as many as there are processors; what a step has to say goes through `print`.
 *
 * @typedef {(text: string) => void} Print
 * @typedef {{name: string, title: string, needs?: readonly string[], group: string, run: (print: Print) => Promise<import('./mocha.mjs').Counts>}} Step
 * @type {readonly Step[]}
 */
export const steps = [
	// Before the build that the tests use: both put their bundles in one place.
	{ name: 'package', title: '.vsix, built as for a release', group: 'release', run: runPackage },
	{ name: 'build', title: 'bundles (esbuild)', group: 'build', run: build },
	{
		name: 'host',
		title: 'the editor and the browser of the tests, installed on first use',
		group: 'source',
		run: () => onServerHost(async () => ({ passed: 1, failed: 0 })),
	},
	{
		name: 'unit',
		title: 'unit tests (mocha)',
		group: 'source',
		run: runUnit,
	},
	{ name: 'types', title: 'types (tsc)', group: 'source', run: check(tool('tsc'), '--noEmit') },
	{
		name: 'lint',
		title: 'lint (biome)',
		group: 'source',
		run: check(tool('biome'), 'lint', '--error-on-warnings', '.'),
	},
	{ name: 'format', title: 'formatting (biome)', group: 'source', run: check(tool('biome'), 'format', '.') },
	{
		name: 'expressions',
		title: 'regular expressions that can take more than linear time (scslre)',
		group: 'source',
		run: check('--import', 'tsx', 'test/fuzz/checkExpressions.ts'),
	},
	{
		name: 'licences',
		title: 'licences of what is bundled: allowed, and told in ThirdPartyNotices.txt',
		needs: ['build'],
		group: 'source',
		run: check('scripts/notices.mjs', '--check'),
	},
	{
		name: 'audit',
		title: 'known faults of dependencies, where a registry answers',
		group: 'source',
		run: check('scripts/audit.mjs'),
	},
	// The longest first: whoever is done early takes up what is short.
	{
		name: 'e2e',
		title: 'end-to-end tests in the workbench',
		needs: ['build'],
		group: 'product',
		run: (print) => onServerHost(() => runMocha('e2e', ['test/e2e/workbench/*.test.ts'], { print })),
	},
	{
		name: 'slow',
		title: 'unit tests that start servers or processes, hold limits of time or have much to compute',
		group: 'product',
		run: runSlow,
	},
	{ name: 'vscode', title: 'suite inside VS Code', needs: ['build'], group: 'product', run: runInVsCode },
	{
		name: 'editor',
		title: 'findings against an editor’s marks, where they are',
		needs: ['build'],
		group: 'product',
		run: check('dist/test/bench/editor/run.js'),
	},
	...['checks', 'scores', 'tree', 'sources'].map((topic) => ({
		name: `quality-${topic}`,
		title: `quality against annotated data, where it is: ${topic}`,
		needs: ['build'],
		group: 'product',
		run: check('dist/test/bench/quality/run.js', topic),
	})),
	{
		name: 'fuzz',
		title: 'made and damaged inputs of every kind, for a minute',
		group: 'product',
		run: check('--import', 'tsx', 'test/fuzz/run.ts', '--seconds', '60'),
	},
	{
		name: 'installed',
		title: 'the .vsix, installed into a fresh VS Code',
		needs: ['package'],
		group: 'product',
		run: runInstalled,
	},
];

async function build(print) {
	const result = await check('scripts/build.mjs')(print);
	if (result.failed === 0) await printSizes(join(paths.root, 'dist'), '.js');
	return result;
}

/** A step that holds or does not; what the tool says is shown either way. */
function check(...args) {
	return async (print) => {
		const { code } = await runCommand(process.execPath, args, { cwd: paths.root, echo: print });
		return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
	};
}
