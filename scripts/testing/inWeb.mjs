import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '../../test/host/prepare.mts';
import { unpackVsix } from '../../test/host/server.mts';
import { runWebSuite } from '../../test/host/webSuite.mts';
import { vsixPath } from '../packaging.mjs';
import { report, resultsFile } from './mocha.mjs';
import { onServerHost } from './serverHost.mjs';

/** The suite of `test/vscode`, as far as it takes no Node, in VS Code for the Web with what the package holds. */
export function runInWeb(print) {
	return onServerHost(async ({ server, chrome }) => {
		const folder = await mkdtemp(join(tmpdir(), 'plumbline-web-'));
		const window = createWriteStream(join(paths.logs, 'web-window.log'));
		try {
			const results = await resultsFile('web');
			const exitCode = await runWebSuite(server, chrome, {
				extension: await unpackVsix(server, join(folder, 'package'), await vsixPath(paths.root)),
				tests: paths.webTests,
				dataDir: join(folder, 'data'),
				logFile: join(paths.logs, 'web-server.log'),
				log: (line) => window.write(`${line}\n`),
				results,
			});
			return await report(results, exitCode, print);
		} finally {
			window.end();
			await rm(folder, { recursive: true, force: true });
		}
	});
}
