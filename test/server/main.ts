import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { startModelServer } from './modelServer';
import type { Respond } from './modelText';
import { scenario } from './scenario';

/**
 * The scripted model server as a program of its own:
 * `tsx test/server/main.ts [--port N] [--api-key KEY] [--behave SCENARIO] [--play SCENARIOS] [--respond MODULE]`.
 * Scenarios are JSON; the module exports `respond`. It says where it listens on its first line, as JSON, and is steered
 * by POST to `/control/play`, `/control/behave` and `/control/clear` and GET of `/control/requests`.
 */
async function main(): Promise<void> {
	const { values } = parseArgs({
		options: {
			port: { type: 'string' },
			'api-key': { type: 'string' },
			behave: { type: 'string' },
			play: { type: 'string' },
			respond: { type: 'string' },
		},
	});
	const respond = values.respond === undefined ? undefined : await responder(values.respond);
	const { 'api-key': apiKey } = values;
	const server = await startModelServer({ respond, port: Number(values.port ?? 0), apiKey });
	if (values.behave !== undefined) server.behave(scenario.parse(JSON.parse(values.behave)));
	if (values.play !== undefined) server.play(...z.array(scenario).parse(JSON.parse(values.play)));
	process.stdout.write(`${JSON.stringify({ url: server.url })}\n`);
}

async function responder(path: string): Promise<Respond> {
	const module: { readonly respond?: Respond } = await import(pathToFileURL(resolve(path)).href);
	if (typeof module.respond !== 'function') throw new TypeError(`${path} exports no function “respond”.`);
	return module.respond;
}

main().catch((error: unknown) => {
	console.error(error);
	process.exitCode = 1;
});
