#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// The version is told without loading the program, which takes three times as long as Node's own start.
if (['--version', '-v'].includes(process.argv[2] ?? '')) {
	const { version } = JSON.parse(readFileSync(join(__dirname, '../package.json'), 'utf8'));
	process.stdout.write(`${version}\n`);
} else void import('./program');
