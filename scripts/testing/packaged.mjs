import { runCommand } from '../../test/host/command.mts';
import { paths } from '../../test/host/prepare.mts';
import { packVsix } from '../packaging.mjs';
import { runMocha, toOutput } from './mocha.mjs';
import { onServerHost } from './serverHost.mjs';

/** Builds and packs as for a release, and tries the package where nothing else of the project is. */
export async function runPackaged() {
	const build = await runCommand(process.execPath, ['scripts/build.mjs', '--production'], {
		cwd: paths.root,
		echo: toOutput,
	});
	if (build.code !== 0) throw new Error('The production build failed.');
	const vsix = await packVsix(paths.root);
	const smoke = await onServerHost(() =>
		runMocha('package', ['test/e2e/packaged/*.test.ts'], { env: { PLUMBLINE_VSIX: vsix } }),
	);
	return { ...smoke, passed: smoke.passed + 1 };
}
