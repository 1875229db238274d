import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism, homedir } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { message } from '../messages/message';
import { wordsIn } from '../messages/words';
import { analysisThread } from '../node/analysisThread';
import { workerReaders } from '../node/workerReaders';
import { systemClock } from '../ports';
import { lazy } from '../text/memo';
import { defaultCacheFolder } from './host/cacheFolder';
import { CliError, describeError, notWritten } from './host/errors';
import { nodeFileSystem } from './host/nodeFileSystem';
import { nodeSourceFiles, nodeTextFiles } from './host/nodeFolders';
import { nodeStore } from './host/nodeStore';
import { watchFolders } from './host/watch';
import { run } from './run';
import { languageAsked } from './settings/options';

/** The folder that holds `package.json`, `dist/` and `docs/`. */
const home = new URL('../', pathToFileURL(__filename));

/** A reader that has seen enough, such as `head`, closes the pipe: no error of ours. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
	if (error.code === 'EPIPE') process.exit();
	process.stderr.write(
		`${describeError(notWritten('stdout', error), wordsIn(languageAsked(argv, process.env)), process.env)}\n`,
	);
	process.exit(2);
});
/** Where errors cannot be told, the exit code is all that is left. */
process.stderr.on('error', () => {});

const argv = process.argv.slice(2);
const version = String(JSON.parse(readFileSync(new URL('package.json', home), 'utf8')).version);

/** Aborted at the first Ctrl+C; a second one ends the process at once. */
const interruption = lazy(() => {
	const controller = new AbortController();
	process.once('SIGINT', () => controller.abort(new CliError('cancelled', message('usage.stopped'))));
	return controller.signal;
});

async function hashOf(file: URL): Promise<string> {
	return createHash('sha256')
		.update(await readFile(file))
		.digest('hex');
}

void run({
	argv,
	cwd: process.cwd(),
	home: homedir(),
	env: process.env,
	stdin: process.stdin,
	stdout: process.stdout,
	stderr: process.stderr,
	fs: nodeFileSystem,
	clock: systemClock,
	version,
	// What connects, and what starts git, costs a run that does neither as much as a tenth of Node's own start.
	fetch: async (...asked) => (await import('../node/fetches')).fetchWithoutTimeout(...asked),
	prompts: nodeTextFiles(fileURLToPath(new URL('prompts/', home))),
	skills: nodeTextFiles(fileURLToPath(new URL('skills/', home))),
	findingPages: nodeTextFiles(fileURLToPath(new URL('docs/findings/', home))),
	cacheFolder: defaultCacheFolder(process.platform, homedir(), process.env),
	processors: availableParallelism(),
	// What it loads has a hash of its content in its name.
	build: async () => `${version} ${await hashOf(new URL('dist/analysis.js', home))}`,
	startAnalysis: (init) => analysisThread(fileURLToPath(new URL('dist/analysis.js', home)), init),
	pages: new URL('docs/', home).href,
	openStore: nodeStore,
	openTexts: nodeTextFiles,
	sources: {
		fetch:
			(hosts) =>
			async (...asked) =>
				(await import('../node/fetches')).guardedFetch(hosts)(...asked),
		readers: workerReaders(fileURLToPath(new URL('dist/readers.js', home))),
		version,
	},
	openSources: nodeSourceFiles,
	openGit: async (folder) => (await import('./host/nodeGit')).nodeGit(folder),
	watch: watchFolders,
	interruption,
}).then((code) => {
	process.exitCode = code;
});
