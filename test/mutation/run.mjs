/**
 * Changes the source in small ways and sees whether a unit test notices: `npm run test:mutation -- [options]`.
 *
 *   --mutate GLOB      what to change, as often as needed; without it the rooms below, which takes hours.
 *                      Lines may follow: src/tree/condense.ts:10-20
 *   --sample N         of that, only N stretches of ten lines drawn at random
 *   --seed N           draws the same stretches for the same number
 *   --own              tries a mutant on the tests of its own room alone: many times quicker, and stricter
 *   --concurrency N    test processes at a time; 1 when left out
 *
 * The score of each file is printed; the page `artifacts/mutation/report.html` shows what survived.
 */
import { mkdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { installTools } from './installed.mjs';
import { sampleLines } from './sample.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const rooms = ['tree', 'checks', 'scoring', 'report', 'panel'];

const { values } = parseArgs({
	options: {
		mutate: { type: 'string', multiple: true, default: rooms.map((room) => `src/${room}/**/*.ts`) },
		sample: { type: 'string' },
		own: { type: 'boolean', default: false },
		seed: { type: 'string', default: String(Date.now() % 1_000_000) },
		concurrency: { type: 'string', default: '1' },
	},
});

process.chdir(fileURLToPath(new URL('../../', import.meta.url)));
installTools(here);
const { Stryker } = await import('@stryker-mutator/core');
const { glob } = await import('glob');

/** Without the lines that may follow. */
const files = await glob(
	values.mutate.map((pattern) => pattern.replace(/:[\d:-]+$/, '')),
	{ posix: true },
);
const mutate =
	values.sample === undefined ? values.mutate : sampleLines(files, Number(values.sample), Number(values.seed));
if (values.sample !== undefined) console.log(`The same sample again: --sample ${values.sample} --seed ${values.seed}`);

/** What one test notices is tried no further: those named after what is changed come first, then those of its room. */
function specs() {
	const changed = values.sample === undefined ? files : mutate;
	const named = [...new Set(changed.map((file) => `test/unit/**/${basename(file).replace(/\.ts.*$/, '')}.test.ts`))];
	const own = [...new Set(changed.map((file) => file.split('/')[1]))].join('|');
	const others = `test/unit/!(${own})/**/!(*.slow).test.ts`;
	return [...named, `test/unit/@(${own})/**/*.test.ts`, ...(values.own ? [] : [others])];
}

mkdirSync('artifacts/mutation', { recursive: true });
const results = await new Stryker({
	mutate,
	concurrency: Number(values.concurrency),
	testRunner: 'mocha',
	plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/mocha-runner'))],
	testRunnerNodeArgs: ['--import', 'tsx'],
	mochaOptions: { spec: specs(), 'no-config': true },
	// Each mutant is tried by the tests that reach it. What runs while the modules load (tables of words) would take a
	// process of its own each.
	coverageAnalysis: 'perTest',
	ignoreStatic: true,
	// The TypeScript API that Stryker reads it with is gone from TypeScript 7; nothing in it needs rewriting.
	tsconfigFile: 'none',
	ignorePatterns: ['/.vscode-test', '/artifacts', '/dist', '/test/mutation/node_modules'],
	tempDirName: 'artifacts/mutation/sandbox',
	reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
	clearTextReporter: { allowColor: false, reportTests: false },
	htmlReporter: { fileName: 'artifacts/mutation/report.html' },
	jsonReporter: { fileName: 'artifacts/mutation/report.json' },
	// Besides half as much again as the tests take: what a mutant makes run for ever is given up.
	timeoutMS: 20_000,
}).runMutationTest();
if (results.length === 0) console.log('Nothing there can be changed.');
