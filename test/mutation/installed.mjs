import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Stryker is no dependency of the project: it is installed into `folder`, once for each lock file. */
export function installTools(folder) {
	const installed = join(folder, 'node_modules', '.package-lock.json');
	const wanted = join(folder, 'package-lock.json');
	if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return;
	process.stderr.write('Installing Stryker into test/mutation/node_modules …\n');
	execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
		cwd: folder,
		stdio: ['ignore', 'ignore', 'inherit'],
		shell: process.platform === 'win32',
	});
}
