import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { require } from 'tsx/cjs/api';
import { synthesizeReport } from './synthesize.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));
const toolNames = ['plumbline', 'markdown-it', 'markdownlint', 'textlint', 'write-good'];
const sizes = [10_000, 50_000];
const warmUps = 8;
const rounds = 7;
const seed = 20260119;

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

async function bundleCore(folder) {
	const outfile = join(folder, 'core.cjs');
	await build({
		absWorkingDir: root,
		entryPoints: ['src/index.ts'],
		outfile,
		bundle: true,
		platform: 'node',
		format: 'cjs',
		target: 'node20',
		logLevel: 'warning',
	});
	return outfile;
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function ask(child, message) {
	child.send(message);
	const [answer] = await once(child, 'message');
	return answer;
}

async function startTool(tool, file, core) {
	const child = fork(join(here, 'child.mjs'), [tool, file, core]);
	await Promise.race([
		once(child, 'message'),
		once(child, 'exit').then(([code]) => {
			throw new Error(`${tool} did not start (exit code ${code}); the reason stands above.`);
		}),
	]);
	return { tool, child, times: [], results: 0, peakBytes: 0 };
}

/** All tools at all sizes take turns, so that a slow moment of the machine falls on every one of them. */
async function measureAll() {
	const folder = mkdtempSync(join(tmpdir(), 'plumbline-bench-'));
	try {
		const core = await bundleCore(folder);
		const runs = [];
		for (const words of sizes) {
			const file = join(folder, `${words}.md`);
			writeFileSync(file, synthesizeReport(words, seed));
			for (const tool of toolNames) runs.push({ words, ...(await startTool(tool, file, core)) });
		}
		for (let round = 0; round < warmUps + rounds; round++) {
			for (const run of runs) await measureOnce(run, round >= warmUps);
		}
		for (const run of runs) run.peakBytes = (await ask(run.child, 'end')).peakBytes;
		return Object.fromEntries(sizes.map((words) => [words, summarize(runs.filter((run) => run.words === words))]));
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

async function measureOnce(run, counts) {
	const { milliseconds, results } = await ask(run.child, 'run');
	run.results = results;
	if (counts) run.times.push(milliseconds);
}

function summarize(runs) {
	return Object.fromEntries(
		runs.map(({ tool, times, results, peakBytes }) => [tool, { milliseconds: median(times), results, peakBytes }]),
	);
}

function checkLimits(measured) {
	const [small, large] = sizes.map((words) => measured[words].plumbline.milliseconds);
	const speed = small / measured[sizes[0]].markdownlint.milliseconds;
	const growth = large / small;
	return [
		{ limit: 'analyze at 10k words ≤ 1 × markdownlint, all rules', ratio: speed, passed: speed <= 1 },
		{ limit: 'analyze at 50k words ≤ 6 × analyze at 10k words', ratio: growth, passed: growth <= 6 },
	];
}

function bundleSizes() {
	return ['extension.js', 'cli.js', 'panel.js']
		.map((name) => ({ name, path: join(root, 'dist', name) }))
		.filter(({ path }) => existsSync(path))
		.map(({ name, path }) => ({ name, bytes: statSync(path).size }));
}

function formatTable(words, runs) {
	const header = ['tool', '÷ markdownlint', '÷ markdown-it', 'peak MB', '(ms)', '(results)'];
	const rows = Object.entries(runs).map(([tool, run]) => [
		tool,
		(run.milliseconds / runs.markdownlint.milliseconds).toFixed(2),
		(run.milliseconds / runs['markdown-it'].milliseconds).toFixed(2),
		(run.peakBytes / 1e6).toFixed(0),
		run.milliseconds.toFixed(0),
		String(run.results),
	]);
	const lines = [header, ...rows].map(
		([tool, ...figures]) => tool.padEnd(14) + figures.map((f) => f.padStart(16)).join(''),
	);
	return [`${words.toLocaleString('en')} words`, ...lines, ''].join('\n');
}

function formatText({ measured, modelCalls, limits, bundles }) {
	return [
		...sizes.map((words) => formatTable(words, measured[words])),
		formatModelCalls(modelCalls),
		...limits.map(({ limit, ratio, passed }) => `${passed ? 'PASS' : 'FAIL'}  ${limit}: ${ratio.toFixed(2)}`),
		...bundles.map(({ name, bytes }) => `dist/${name}: ${(bytes / 1000).toFixed(0)} kB`),
	].join('\n');
}

const { formatModelCalls, measureModelCalls } = require('./modelCalls.ts', import.meta.url);

installTools();
const measured = await measureAll();
const calls = await measureModelCalls((words) => synthesizeReport(words, seed));
const limits = [...checkLimits(measured), ...calls.limits];
const result = { seed, rounds, measured, modelCalls: calls.rows, limits, bundles: bundleSizes() };
process.stdout.write(`${process.argv.includes('--json') ? JSON.stringify(result, null, 2) : formatText(result)}\n`);
process.exitCode = result.limits.every(({ passed }) => passed) ? 0 : 1;
