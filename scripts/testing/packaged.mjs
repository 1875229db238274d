import { runCommand } from '../../test/host/command.mts';
import { paths } from '../../test/host/prepare.mts';
import { packVsix, vsixPath } from '../packaging.mjs';
import { runMocha } from './mocha.mjs';
import { onServerHost } from './serverHost.mjs';

/** Builds and packs as for a release. */
export async function runPackage(print) {
	const build = await runCommand(process.execPath, ['scripts/build.mjs', '--production'], {
		cwd: paths.root,
		echo: print,
	});
	if (build.code !== 0) throw new Error('The production build failed.');
	await packVsix(paths.root, print);
	return { passed: 1, failed: 0 };
}

/** Tries the package where nothing else of the project is. */
export async function runInstalled(print) {
	const env = { PLUMBLINE_VSIX: await vsixPath(paths.root) };
	return onServerHost(() => runMocha('installed', ['test/e2e/packaged/*.test.ts'], { env, print }));
}
