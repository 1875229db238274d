import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTests } from '@vscode/test-electron';
import { runHostSuite } from '../../test/host/hostSuite.mts';
import { paths } from '../../test/host/prepare.mts';
import { report, resultsFile } from './mocha.mjs';
import { chosenHost, onServerHost } from './serverHost.mjs';

/** The suite of `test/vscode` inside an extension host, with an empty folder open. */
export async function runInVsCode(print) {
	const folder = await mkdtemp(join(tmpdir(), 'plumbline-vscode-'));
	const workspace = join(folder, 'workspace');
	await mkdir(workspace);
	try {
		const results = await resultsFile('vscode');
		const suite = { workspace, dataDir: join(folder, 'data'), env: { PLUMBLINE_TEST_RESULTS: results } };
		const run = chosenHost() === 'server' ? inServer : inElectron;
		return await run(suite, (exitCode) => report(results, exitCode, print));
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

function inServer(suite, count) {
	return onServerHost(async (host) => {
		const window = createWriteStream(join(paths.logs, 'vscode-window.log'));
		const exitCode = await runHostSuite(host.server, host.chrome, {
			...suite,
			extension: paths.root,
			tests: paths.hostTests,
			logFile: join(paths.logs, 'vscode-server.log'),
			log: (line) => window.write(`${line}\n`),
		});
		window.end();
		return count(exitCode);
	});
}

async function inElectron(suite, count) {
	await mkdir(join(suite.dataDir, 'User'), { recursive: true });
	await writeFile(join(suite.dataDir, 'User/settings.json'), JSON.stringify({ 'chat.disableAIFeatures': true }));
	const exitCode = await runTests({
		extensionDevelopmentPath: paths.root,
		extensionTestsPath: paths.hostTests,
		extensionTestsEnv: suite.env,
		launchArgs: [
			suite.workspace,
			'--disable-extensions',
			'--disable-workspace-trust',
			'--user-data-dir',
			suite.dataDir,
		],
	}).catch((error) => {
		console.log(String(error));
		return 1;
	});
	return count(exitCode);
}
