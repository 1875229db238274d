import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from './command.mjs';
import { HostError } from './hostError.mjs';

/** The one without a window of its own comes first: it takes a tenth less of a processor. */
const names = ['chromium-headless-shell', 'google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const bundles = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/**
 * A Chrome or Chromium to drive: `PLUMBLINE_CHROME`, else one on the PATH, else Debian's package, installed when this process is root.
 *
 * @throws HostError `chrome` when there is none.
 */
export async function requireChrome(log: (line: string) => void): Promise<string> {
	const found = findChrome();
	if (found) return found;
	if (process.platform === 'linux' && process.getuid?.() === 0 && findOnPath('apt-get')) {
		log('Installing the chromium-headless-shell package with apt-get, once…');
		await aptInstall('chromium-headless-shell', 'fonts-wqy-microhei');
		const installed = findChrome();
		if (installed) return installed;
	}
	throw new HostError('chrome', 'No Chrome or Chromium found. Install one, or set PLUMBLINE_CHROME to its path.');
}

function findChrome(): string | undefined {
	const chosen = process.env.PLUMBLINE_CHROME;
	if (chosen) {
		if (isExecutable(chosen)) return chosen;
		throw new HostError(
			'chrome',
			`PLUMBLINE_CHROME is ${chosen}, which cannot be run. Set it to the path of Chrome or Chromium.`,
		);
	}
	return findOnPath(...names) ?? bundles.find(isExecutable);
}

/** The first of these programs that is on the PATH. */
export function findOnPath(...programs: readonly string[]): string | undefined {
	const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
	return programs.flatMap((program) => folders.map((folder) => join(folder, program))).find(isExecutable);
}

function isExecutable(path: string): boolean {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}

async function aptInstall(...packages: readonly string[]): Promise<void> {
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	const update = await runCommand('apt-get', ['update', '-qq'], { env });
	const install = await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
		env,
	});
	if (install.code !== 0) {
		throw new HostError('chrome', `apt-get install ${packages.join(' ')} failed:\n${update.output}${install.output}`);
	}
}
