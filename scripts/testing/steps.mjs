import { join } from 'node:path';
import { runCommand } from '../../test/host/command.mts';
import { paths } from '../../test/host/prepare.mts';
import { printSizes } from '../sizes.mjs';
import { tool } from '../tools.mjs';
import { runInVsCode } from './inVsCode.mjs';
import { runInWeb } from './inWeb.mjs';
import { runMocha } from './mocha.mjs';
import { runInstalled, runPackage } from './packaged.mjs';
import { onServerHost } from './serverHost.mjs';
import { runSlow, runUnit } from './unit.mjs';

/**
 * What `npm test` does. `needs` names the steps that one builds on; `after`, those that must not run at its time. Several
 * run at once, in their order as far as they may; what a step has to say goes through `print`.
 *
 * @typedef {(text: string) => void} Print
 * @typedef {{name: string, title: string, needs?: readonly string[], after?: readonly string[], run: (print: Print) => Promise<import('./mocha.mjs').Counts>}} Step
 * @type {readonly Step[]}
 */
export const steps = [
	// What waits for the network comes first.
	{
		name: 'host',
		title: 'the editor and the browser of the tests, installed on first use',
		run: () => onServerHost(async () => ({ passed: 1, failed: 0 })),
	},
	{ name: 'package', title: '.vsix, built as for a release', run: runPackage },
	// Both put their bundles in one place: those of the tests stay there.
	{ name: 'build', title: 'bundles (esbuild)', after: ['package'], run: build },
	{
		name: 'unit',
		title: 'unit tests (mocha)',
		after: ['build'],
		run: runUnit,
	},
	{ name: 'types', title: 'types (tsc)', run: check(tool('tsc'), '--noEmit') },
	{
		name: 'lint',
		title: 'lint (biome)',
		run: check(tool('biome'), 'lint', '--error-on-warnings', '.'),
	},
	{ name: 'format', title: 'formatting (biome)', run: check(tool('biome'), 'format', '.') },
	{
		name: 'expressions',
		title: 'regular expressions that can take more than linear time (scslre)',
		run: check('--import', 'tsx', 'test/fuzz/checkExpressions.ts'),
	},
	{
		name: 'licences',
		title: 'licences of what is bundled: allowed, and told in ThirdPartyNotices.txt',
		needs: ['build'],
		run: check('scripts/notices.mjs', '--check'),
	},
	{
		name: 'audit',
		title: 'known faults of dependencies, where a registry answers',
		run: check('scripts/audit.mjs'),
	},
	// The longest first: whoever is done early takes up what is short.
	{
		name: 'e2e',
		title: 'end-to-end tests in the workbench',
		needs: ['build'],
		after: ['host'],
		run: (print) => onServerHost(() => runMocha('e2e', ['test/e2e/workbench/*.test.ts'], { print })),
	},
	{
		name: 'slow',
		title: 'unit tests that start servers or processes, hold limits of time or have much to compute',
		after: ['build'],
		run: runSlow,
	},
	{ name: 'vscode', title: 'suite inside VS Code', needs: ['build'], after: ['host'], run: runInVsCode },
	{
		name: 'web',
		title: 'suite inside VS Code for the Web, on the .vsix',
		needs: ['package', 'build'],
		after: ['host'],
		run: runInWeb,
	},
	{
		name: 'editor',
		title: 'findings against an editor’s marks, where they are',
		needs: ['build'],
		run: check('dist/test/bench/editor/run.js'),
	},
	...['checks', 'scores', 'tree', 'sources'].map((topic) => ({
		name: `quality-${topic}`,
		title: `quality against annotated data, where it is: ${topic}`,
		needs: ['build'],
		run: check('dist/test/bench/quality/run.js', topic),
	})),
	{
		name: 'fuzz',
		title: 'made and damaged inputs of every kind, for a minute',
		run: check('--import', 'tsx', 'test/fuzz/run.ts', '--seconds', '60'),
	},
	{
		name: 'installed',
		title: 'the .vsix, installed into a fresh VS Code; the command line, installed and in workflows',
		needs: ['package', 'build'],
		after: ['host'],
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
