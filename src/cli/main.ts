import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { nodeFileSystem } from './nodeFileSystem';
import { run } from './run';

/** The folder that holds `package.json`, `dist/` and `docs/`. */
const home = new URL('../', pathToFileURL(__filename));

/** A reader that has seen enough, such as `head`, closes the pipe: no error of ours. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
	if (error.code !== 'EPIPE') throw error;
	process.exit();
});

void run({
	argv: process.argv.slice(2),
	cwd: process.cwd(),
	env: process.env,
	stdin: process.stdin,
	stdout: process.stdout,
	stderr: process.stderr,
	fs: nodeFileSystem,
	clock: Date,
	version: String(JSON.parse(readFileSync(new URL('package.json', home), 'utf8')).version),
	findingPages: new URL('docs/findings/', home).href,
}).then((code) => {
	process.exitCode = code;
});
