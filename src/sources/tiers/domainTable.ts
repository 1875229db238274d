import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { collect } from '../../text/collections';
import { parseUrl } from '../../text/urls';
import type { OwnTiers, SourceGroup, Tier } from '../model';
import table from './domains.json';

/** What a group of domains stands for; `domains.json` lists them by region or field. */
export interface DomainGroup {
	readonly group: SourceGroup;
	readonly tier: Tier;
	readonly reason: Message;
}

interface Entry {
	/** Without the slash in front; empty for the whole host. */
	readonly path: string;
	readonly group: DomainGroup;
}

/** Entries by host; those of one host with the longest path first. */
export type DomainTable = ReadonlyMap<string, readonly Entry[]>;

/** A browser leaves it as it is. A number in the end may be an address in another notation. Parsing 2,000 hosts takes as long as a short report. */
const plainHost = /^(?:[a-z\d-]+\.)+[a-z]+$/;

const groups = new Map<SourceGroup, DomainGroup>();
for (const [name, { tier }] of Object.entries(table)) {
	const group = name as keyof typeof table;
	groups.set(group, { group, tier: tier as Tier, reason: message(`tiers.${group}`) });
}

export function groupNamed(name: keyof typeof table): DomainGroup {
	return groups.get(name)!;
}

/** The project's own table. */
export const knownDomains: DomainTable = tableOf(
	Object.entries(table).flatMap(([name, { domains }]) =>
		Object.values<string>(domains)
			.flatMap((list) => list.split(' '))
			.map((address) => [address, groups.get(name as SourceGroup)!] as const),
	),
);

/** The user's own tiers as a table; `https://`, `www.`, `*.` and a dot in front of a domain change nothing. */
export function ownTable(own: OwnTiers): DomainTable {
	return tableOf(
		Object.entries(own).map(([address, tier]) => [
			address
				.trim()
				.replace(/^https?:\/\//i, '')
				.replace(/^(?:\*?\.|www\.)/i, ''),
			{ group: 'own', tier, reason: message('tiers.own') },
		]),
	);
}

/** The entry for the longest part of the host, and there for the longest part of the path. */
export function findDomain(entries: DomainTable, host: string, path: string): DomainGroup | undefined {
	for (let rest = host; rest !== ''; rest = rest.includes('.') ? rest.slice(rest.indexOf('.') + 1) : '') {
		const entry = entries.get(rest)?.find((candidate) => isBelow(path, candidate.path));
		if (entry) return entry.group;
	}
	return undefined;
}

/** A host name as a browser asks for it: lower case, other scripts in Punycode. */
export function asciiHost(host: string): string {
	if (plainHost.test(host)) return host;
	return parseUrl(`http://${host}`)?.hostname ?? host.toLowerCase();
}

function tableOf(addresses: readonly (readonly [string, DomainGroup])[]): DomainTable {
	const entries = collect(
		addresses.map(([address, group]): [string, Entry] => {
			const [, host = '', path = ''] = /^([^/]*)\/?(.*?)\/?$/s.exec(address)!;
			return [asciiHost(host), { path, group }];
		}),
	);
	for (const list of entries.values()) list.sort((a, b) => b.path.length - a.path.length);
	return entries;
}

/** By whole steps of the path, unless the entry ends in a mark such as the `@` of user names. */
function isBelow(path: string, prefix: string): boolean {
	if (prefix === '') return true;
	if (!path.startsWith(`/${prefix}`)) return false;
	return /[^\w]$/.test(prefix) || /^(?:$|[/?#])/.test(path.slice(prefix.length + 1));
}
