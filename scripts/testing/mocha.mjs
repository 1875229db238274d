import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../../test/host/command.mts';
import { paths } from '../../test/host/prepare.mts';
import { tool } from '../tools.mjs';

/** @typedef {{passed: number, failed: number, skipped?: number}} Counts */

/** @param {string} text */
export const toOutput = (text) => void process.stdout.write(text);

/** The file a suite's results go to, emptied of an earlier run's. */
export async function resultsFile(suite) {
	await mkdir(paths.results, { recursive: true });
	const file = join(paths.results, `${suite}.json`);
	await rm(file, { force: true });
	return file;
}

/**
 * Runs Mocha over test files, in one process or in as many as `jobs` says; `flags` are Node's.
 *
 * @param {string} suite
 * @param {readonly string[]} specs
 * @param {{env?: NodeJS.ProcessEnv, print?: (text: string) => void, jobs?: number, flags?: readonly string[]}} [options]
 * @returns {Promise<Counts>}
 */
export async function runMocha(
	suite,
	specs,
	{ env = {}, print = toOutput, jobs = 1, flags = ['--import', 'tsx'] } = {},
) {
	const results = await resultsFile(suite);
	const reporter = ['--reporter', 'json', '--reporter-option', `output=${results}`];
	const mode = jobs > 1 ? ['--parallel', '--jobs', `${jobs}`] : [];
	// In milliseconds: only what hangs takes so long, whatever else the machine does.
	const timeout = ['--timeout', suite === 'unit' ? '60000' : '600000'];
	const args = [...flags, tool('mocha'), '--no-config', ...timeout, ...mode, ...reporter, ...specs];
	const { code } = await runCommand(process.execPath, args, {
		cwd: paths.root,
		env: { ...process.env, ...env },
		echo: print,
	});
	return report(results, code, print);
}

/**
 * Shows what failed and what was skipped, and counts.
 * A suite that ended badly without a failed test, or left no results at all, counts as one failure.
 *
 * @param {string} file Results of Mocha's `json` reporter.
 * @param {number} exitCode
 * @param {(text: string) => void} [print]
 * @returns {Promise<Counts>}
 */
export async function report(file, exitCode, print = toOutput) {
	const results = await readResults(file);
	if (!results) {
		print(`The suite ended with exit code ${exitCode} before it could report.\n`);
		return { passed: 0, failed: 1 };
	}
	for (const test of results.pending) print(`  skipped: ${test.fullTitle}\n`);
	// What was thrown in another realm comes without its words.
	for (const test of results.failures)
		print(`  FAILED: ${test.fullTitle}\n${indent(test.err.stack ?? test.err.message ?? JSON.stringify(test.err))}\n`);
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
