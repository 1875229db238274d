import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { text } from 'node:stream/consumers';

/** Where the suite seems to lie, below the extension: there the editor looks for whose tests they are. */
const suitePath = '/extension/test-suite.js';

const types: Readonly<Record<string, string>> = {
	'.css': 'text/css',
	'.js': 'text/javascript',
	'.json': 'application/json',
	'.png': 'image/png',
	'.svg': 'image/svg+xml',
};

export interface ServedExtension {
	readonly origin: string;
	/** The addresses of the extension and of its tests. */
	readonly extension: URL;
	readonly tests: URL;
	/** What the suite has handed over, once it has. */
	readonly results: () => string | undefined;
	stop(): Promise<void>;
}

/**
 * Serves the files of an extension as a marketplace does for VS Code for the Web: each by its address, to every origin, and
 * none can be listed. What the suite hands over at `/results` is kept.
 *
 * @param folder the extension's folder, absolute
 * @param tests the bundled suite, absolute
 */
export async function serveExtension(folder: string, tests: string): Promise<ServedExtension> {
	let handed: string | undefined;
	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		response.setHeader('access-control-allow-origin', '*');
		const { pathname } = new URL(request.url ?? '/', 'http://localhost');
		if (request.method === 'POST' && pathname === '/results') {
			handed = await text(request);
			response.end();
			return;
		}
		const path = pathname === suitePath ? tests : fileIn(folder, pathname);
		const type = types[extname(pathname)];
		if (type) response.setHeader('content-type', type);
		const missing = () => response.writeHead(404).end();
		if (path === undefined) return void missing();
		createReadStream(path).on('error', missing).pipe(response);
	}
	const server = createServer((request, response) => {
		answer(request, response).catch((error) => response.destroy(error));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return {
		origin,
		extension: new URL('/extension', origin),
		tests: new URL(suitePath, origin),
		results: () => handed,
		stop: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

function fileIn(folder: string, pathname: string): string | undefined {
	if (!pathname.startsWith('/extension/')) return undefined;
	const path = normalize(join(folder, decodeURIComponent(pathname.slice('/extension/'.length))));
	return path.startsWith(folder + sep) ? path : undefined;
}
