import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { require } from 'tsx/cjs/api';
import { measureColdStart, measurePeak } from './coldStart.mjs';
import { compareReal, compareTools } from './compare.mjs';
import { measureThread } from './editorThread.mjs';
import { limitsOf } from './limits.mjs';
import { pageOf } from './page.mjs';
import { synthesizeReport } from './synthesize.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));
const seed = 20260119;
const makeReport = (words) => synthesizeReport(words, seed);

/** The tools compared with are no dependency of the project: they are installed here, once for each lock file. */
function installTools() {
	const installed = join(here, 'node_modules', '.package-lock.json');
	const wanted = join(here, 'package-lock.json');
	if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return;
	process.stderr.write('Installing the tools to compare with into test/bench/node_modules …\n');
	execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
		cwd: here,
		stdio: ['ignore', 'ignore', 'inherit'],
		shell: process.platform === 'win32',
	});
}

/** A file of its own: module by module, as tests load it, the code computes more slowly. */
async function bundle(folder, entry) {
	const outfile = join(folder, `${entry.replace(/\W/g, '-')}.cjs`);
	await build({
		absWorkingDir: root,
		entryPoints: [entry],
		outfile,
		bundle: true,
		platform: 'node',
		format: 'cjs',
		target: 'node20',
		logLevel: 'warning',
	});
	return outfile;
}

function bundleSizes() {
	return readdirSync(join(root, 'dist'))
		.filter((name) => /\.m?js$/.test(name))
		.sort()
		.map((name) => ({ name, bytes: statSync(join(root, 'dist', name)).size }));
}

/** Each part of the page by its name; what else is measured is one more of them. */
async function measureAll(folder) {
	const told = (part) => process.stderr.write(`${part} …\n`);
	told('Sizes');
	const bundles = bundleSizes();
	told('Start of the command line');
	const cli = join(root, 'dist', 'cli.js');
	const report = join(folder, 'report.md');
	writeFileSync(report, makeReport(10_000));
	const coldStart = measureColdStart(cli, report);
	writeFileSync(report, makeReport(200_000));
	const peakBytes = measurePeak(cli, report);
	told('After an edit');
	const { costOfEdit } = require(await bundle(folder, 'test/unit/incremental/costOfEdit.ts'), import.meta.url);
	const edits = Object.fromEntries([1_000, 10_000, 50_000].map((words) => [words, costOfEdit(makeReport(words))]));
	told("In the editor's thread");
	const split = join(root, 'dist', 'analysis.js');
	const whole = await bundle(folder, 'src/node/analysisWorker.ts');
	const threads = await measureThread({ 'as it ships': split, 'as one file': whole }, makeReport(10_000));
	told('All pairs of paragraphs');
	const { measurePairs } = require(await bundle(folder, 'test/bench/allPairs.ts'), import.meta.url);
	const pairs = measurePairs(makeReport);
	const core = await bundle(folder, 'src/index.ts');
	told('Real reports');
	const { realReports } = require(await bundle(folder, 'test/bench/realReports.ts'), import.meta.url);
	const real = [];
	for (const group of realReports(told)) real.push(await compareReal(folder, core, group, costOfEdit));
	told('Full analysis, beside other tools');
	const measured = await compareTools(folder, core, makeReport);
	return { bundles, coldStart, peakBytes, edits, threads, pairs, real, measured };
}

installTools();
const loadBefore = loadavg()[0];
const folder = mkdtempSync(join(tmpdir(), 'plumbline-bench-'));
try {
	const result = await measureAll(folder);
	const { formatModelCalls, measureModelCalls } = require('./modelCalls.ts', import.meta.url);
	const calls = await measureModelCalls(makeReport);
	const limits = limitsOf(result);
	const page = pageOf({ ...result, limits, loadBefore });
	if (!process.argv.includes('--dry')) writeFileSync(join(root, 'docs', 'performance.md'), page);
	const all = { seed, ...result, modelCalls: calls.rows, limits: [...limits, ...calls.limits] };
	const json = process.argv.includes('--json');
	process.stdout.write(`${json ? JSON.stringify(all, null, 2) : page + formatModelCalls(calls.rows)}\n`);
	process.exitCode = all.limits.every(({ passed }) => passed) ? 0 : 1;
} finally {
	rmSync(folder, { recursive: true, force: true });
}
