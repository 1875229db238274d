import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createGzip } from 'node:zlib';
import * as pages from './pages';
import { pdfBytes } from './pdfBytes';

export interface PageServer {
	/** Such as `http://127.0.0.1:40123`. */
	readonly url: string;
	/** The paths that were asked for, in order, with the headers they were asked with. */
	readonly requests: readonly { readonly path: string; readonly headers: IncomingMessage['headers'] }[];
	/** The most connections that were open at a time. */
	readonly mostOpen: () => number;
	/** Waits until none is open. */
	closed(): Promise<void>;
	/** The bytes of bodies handed to the system for a path, before the connection went. */
	readonly sent: (path: string) => number;
	close(): Promise<void>;
}

type Serve = (response: ServerResponse, request: IncomingMessage) => void;

const megabyte = 1_000_000;

/** A web server of pages as they are met on the web, good and bad, on a free port of this machine. */
export async function startPageServer(): Promise<PageServer> {
	const requests: { path: string; headers: IncomingMessage['headers'] }[] = [];
	const sent = new Map<string, number>();
	const sockets = new Set<Socket>();
	let most = 0;
	const count = (path: string, bytes: number) => sent.set(path, (sent.get(path) ?? 0) + bytes);
	const routes = routesOf(count);
	const server: Server = createServer((request, response) => {
		const path = new URL(request.url ?? '/', 'http://host').pathname;
		requests.push({ path, headers: request.headers });
		const serve = routes[path] ?? (/^\/item\/\d+$/.test(path) ? item(path) : page(pages.missingPage, { status: 404 }));
		serve(response, request);
	});
	server.on('connection', (socket) => {
		sockets.add(socket);
		most = Math.max(most, sockets.size);
		socket.on('close', () => sockets.delete(socket));
	});
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		requests,
		mostOpen: () => most,
		closed: async () => {
			for (const socket of sockets) await new Promise((gone) => socket.once('close', gone));
		},
		sent: (path) => sent.get(path) ?? 0,
		close: () =>
			new Promise((closed) => {
				server.close(() => closed());
				for (const socket of sockets) socket.destroy();
			}),
	};
}

function routesOf(count: (path: string, bytes: number) => void): Readonly<Record<string, Serve>> {
	return {
		'/article': article,
		'/table': page(pages.tablePage),
		'/report.pdf': bytes(pdfBytes(pages.reportPages, 'Annual report 2023'), 'application/pdf'),
		'/download': bytes(pdfBytes(pages.reportPages, 'Annual report 2023'), 'application/octet-stream'),
		'/gbk': bytes(encoded(pages.gbkPage, 'gb18030'), 'text/html'),
		'/shift-jis': bytes(encoded(pages.shiftJisPage, 'shift_jis'), 'text/html; charset=Shift_JIS'),
		'/utf-16': bytes(Buffer.from(`\uFEFF${pages.utf16Page}`, 'utf16le'), 'text/html'),
		'/paywall': page(pages.paywallPage),
		'/login': page(pages.loginPage),
		'/members': redirect('/login'),
		'/empty': page(pages.emptyPage),
		'/consent': page(pages.consentPage),
		'/challenge': page(pages.challengePage),
		'/soft-missing': page(pages.missingPage),
		'/json': bytes(Buffer.from(JSON.stringify(pages.jsonDocument)), 'application/json'),
		'/picture': bytes(
			Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(3 * megabyte)]),
			'image/png',
		),
		'/disguised': bytes(Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(megabyte)]), 'text/html'),
		'/circle': redirect('/circle-back'),
		'/circle-back': redirect('/circle'),
		'/chain': redirect('/chain-1'),
		...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((at) => [`/chain-${at}`, redirect(`/chain-${at + 1}`)])),
		'/moved': redirect('/article'),
		'/to-private': redirect('http://10.0.0.1/secret'),
		'/to-mapped': redirect('http://[::ffff:127.0.0.1]/secret'),
		'/to-odd': redirect('http://0x0a.1/secret'),
		'/to-file': redirect('file:///etc/passwd'),
		'/gone': page('', { status: 410 }),
		'/fault': page('', { status: 500 }),
		'/busy': page('', { status: 429, headers: { 'retry-after': '3600' } }),
		'/large': large(count),
		'/announced': page('', { headers: { 'content-length': String(50 * megabyte) } }),
		'/bomb': bomb(count),
		'/drip': drip(count),
		'/silent': () => {},
	};
}

const etag = '"ferries-1"';

const article: Serve = (response, request) => {
	if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag: etag }).end();
	else
		page(pages.articlePage, { headers: { etag: etag, 'last-modified': 'Mon, 06 May 2024 08:00:00 GMT' } })(
			response,
			request,
		);
};

/** One of many documents; it takes a moment, so that requests meet. */
function item(path: string): Serve {
	const number = path.split('/').at(-1);
	const text = `<html><head><title>Item ${number}</title></head><body><h1>Item ${number}</h1><p>Berth ${number} took in ${Number(number) * 7} vessels in the course of the year, and the authority counts on about as many in the next.</p></body></html>`;
	return (response, request) => void setTimeout(() => page(text)(response, request), 20);
}

function page(
	html: string,
	{
		status = 200,
		headers = {},
	}: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
): Serve {
	return (response) =>
		void response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html);
}

function bytes(body: Uint8Array, type: string): Serve {
	return (response) => void response.writeHead(200, { 'content-type': type }).end(body);
}

function redirect(location: string): Serve {
	return (response) => void response.writeHead(302, { location }).end('moved');
}

type Count = (path: string, bytes: number) => void;

/** Fifty megabytes without a length, written as fast as they are taken. */
function large(count: Count): Serve {
	const chunk = Buffer.alloc(64 * 1024, '<p>Words that go on. ');
	return (response) => {
		response.writeHead(200, { 'content-type': 'text/html' });
		let left = 50 * megabyte;
		const write = () => {
			while (left > 0 && !response.destroyed) {
				left -= chunk.length;
				count('/large', chunk.length);
				if (!response.write(chunk)) return void response.once('drain', write);
			}
			response.end();
		};
		write();
	};
}

/** A gigabyte of blanks in about a megabyte. */
function bomb(count: Count): Serve {
	const chunk = Buffer.alloc(megabyte, ' ');
	return (response) => {
		response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
		const gzip = createGzip();
		gzip.pipe(response);
		response.on('close', () => gzip.destroy());
		let left = 1000;
		const write = () => {
			while (left-- > 0 && !gzip.destroyed) {
				count('/bomb', chunk.length);
				if (!gzip.write(chunk)) return void gzip.once('drain', write);
			}
			gzip.end();
		};
		write();
	};
}

/** A byte now and then, for ever. */
function drip(count: Count): Serve {
	return (response) => {
		response.writeHead(200, { 'content-type': 'text/html' });
		const timer = setInterval(() => {
			count('/drip', 1);
			response.write('a');
		}, 20);
		response.on('close', () => clearInterval(timer));
	};
}

/** The runtime writes UTF-8 and UTF-16 alone; a table of all characters that it can read serves the others. */
function encoded(text: string, encoding: string): Uint8Array {
	const decoder = new TextDecoder(encoding);
	const table = new Map<string, readonly number[]>();
	for (let high = 0x81; high <= 0xfe; high++) {
		for (let low = 0x40; low <= 0xfe; low++) {
			const character = decoder.decode(Uint8Array.of(high, low));
			if ([...character].length === 1 && !table.has(character)) table.set(character, [high, low]);
		}
	}
	return Uint8Array.from(
		[...text].flatMap((character) =>
			character.charCodeAt(0) < 0x80 ? character.charCodeAt(0) : (table.get(character) ?? [0x3f]),
		),
	);
}
