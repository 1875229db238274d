import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../../test/host/command.mts';
import { paths } from '../../test/host/prepare.mts';
import { tool } from '../tools.mjs';

/** @typedef {{passed: number, failed: number, skipped?: number}} Counts */

/** The file a suite's results go to, emptied of an earlier run's. */
export async function resultsFile(suite) {
	await mkdir(paths.results, { recursive: true });
	const file = join(paths.results, `${suite}.json`);
	await rm(file, { force: true });
	return file;
}

/** In milliseconds: only what hangs takes so long, whatever else the machine does. */
const timeouts = { unit: '20000', slow: '600000' };

/**
 * Runs Mocha over test files in a process of its own.
 *
 * @param {string} suite
 * @param {readonly string[]} specs
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Counts>}
 */
export async function runMocha(suite, specs, env = {}) {
	const results = await resultsFile(suite);
	const reporter = ['--reporter', 'json', '--reporter-option', `output=${results}`];
	const timeout = timeouts[suite] ?? '120000';
	const args = ['--import', 'tsx', tool('mocha'), '--no-config', '--timeout', timeout, ...reporter, ...specs];
	const { code } = await runCommand(process.execPath, args, {
		cwd: paths.root,
		env: { ...process.env, ...env },
		echo: true,
	});
	return report(results, code);
}

/**
 * Shows what failed and what was skipped, and counts.
 * A suite that ended badly without a failed test, or left no results at all, counts as one failure.
 *
 * @param {string} file Results of Mocha's `json` reporter.
 * @param {number} exitCode
 * @returns {Promise<Counts>}
 */
export async function report(file, exitCode) {
	const results = await readResults(file);
	if (!results) {
		console.log(`The suite ended with exit code ${exitCode} before it could report.`);
		return { passed: 0, failed: 1 };
	}
	for (const test of results.pending) console.log(`  skipped: ${test.fullTitle}`);
	for (const test of results.failures)
		console.log(`  FAILED: ${test.fullTitle}\n${indent(test.err.stack ?? test.err.message)}`);
	const { passes, failures, pending } = results.stats;
	return { passed: passes, failed: failures || (exitCode === 0 ? 0 : 1), skipped: pending };
}

async function readResults(file) {
	try {
		return JSON.parse(await readFile(file, 'utf8'));
	} catch (error) {
		if (error.code === 'ENOENT') return undefined;
		throw error;
	}
}

function indent(text) {
	return text.replace(/^/gm, '    ');
}
