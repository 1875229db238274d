#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

// The version is told without loading the program, which takes three times as long as Node's own start.
if (['--version', '-v'].includes(process.argv[2] ?? '')) {
	const { version } = JSON.parse(readFileSync(join(__dirname, '../package.json'), 'utf8'));
	process.stdout.write(`${version}\n`);
} else {
	for (const flag of flagsFor(Number.parseInt(process.versions.v8, 10))) setFlagsFromString(flag);
	void import('./program');
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
		// Patterns are compiled once, and not for a few searches first and then again: a quarter less time for one report.
		'--no-regexp-tier-up',
	];
}
