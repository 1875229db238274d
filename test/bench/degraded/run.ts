import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { parseArgs } from 'node:util';
import { defaultCacheFolder } from '../../../src/cli/host/cacheFolder';
import { nodeSourceFiles } from '../../../src/cli/host/nodeFolders';
import { nodeStore } from '../../../src/cli/host/nodeStore';
import { memoryStore } from '../../../src/ports';
import { startModelServer } from '../../server/modelServer';
import { respond } from '../../server/reportReader';
import { namedEndpoint } from '../endpoint';
import { type Degraded, scoreDegraded } from './degraded';
import { tableOf } from './measures';

/**
 * `npm run bench:degraded -- --model NAME [--base-url URL] [--sources DIR] [REPORT]`: whether the scores of a model fall for the
 * damaged copy of a report that `--control` judges, stay where nothing was damaged, and whether “Fix first” of the copy tells of
 * each kind of damage; the example on grid storage by default. `--scripted` asks the scripted server in place of a model, `--copy`
 * prints the damaged copy. Fails when a score does otherwise, a kind of damage is not told of, or a question got no answer.
 */
async function main(): Promise<number> {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			model: { type: 'string' },
			'base-url': { type: 'string' },
			sources: { type: 'string' },
			scripted: { type: 'boolean' },
			copy: { type: 'boolean' },
		},
	});
	const text = readFileSync(positionals[0] ?? 'examples/grid-storage/report.md', 'utf8');
	const folder = values.sources === undefined ? undefined : nodeSourceFiles(values.sources);
	const endpoint = namedEndpoint(values.model, values['base-url'], process.env);
	if (!values.scripted && !endpoint) {
		process.stderr.write('Name a model: --model NAME [--base-url URL], or --scripted.\n');
		return 2;
	}
	// What a model has answered is kept where the command line keeps its own, so that a second run costs nothing.
	const kept = () => nodeStore(defaultCacheFolder(process.platform, homedir(), process.env));
	const result = endpoint ? await scoreDegraded(text, endpoint, kept(), folder) : await scripted(text);
	if (values.copy) process.stdout.write(`${result.copy}\n`);
	const damage = result.unnamed.length === 0 ? 'none' : result.unnamed.join(', ');
	process.stdout.write(`${tableOf(result.rows)}\ndamage that “Fix first” does not tell of: ${damage}\n`);
	process.stdout.write(`questions without an answer: ${result.unanswered}\n`);
	return result.unanswered === 0 && result.unnamed.length === 0 && result.rows.every(({ ok }) => ok) ? 0 : 1;
}

async function scripted(text: string): Promise<Degraded> {
	const server = await startModelServer({ respond });
	try {
		const endpoint = { baseUrl: server.url, model: 'scripted', apiKey: undefined };
		return await scoreDegraded(text, endpoint, memoryStore(), undefined);
	} finally {
		await server.close();
	}
}

main().then((code) => {
	process.exitCode = code;
});
