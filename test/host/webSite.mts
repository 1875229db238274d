import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { text } from 'node:stream/consumers';
import { quietSettings, type Server } from './server.mjs';

const extensionPath = '/extension';
/** Where the suite seems to lie: below the extension, by which the editor tells whose tests they are. */
const suitePath = `${extensionPath}/test-suite.js`;
const resultsPath = '/results';

const types: Readonly<Record<string, string>> = {
	'.css': 'text/css',
	'.js': 'text/javascript',
	'.json': 'application/json',
	'.png': 'image/png',
	'.svg': 'image/svg+xml',
};

/** Of the answers of the server, what its page goes by. */
const kept = ['content-type', 'content-security-policy', 'cache-control'];

export interface WebSite {
	readonly origin: string;
	/** What the suite has handed over, once it has. */
	readonly results: () => string | undefined;
	stop(): Promise<void>;
}

export interface Developed {
	/** The extension's folder, absolute. */
	readonly extension: string;
	/** The bundled suite that is to test it, absolute. */
	readonly tests?: string;
}

/**
 * A site as VS Code for the Web is one: the files of a server's editor, which connects to no server, and those of an
 * extension that it develops and tests, each by its address, so that none can be listed. What the suite hands over at
 * `/results` is kept.
 */
export async function startWebSite(server: Server, developed: Developed): Promise<WebSite> {
	let handed: string | undefined;
	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
		if (request.method === 'POST' && pathname === resultsPath) {
			handed = await text(request);
			response.end();
		} else if (pathname === suitePath) sendFile(developed.tests, response);
		else if (pathname.startsWith(`${extensionPath}/`)) sendFile(fileIn(developed.extension, pathname), response);
		else await pass(`http://${server.authority}${pathname}${search}`, response);
	}
	async function pass(address: string, response: ServerResponse): Promise<void> {
		const given = await fetch(address);
		response.statusCode = given.status;
		for (const name of kept) {
			const value = given.headers.get(name);
			if (value !== null) response.setHeader(name, value);
		}
		const { pathname } = new URL(address);
		if (pathname === '/')
			response.end(developing(await given.text(), new URL(origin).host, developed.tests !== undefined));
		else if (pathname.endsWith('/workbench/workbench.js')) response.end(withoutServer(await given.text()));
		else response.end(new Uint8Array(await given.arrayBuffer()));
	}
	const listener = createServer((request, response) => {
		answer(request, response).catch((error) => response.destroy(error));
	});
	await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
	const origin = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
	return {
		origin,
		results: () => handed,
		stop: () =>
			new Promise((resolve) => {
				listener.close(() => resolve());
				listener.closeAllConnections();
			}),
	};
}

function sendFile(path: string | undefined, response: ServerResponse): void {
	const missing = () => void response.writeHead(404).end();
	if (path === undefined) missing();
	else {
		const type = types[extname(path)];
		if (type) response.setHeader('content-type', type);
		createReadStream(path).on('error', missing).pipe(response);
	}
}

function fileIn(folder: string, pathname: string): string | undefined {
	const path = normalize(join(folder, decodeURIComponent(pathname.slice(extensionPath.length))));
	return path.startsWith(folder + sep) ? path : undefined;
}

/** Has the page develop the extension, and test it: what an embedder may say in the page's configuration. */
function developing(html: string, authority: string, isTested: boolean): string {
	const configuration = /(id="vscode-workbench-web-configuration" data-settings=")([^"]*)/;
	const found = configuration.exec(html)?.[2];
	if (found === undefined) throw new Error('The page of the workbench has no configuration.');
	const { remoteAuthority: _none, ...settings } = JSON.parse(found.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
	const at = (path: string) => ({ scheme: 'http', authority, path });
	settings.configurationDefaults = { ...settings.configurationDefaults, ...quietSettings };
	settings.developmentOptions = {
		...settings.developmentOptions,
		extensions: [at(extensionPath)],
		...(isTested && { extensionTestsPath: at(suitePath) }),
	};
	const written = JSON.stringify(settings).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
	return html.replace(configuration, (_, start) => start + written);
}

/**
 * The server's editor always connects to it and keeps the settings there; VS Code for the Web has no server, and keeps
 * them in the browser. That is one word in each of two places.
 */
function withoutServer(script: string): string {
	const places: readonly (readonly [RegExp, string])[] = [
		[/,remoteAuthority:location\.host\}/g, '}'],
		[/(\.userDataPath\)\.with\(\{scheme:\w+\.)vscodeRemote(\}\),"User"\))/g, '$1vscodeUserData$2'],
	];
	return places.reduce((text, [place, instead]) => {
		const found = text.match(place)?.length ?? 0;
		if (found !== 1) throw new Error(`The editor has ${found} of the places ${place}, and one is to be changed.`);
		return text.replace(place, instead);
	}, script);
}
