import { execFileSync, spawnSync } from 'node:child_process';
import { median } from './compare.mjs';

const rounds = 5;

/** Milliseconds of whole processes: Node alone, the command line alone, and with one report read. */
export function measureColdStart(cli, report) {
	const commands = {
		'`node` alone': ['-e', ''],
		'`plumbline --version`': [cli, '--version'],
		'`plumbline analyze`, 10,000 words': [cli, 'analyze', report, '--fail-on', 'never'],
	};
	const times = Object.fromEntries(Object.keys(commands).map((name) => [name, []]));
	for (let round = 0; round < rounds; round++) {
		for (const [name, args] of Object.entries(commands)) times[name].push(timeOf(args));
	}
	return Object.fromEntries(Object.entries(times).map(([name, taken]) => [name, median(taken)]));
}

/** Has a process tell, as the last line of what it says of errors, the most memory it took, in kilobytes. */
const tellsPeak = 'process.on("exit", () => process.stderr.write("\\n" + process.resourceUsage().maxRSS))';

/** The most memory that reading a report by the command line takes, threads included, in bytes. */
export function measurePeak(cli, report) {
	const args = ['--import', `data:text/javascript,${encodeURIComponent(tellsPeak)}`, cli, 'analyze', report];
	const { stderr } = spawnSync(process.execPath, [...args, '--fail-on', 'never'], {
		stdio: ['ignore', 'ignore', 'pipe'],
		encoding: 'utf8',
	});
	return Number(stderr.trim().split('\n').at(-1)) * 1024;
}

function timeOf(args) {
	const started = performance.now();
	execFileSync(process.execPath, args, { stdio: 'ignore' });
	return performance.now() - started;
}
