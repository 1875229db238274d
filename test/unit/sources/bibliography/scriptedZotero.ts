import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An entry as Zotero exports it, with the key that it has there. */
export interface ZoteroEntry {
	readonly key: string;
	readonly item: Readonly<Record<string, unknown>> & { readonly id: string };
}

export interface ScriptedZotero {
	readonly port: number;
	/** What was asked for: paths with their queries. */
	readonly asked: readonly URL[];
	/** What every request came with. */
	readonly headers: readonly Readonly<Record<string, unknown>>[];
}

export interface ZoteroSetting {
	readonly library?: readonly ZoteroEntry[];
	/** The libraries of groups, by their numbers. */
	readonly groups?: Readonly<Record<number, readonly ZoteroEntry[]>>;
	/** What it answers instead, whatever it is asked. */
	readonly instead?: { readonly status: number; readonly body: string; readonly headers?: Record<string, string> };
}

/** Works with a server on this computer that answers as Zotero does: its own header, pages, and the number of all entries. */
export async function withZotero(
	{ library = [], groups = {}, instead }: ZoteroSetting,
	work: (zotero: ScriptedZotero) => Promise<void>,
): Promise<void> {
	const asked: URL[] = [];
	const headers: Readonly<Record<string, unknown>>[] = [];
	const libraries: Readonly<Record<string, readonly ZoteroEntry[]>> = {
		'/api/users/0/items/top': library,
		...Object.fromEntries(Object.entries(groups).map(([id, entries]) => [`/api/groups/${id}/items/top`, entries])),
	};
	const server = createServer((request, response) => {
		const url = new URL(request.url ?? '/', 'http://127.0.0.1');
		asked.push(url);
		headers.push(request.headers);
		if (instead) return void response.writeHead(instead.status, instead.headers).end(instead.body);
		const answer = (status: number, body: unknown, total = 1) =>
			response.writeHead(status, { 'Zotero-API-Version': '3', 'Total-Results': total }).end(JSON.stringify(body));
		if (/^Mozilla\//.test(request.headers['user-agent'] ?? '') && !request.headers['zotero-allowed-request'])
			return void answer(403, 'Request not allowed');
		if (url.pathname === '/api/users/0/groups')
			return void answer(
				200,
				Object.keys(groups).map((id) => ({ id: Number(id), data: {} })),
			);
		const entries = libraries[url.pathname];
		if (!entries || url.searchParams.get('format') !== 'csljson') return void answer(404, 'Not found');
		const key = url.searchParams.get('itemKey');
		const wanted = key === null ? entries : entries.filter((entry) => entry.key === key);
		const start = Number(url.searchParams.get('start') ?? 0);
		const limit = Number(url.searchParams.get('limit') ?? wanted.length);
		answer(
			200,
			wanted.slice(start, start + limit).map(({ item }) => item),
			wanted.length,
		);
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	try {
		await work({ port: (server.address() as AddressInfo).port, asked, headers });
	} finally {
		server.close();
		server.closeAllConnections();
	}
}
