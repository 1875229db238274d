import { execFileSync } from 'node:child_process';
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

function timeOf(args) {
	const started = performance.now();
	execFileSync(process.execPath, args, { stdio: 'ignore' });
	return performance.now() - started;
}
