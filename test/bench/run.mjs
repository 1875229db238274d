import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
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
/** `--beside FOLDER`: the same of another checkout of the project, say of the last release, with its packages installed. */
const { values } = parseArgs({
	options: { beside: { type: 'string' }, dry: { type: 'boolean' }, json: { type: 'boolean' } },
});

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
async function bundle(folder, entry, checkout = root) {
	const outfile = join(folder, `${checkout === root ? '' : 'before-'}${entry.replace(/\W/g, '-')}.cjs`);
	await build({
		absWorkingDir: resolve(checkout),
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

/** What is begun or loaded by name, and all that these share. */
function bundleSizes() {
	const files = readdirSync(join(root, 'dist'))
		.filter((name) => /\.m?js$/.test(name))
		.sort()
		.map((name) => ({ name: `dist/${name}`, bytes: statSync(join(root, 'dist', name)).size }));
	const [shared, named] = [true, false].map((is) => files.filter(({ name }) => name.includes('-') === is));
	const bytes = shared.reduce((sum, file) => sum + file.bytes, 0);
	return [...named, { name: `${shared.length} files that these load`, bytes }];
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
	const cores = { plumbline: await bundle(folder, 'src/index.ts') };
	if (values.beside) cores['plumbline before'] = await bundle(folder, 'src/index.ts', values.beside);
	told('Real reports');
	const { timesOfStages } = require(await bundle(folder, 'test/bench/stages.ts'), import.meta.url);
	const { realReports } = require(await bundle(folder, 'test/bench/realReports.ts'), import.meta.url);
	const real = [];
	for (const group of realReports(told))
		real.push(await compareReal(folder, cores, group, { costOfEdit, timesOfStages }));
	told('Full analysis, beside other tools');
	const measured = await compareTools(folder, cores, makeReport);
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
	if (!values.dry) writeFileSync(join(root, 'docs', 'performance.md'), page);
	const all = { seed, ...result, modelCalls: calls.rows, limits: [...limits, ...calls.limits] };
	process.stdout.write(`${values.json ? JSON.stringify(all, null, 2) : page + formatModelCalls(calls.rows)}\n`);
	process.exitCode = all.limits.every(({ passed }) => passed) ? 0 : 1;
} finally {
	rmSync(folder, { recursive: true, force: true });
}
