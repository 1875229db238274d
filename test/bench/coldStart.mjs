import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { median } from './compare.mjs';

const rounds = 5;

/**
 * Milliseconds of whole processes: Node alone, the command line alone, with one report read that is new to it, and with the same
 * once more, which it has kept.
 */
export function measureColdStart(cli, report) {
	const analyze = [cli, 'analyze', report, '--fail-on', 'never'];
	const commands = {
		'`node` alone': ['-e', ''],
		'`plumbline --version`': [cli, '--version'],
		'`plumbline analyze`, 10,000 words': analyze,
		'the same again': analyze,
	};
	const env = ownCache(report);
	const times = Object.fromEntries(Object.keys(commands).map((name) => [name, []]));
	for (let round = 0; round < rounds; round++) {
		appendFileSync(report, '\n');
		for (const [name, args] of Object.entries(commands)) times[name].push(timeOf(args, env));
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
		env: ownCache(report),
		encoding: 'utf8',
	});
	return Number(stderr.trim().split('\n').at(-1)) * 1024;
}

/** What was kept before is not read. */
function ownCache(report) {
	return { ...process.env, PLUMBLINE_CACHE: join(dirname(report), 'cache') };
}

function timeOf(args, env) {
	const started = performance.now();
	execFileSync(process.execPath, args, { stdio: 'ignore', env });
	return performance.now() - started;
}
