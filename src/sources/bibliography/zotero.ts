import * as z from 'zod';
import { PlumblineError } from '../../errors';
import { message } from '../../messages/message';
import type { Fetch } from '../../ports';
import { parsedJson } from '../../text/json';
import { textWithin } from '../../wire';
import { type CslItem, readCslItems } from './cslItems';

/** Where Zotero answers other programs of its computer, unless its user has changed that. */
export const zoteroPort = 23119;

/** Zotero's own are the same of both. */
const apiVersion = '3';

/** Entries asked for at once. */
const pageSize = 500;
/** A library of a hundred thousand entries. */
const mostPages = 200;
const mostGroups = 50;
/** In bytes: a page has about one million. */
const mostBytes = 64_000_000;
/** In milliseconds, for one page. */
const patience = 120_000;

/** Of an entry: what is for its owner alone, or long, does not go beside a report. */
const ownersOnly: readonly string[] = ['abstract', 'annote', 'note'];

export type ZoteroErrorCode = 'notRunning' | 'notAllowed' | 'badAnswer';

/** Why Zotero gave nothing: what happened and what to do. */
export class ZoteroError extends PlumblineError<ZoteroErrorCode> {
	override readonly name = 'ZoteroError';
}

export interface ZoteroInit {
	/** It may reach this computer: asking Zotero is what the user has asked for. */
	readonly fetch: Fetch;
	readonly port: number;
	readonly signal: AbortSignal;
}

/**
 * The entries of keys, as far as Zotero on this computer has them: by the citation key that Zotero or Better BibTeX gives an
 * entry, or by Zotero's own key. The user's library goes before those of groups. Each bears the key it was asked for, and
 * nothing that is for its owner alone. Nothing is sent but these requests. Rejects with a {@link ZoteroError}, or the signal's
 * reason.
 */
export async function fromZotero(keys: readonly string[], init: ZoteroInit): Promise<ReadonlyMap<string, CslItem>> {
	const found = new Map<string, CslItem>();
	const left = () => keys.filter((key) => !found.has(key));
	await searchLibrary('users/0', left, found, init);
	for (const id of left().length > 0 ? await groupsOf(init) : [])
		await searchLibrary(`groups/${id}`, left, found, init);
	// In the order in which they were asked for.
	return new Map(keys.flatMap((key) => (found.has(key) ? [[key, found.get(key)!] as const] : [])));
}

async function searchLibrary(
	library: string,
	left: () => readonly string[],
	found: Map<string, CslItem>,
	init: ZoteroInit,
): Promise<void> {
	// Of two entries with one key the first counts.
	const take = (key: string, item: CslItem) => {
		const shared = Object.entries(item).filter(([name]) => !ownersOnly.includes(name));
		if (!found.has(key)) found.set(key, { ...Object.fromEntries(shared), id: key });
	};
	for (let page = 0; page < mostPages && left().length > 0; page++) {
		const start = page * pageSize;
		const { items, total } = await itemsAt(library, { start: String(start), limit: String(pageSize) }, init);
		const wanted = new Set(left());
		for (const item of items) for (const key of keysOf(item)) if (wanted.has(key)) take(key, item);
		if (start + pageSize >= total) break;
	}
	// An entry with a citation key does not tell its own one.
	for (const key of left().filter((each) => ownKey.test(each))) {
		const { items } = await itemsAt(library, { itemKey: key }, init);
		if (items.length === 1 && items[0]) take(key, items[0]);
	}
}

const ownKey = /^[A-Z0-9]{8}$/;

/** Everything that a report may cite an entry by. */
function keysOf(item: CslItem): string[] {
	const named = item['citation-key'];
	const noted = typeof item.note === 'string' ? /^citation key\s*:\s*(\S+)/im.exec(item.note)?.[1] : undefined;
	const own = /(?:^|\/)([A-Z0-9]{8})$/.exec(item.id)?.[1];
	return [item.id, typeof named === 'string' ? named : undefined, noted, own].filter((key) => key !== undefined);
}

async function itemsAt(library: string, chosen: Readonly<Record<string, string>>, init: ZoteroInit) {
	const query = new URLSearchParams({ format: 'csljson', sort: 'dateAdded', direction: 'asc', ...chosen });
	// Those have no entry of their own.
	for (const kind of ['-attachment', '-note']) query.append('itemType', kind);
	const { value, total } = await ask(`${library}/items/top?${query}`, init);
	const items = readCslItems(value);
	if (!items) throw unexpected(init.port);
	return { items, total };
}

const groups = z.array(z.looseObject({ id: z.int() }));

async function groupsOf(init: ZoteroInit): Promise<number[]> {
	const read = groups.safeParse((await ask('users/0/groups', init)).value);
	return read.success ? read.data.slice(0, mostGroups).map(({ id }) => id) : [];
}

async function ask(path: string, { fetch, port, signal }: ZoteroInit): Promise<{ value: unknown; total: number }> {
	signal.throwIfAborted();
	let response: Response;
	let text: string;
	try {
		response = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
			// Without this header Zotero answers no program that calls itself a browser, as editors do.
			headers: { Accept: 'application/json', 'Zotero-Allowed-Request': '1', 'Zotero-API-Version': apiVersion },
			redirect: 'manual',
			credentials: 'omit',
			signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
		});
		text = await textWithin(response, mostBytes, () => unexpected(port));
	} catch (error) {
		signal.throwIfAborted();
		if (error instanceof ZoteroError) throw error;
		throw new ZoteroError('notRunning', message('zotero.notRunning', { port }), { cause: error });
	}
	const isZotero = response.headers.get('Zotero-API-Version') !== null;
	if (isZotero && response.status === 403) throw new ZoteroError('notAllowed', message('zotero.notAllowed'));
	if (!isZotero || !response.ok) throw unexpected(port);
	const value = parsedJson(text);
	if (value === undefined) throw unexpected(port);
	return { value, total: Number(response.headers.get('Total-Results') ?? 0) };
}

function unexpected(port: number): ZoteroError {
	return new ZoteroError('badAnswer', message('zotero.unexpected', { port }));
}
