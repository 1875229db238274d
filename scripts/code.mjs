/** Opens the examples in VS Code with the extension from this checkout: in the `code` on the PATH, else in a browser. */
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';

register();
const { findOnPath } = await import('../test/host/chrome.mts');
const { installServerHost } = await import('../test/host/install.mts');
const { paths } = await import('../test/host/prepare.mts');
const { startServer } = await import('../test/host/server.mts');
const { workbenchUrl } = await import('../test/host/workbench.mts');

const code = findOnPath('code');
if (code) {
	spawn(code, [`--extensionDevelopmentPath=${paths.root}`, paths.examples], { stdio: 'inherit' });
} else {
	await serve();
}

/** Serves VS Code until Ctrl-C. */
async function serve() {
	await mkdir(paths.logs, { recursive: true });
	const host = await installServerHost(paths.cache, console.log);
	const dataDir = join(paths.cache, 'code-data');
	const server = await startServer(host, { dataDir, logFile: join(paths.logs, 'code-server.log') });
	const stop = () => server.stop().then(() => process.exit(0));
	process.once('SIGINT', stop);
	process.once('SIGTERM', stop);
	console.log('Open this address in a browser; Ctrl-C ends it.');
	console.log(workbenchUrl(server, { folder: paths.examples, extension: paths.root }));
}
