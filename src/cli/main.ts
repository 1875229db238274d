#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { defaultCacheFolder } from './host/cacheFolder';
import { runCompiled } from './host/compiledCode';

// The version is told without loading the program, which takes three times as long as Node's own start.
if (['--version', '-v'].includes(process.argv[2] ?? '')) {
	const { version } = JSON.parse(readFileSync(join(__dirname, '../package.json'), 'utf8'));
	process.stdout.write(`${version}\n`);
} else {
	const flags = flagsFor(Number.parseInt(process.versions.v8, 10));
	for (const flag of flags) setFlagsFromString(flag);
	const program = join(__dirname, 'program.js');
	// What hooks and editors run again and again.
	if (process.argv[2] === 'analyze' && !process.argv.includes('--no-cache'))
		runCompiled(program, resolve(defaultCacheFolder(process.platform, homedir(), process.env)), flags);
	else createRequire(__filename)(program);
}

/** The newest engine that was tried with these flags (Node 24): one that does not know a flag complains of it at each start. */
const newestEngine = 13;

/** How the engine is to work for a program that reads some reports and ends; before it compiles the first of it. */
function flagsFor(engine: number): string[] {
	if (engine > newestEngine) return [];
	// What is run some hundred times would be compiled to its best, and often in vain: a tenth less time for one report, a quarter for 200,000 words.
	const optimisedLate =
		engine < 12
			? ['--interrupt-budget=1000000']
			: ['--invocation-count-for-maglev=4000', '--invocation-count-for-turbofan=20000'];
	return [
		...optimisedLate,
		// By how much the heap may grow before it is tidied: a third less memory on a report of 200,000 words, in the same time.
		'--heap-growing-percent=50',
		// New objects are given no more room than at first: a fifth less memory for any report, in the same time.
		'--semi-space-growth-factor=1',
		// Patterns are compiled once, and not for a few searches first and then again: a quarter less time for one report.
		'--no-regexp-tier-up',
	];
}
