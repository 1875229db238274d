/**
 * Whether two builds say the same of the same reports: `node test/bench/same.mjs OLD/cli.js NEW/cli.js FOLDER …`.
 * Compares the JSON of `analyze` and of `score --offline`, but for times, and prints which reports differ and where.
 * Exits with 1 when any does.
 */
import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const [before, after, ...folders] = process.argv.slice(2);
if (!before || !after || folders.length === 0) {
	console.error('usage: node test/bench/same.mjs OLD/cli.js NEW/cli.js FOLDER …');
	process.exit(2);
}

/** Keys whose values are the run's, not the report's. */
const ofTheRun = new Set(['seconds', 'readAt']);
const commands = [['analyze'], ['score', '--offline']];

const reports = [];
for (const folder of folders)
	for (const name of await readdir(folder)) if (name.endsWith('.md')) reports.push(join(folder, name));
reports.sort();

let different = 0;
const kinds = new Map();
for (const report of reports) {
	for (const command of commands) {
		const [one, other] = await Promise.all([answer(before, command, report), answer(after, command, report)]);
		const paths = [...differences(one, other)];
		if (paths.length === 0) continue;
		different += 1;
		for (const path of paths) kinds.set(path.kind, (kinds.get(path.kind) ?? 0) + 1);
		console.log(`${report} (${command[0]}): ${paths.length} differences, first: ${paths[0].text}`);
	}
}
for (const [kind, count] of [...kinds].sort((a, b) => b[1] - a[1])) console.log(`  ${count} × ${kind}`);
console.log(
	`${reports.length} reports, ${reports.length * commands.length - different} answers the same, ${different} different`,
);
process.exitCode = different === 0 ? 0 : 1;

async function answer(cli, command, report) {
	const args = [cli, ...command, report, '--format', 'json', '--fail-on', 'never'];
	const { stdout } = await run(process.execPath, args, { maxBuffer: 1 << 28 });
	return JSON.parse(stdout);
}

/** Every place in which two values differ; its kind is the path without indices. */
function* differences(one, other, path = []) {
	if (one === other) return;
	if (one && other && typeof one === 'object' && typeof other === 'object') {
		for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
			if (!ofTheRun.has(key)) yield* differences(one[key], other[key], [...path, key]);
		return;
	}
	const kind = path.filter((key) => !/^\d+$/.test(key)).join('.');
	yield { kind, text: `${path.join('.')}: ${JSON.stringify(one)} → ${JSON.stringify(other)}` };
}
