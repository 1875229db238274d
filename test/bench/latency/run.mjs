import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { register } from 'tsx/esm/api';
import { synthesizeReport } from '../synthesize.mjs';

register();
const { runHostSuite } = await import('../../host/hostSuite.mts');
const { paths, prepareTestHost } = await import('../../host/prepare.mts');

const sizes = [1_000, 10_000, 40_000];
const seed = 20260119;

const folder = await mkdtemp(join(tmpdir(), 'plumbline-latency-'));
try {
	const workspace = join(folder, 'reports');
	const results = join(folder, 'results.json');
	const tests = join(folder, 'suite.js');
	await mkdir(workspace);
	for (const words of sizes) await writeFile(join(workspace, `${words}.md`), synthesizeReport(words, seed));
	const entryPoints = [join(paths.root, 'test/bench/latency/suite.ts')];
	await build({ entryPoints, outfile: tests, bundle: true, platform: 'node', format: 'cjs', external: ['vscode'] });
	const { server, chrome } = await prepareTestHost(console.error);
	const exitCode = await runHostSuite(server, chrome, {
		extension: paths.root,
		tests,
		workspace,
		dataDir: join(folder, 'data'),
		logFile: join(folder, 'server.log'),
		env: { PLUMBLINE_LATENCY_RESULTS: results },
		log: console.error,
	});
	if (exitCode === 0) console.log(tableOf(JSON.parse(await readFile(results, 'utf8'))));
	process.exitCode = exitCode;
} finally {
	await rm(folder, { recursive: true, force: true });
}

/** Milliseconds; a plain file of the same text beside each report shows what the editor itself takes. */
function tableOf(measured) {
	const header = ['words', 'file', 'key p50', 'key p99', 'blocked p99', 'blocked max', 'opening', 'saving'];
	const rows = measured.flatMap(({ words, plain, report, opening, saving }) => [
		[words, 'plain', ...figuresOf(plain), '', ''],
		[words, 'report', ...figuresOf(report), ...[opening, saving].map((value) => value.toFixed(0))],
	]);
	return [header, ...rows].map((row) => row.map((cell) => String(cell).padStart(12)).join('')).join('\n');
}

function figuresOf({ key, blocked }) {
	return [key.p50, key.p99, blocked.p99, blocked.max].map((value) => value.toFixed(1));
}
