#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { guardedFetch } from '../node/guardedFetch';
import { workerReaders } from '../node/workerReaders';
import { systemClock } from '../ports';
import { defaultCacheFolder } from './host/cacheFolder';
import { interruption } from './host/interruption';
import { nodeFileSystem } from './host/nodeFileSystem';
import { nodeSourceFiles } from './host/nodeSourceFiles';
import { nodeStore } from './host/nodeStore';
import { nodeTextFiles } from './host/nodeTextFiles';
import { tokenizerAt } from './host/tokenizer';
import { run } from './run';

/** The folder that holds `package.json`, `dist/` and `docs/`. */
const home = new URL('../', pathToFileURL(__filename));

/** A reader that has seen enough, such as `head`, closes the pipe: no error of ours. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
	if (error.code !== 'EPIPE') throw error;
	process.exit();
});

const version = String(JSON.parse(readFileSync(new URL('package.json', home), 'utf8')).version);

void run({
	argv: process.argv.slice(2),
	cwd: process.cwd(),
	home: homedir(),
	env: process.env,
	stdin: process.stdin,
	stdout: process.stdout,
	stderr: process.stderr,
	fs: nodeFileSystem,
	clock: systemClock,
	version,
	findingPages: new URL('docs/findings/', home).href,
	fetch: globalThis.fetch,
	prompts: nodeTextFiles(fileURLToPath(new URL('prompts/', home))),
	skills: nodeTextFiles(fileURLToPath(new URL('skills/', home))),
	countTokens: tokenizerAt(new URL('dist/tokenizer.js', home)),
	cacheFolder: defaultCacheFolder(process.platform, homedir(), process.env),
	openStore: nodeStore,
	openTexts: nodeTextFiles,
	sources: { fetch: guardedFetch, readers: workerReaders(fileURLToPath(new URL('dist/readers.js', home))), version },
	openSources: nodeSourceFiles,
	interruption: () => interruption(process),
}).then((code) => {
	process.exitCode = code;
});
