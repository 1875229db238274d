import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { register } from 'tsx/esm/api';
import { synthesizeReport } from '../synthesize.mjs';

register();
const { runHostSuite } = await import('../../host/hostSuite.mts');
const { paths, prepareTestHost } = await import('../../host/prepare.mts');

const seed = 20260119;
const { values } = parseArgs({ options: { words: { type: 'string' }, profile: { type: 'string' } } });
const sizes = values.words?.split(',').map(Number) ?? [1_000, 10_000, 40_000];

const folder = await mkdtemp(join(tmpdir(), 'plumbline-latency-'));
try {
	const tests = join(folder, 'suite.js');
	const entryPoints = [join(paths.root, 'test/bench/latency/suite.ts')];
	await build({ entryPoints, outfile: tests, bundle: true, platform: 'node', format: 'cjs', external: ['vscode'] });
	if (values.profile) await mkdir(values.profile, { recursive: true });
	const { server, chrome } = await prepareTestHost(console.error);
	console.log(['words', 'figure', 'wall ms', 'longest', 'over 16', 'busy ms'].map(cell).join(''));
	for (const words of sizes) {
		console.log(tableOf(words, await measure(words, { tests, server, chrome })));
		console.log(`load average ${loadavg()[0].toFixed(1)}`);
	}
} finally {
	await rm(folder, { recursive: true, force: true });
}

/** In an editor of its own: what is measured is the first report of a session. */
async function measure(words, { tests, server, chrome }) {
	const workspace = join(folder, `reports-${words}`);
	const results = join(folder, `results-${words}.json`);
	await mkdir(workspace);
	await writeFile(join(workspace, 'report.md'), synthesizeReport(words, seed));
	const profile = values.profile && join(values.profile, `${words}.cpuprofile`);
	const exitCode = await runHostSuite(server, chrome, {
		extension: paths.root,
		tests,
		workspace,
		dataDir: join(folder, `data-${words}`),
		logFile: join(folder, `server-${words}.log`),
		env: { PLUMBLINE_LATENCY_RESULTS: results, ...(profile && { PLUMBLINE_LATENCY_PROFILE: profile }) },
		log: console.error,
	});
	if (exitCode !== 0) throw new Error(`The measurement in VS Code ended with ${exitCode}.`);
	return JSON.parse(await readFile(results, 'utf8'));
}

/**
 * By the clock, in milliseconds, beside the time of the editor's thread alone: its longest turn, how many turns were longer
 * than a frame, and all of it. A plain file of the same text shows what the editor itself takes.
 */
function tableOf(words, { activating, openingPlain, opening, openingAgain, saving, plain, report }) {
	const steps = { activating, 'opening plain': openingPlain, opening, 'open again': openingAgain, saving };
	const rows = Object.entries(steps).map(([name, { wall, turns }]) => [
		words,
		name,
		wall.toFixed(0),
		...figuresOf(turns),
	]);
	const typing = Object.entries({ plain, report }).map(([name, { key, turns }]) => {
		const keys = [key.p50, key.p99].map((value) => value.toFixed(1)).join(' · ');
		return [words, `keys ${name}`, keys, ...figuresOf(turns)];
	});
	return [...rows, ...typing].map((row) => row.map(cell).join('')).join('\n');
}

function figuresOf({ longest, long, total }) {
	return [longest.toFixed(1), long, total.toFixed(0)];
}

function cell(value) {
	return String(value).padStart(14);
}
