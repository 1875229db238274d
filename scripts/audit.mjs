/**
 * Says what the registry knows against the packages of `package-lock.json`, or that no registry answers. It never fails: what
 * becomes known on a day is no fault of the change that is tested on it.
 */
import { spawnSync } from 'node:child_process';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
/** In milliseconds: a registry that hangs is none. */
const timeout = 60_000;
const flags = ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
const { stdout = '' } = spawnSync(npm, flags, { encoding: 'utf8', timeout, shell: process.platform === 'win32' });

const found = countsIn(stdout);
if (!found) console.log('The registry gave no answer: dependencies were not audited.');
else {
	const told = Object.entries(found).filter(([severity, count]) => severity !== 'total' && count > 0);
	console.log(
		told.length === 0 ? 'No known faults.' : told.map(([severity, count]) => `${count} ${severity}`).join(', '),
	);
}

/** How many faults there are of each severity; `undefined` where the answer is none. */
function countsIn(text) {
	try {
		return JSON.parse(text).metadata?.vulnerabilities;
	} catch {
		return undefined;
	}
}
