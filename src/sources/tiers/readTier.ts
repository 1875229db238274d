import { parse } from 'tldts';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { groupPairs } from '../../text/collections';
import { decodePercent, parseUrl, webUrl } from '../../text/urls';
import { arxivOf } from '../identifiers';
import type { OwnTiers, SourceGroup, Tier, TierReading } from '../model';
import table from './domains.json';

/** What a group of domains stands for; `domains.json` lists them by region or field. */
interface DomainGroup {
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
type DomainTable = ReadonlyMap<string, readonly Entry[]>;

/** A browser leaves it as it is. A number in the end may be an address in another notation. Parsing 2,000 hosts takes as long as a short report. */
const plainHost = /^(?:[a-z\d-]+\.)+[a-z]+$/;

const groups = new Map<SourceGroup, DomainGroup>();
for (const [name, { tier }] of Object.entries(table)) {
	const group = name as keyof typeof table;
	groups.set(group, { group, tier: tier as Tier, reason: message(`tiers.${group}`) });
}

function groupNamed(name: keyof typeof table): DomainGroup {
	return groups.get(name)!;
}

/** The project's own table. */
const knownDomains: DomainTable = tableOf(
	Object.entries(table).flatMap(([name, { domains }]) =>
		Object.values<string>(domains)
			.flatMap((list) => list.split(' '))
			.map((address) => [address, groups.get(name as SourceGroup)!] as const),
	),
);

/** The user's own tiers as a table; `https://`, `www.`, `*.` and a dot in front of a domain change nothing. */
function ownTable(own: OwnTiers): DomainTable {
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
function findDomain(entries: DomainTable, host: string, path: string): DomainGroup | undefined {
	for (let rest = host; rest !== ''; rest = rest.includes('.') ? rest.slice(rest.indexOf('.') + 1) : '') {
		const entry = entries.get(rest)?.find((candidate) => isBelow(path, candidate.path));
		if (entry) return entry.group;
	}
	return undefined;
}

/** A host name as a browser asks for it: lower case, other scripts in Punycode. */
function asciiHost(host: string): string {
	if (plainHost.test(host)) return host;
	return parseUrl(`http://${host}`)?.hostname ?? host.toLowerCase();
}

function tableOf(addresses: readonly (readonly [string, DomainGroup])[]): DomainTable {
	const entries = groupPairs(
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

/** Archives, caches and readers that hold a copy of the page whose address stands in theirs. */
const copies =
	/^(?:web\.archive\.org|archive\.(?:ph|is|today|md|li|vn|fo)|r\.jina\.ai|12ft\.io|webcache\.googleusercontent\.com)$/;

/**
 * Where a document comes from, when the address is that of a copy (an archive, a reader, a translation), a redirect, or
 * a DOI of a preprint; else the address itself. `undefined` when it is no web address.
 */
function originalAddress(address: string): URL | undefined {
	const url = webUrl(address);
	if (!url) return undefined;
	if (/^(?:dx\.)?doi\.org$/.test(url.hostname) && arxivOf(url.href)) return new URL('https://arxiv.org/');
	return copied(url) ?? translated(url) ?? url;
}

function copied({ hostname, href }: URL): URL | undefined {
	if (!copies.test(hostname)) return undefined;
	const inner = /[/:=](https?:\/\/?.+)$/i.exec(
		decodePercent(href.slice(href.indexOf(hostname) + hostname.length)),
	)?.[1];
	return inner === undefined ? undefined : webUrl(inner.replace(/^(https?:\/)(?!\/)/i, '$1/'));
}

function translated({ hostname, pathname, searchParams }: URL): URL | undefined {
	const name = /^(.+)\.translate\.goog$/.exec(hostname)?.[1];
	// A dash of the name is doubled, its dots are dashes.
	if (name !== undefined) {
		const host = name.replace(/--|-/g, (dashes) => (dashes === '--' ? '-' : '.'));
		return webUrl(`https://${host}${pathname}`);
	}
	return /^translate\.google\./.test(hostname) ? webUrl(searchParams.get('u') ?? '') : undefined;
}

/** Reads tiers of addresses and files; made once for a set of own tiers. */
export interface TierReader {
	/** The tier of a web address. What is no web address is unknown, tier 4. */
	ofAddress(address: string): TierReading;
	/** The tier of a local file, by the address that it says it comes from, such as the `url:` of its front matter. */
	ofFile(path: string, origin: string | undefined): TierReading;
}

/**
 * JADE, appendix G, table 14: a source's tier by its registrable domain (public suffix list). The user's own tiers go
 * first, then our table of domains, the longest match wins; then the official suffixes, and the shape of the address.
 */
export function createTierReader(own: OwnTiers = {}): TierReader {
	const owned = ownTable(own);
	return {
		ofAddress: (address) => readAddress(address, owned),
		ofFile(path, origin) {
			if (origin === undefined) return { ...unknown('file'), domain: path };
			const { tier, domain, group, reason } = readAddress(origin, owned);
			return { tier, domain: path, group, reason: message('tiers.copy', { domain, kind: reason }) };
		},
	};
}

function readAddress(address: string, owned: DomainTable): TierReading {
	const url = originalAddress(address);
	if (!url) return { ...unknown('unknown', 'noAddress'), domain: address.trim() };
	const { hostname, domain, publicSuffix, isIp } = parse(writtenHost(address, url));
	const host = asciiHost(hostname ?? url.hostname).replace(/^www\.(?=.*\.)/, '');
	const shown = domain ?? hostname ?? host;
	const chosen = findDomain(owned, host, url.pathname);
	if (chosen) return { ...chosen, domain: shown };
	if (isIp) return { ...unknown('address'), domain: shown };
	if (placeholder.test(host)) return { ...unknown('placeholder'), domain: shown };
	const known =
		findDomain(knownDomains, host, url.pathname) ??
		officialSuffix(asciiHost(publicSuffix ?? '')) ??
		shapes.find((shape) => shape.host.test(host) || shape.path?.test(url.pathname))?.group;
	return { ...(known ?? unknown('unknown')), domain: shown };
}

/** RFC 2606 and RFC 6761, and what networks use within. */
const placeholder = /(?:^|\.)(?:example\.(?:com|org|net)|example|test|invalid|localhost|local|internal|lan)$/;

function unknown(
	group: 'address' | 'file' | 'placeholder' | 'unknown',
	reason: typeof group | 'noAddress' = group,
): Omit<TierReading, 'domain'> {
	return { tier: 4, group, reason: message(`tiers.${reason}`) };
}

/** Names in other scripts are shown as they were written, not in Punycode. */
function writtenHost(address: string, url: URL): string {
	const written = parse(address.trim()).hostname;
	return written !== null && asciiHost(written) === url.hostname ? written : url.hostname;
}

/** Countries whose governments register under `.go.xx`; elsewhere that is an ordinary name. */
const go = /^go\.(?:jp|kr|th|id|ke|tz|ug|cr|ci)$/;
const government = /^(?:gov|mil|fed\.us|gc\.ca|gv\.at|admin\.ch|lg\.jp|(?:gov|gob|gouv|govt|mil|gub)\.[a-z]{2})$/;
const academic = /^(?:edu|(?:edu|ac)\.[a-z]{2}|re\.kr|sch\.[a-z]{2}|res\.in)$/;

/** China’s top-level domain for public bodies, and Hong Kong’s, in Punycode. */
const chinese = /^(?:xn--zfr164b|xn--mxtq1m\.(?:hk|xn--j6w193g))$/;

/**
 * The group a public suffix stands for, where only such bodies may register under it: `gov`, `gov.cn`, `gouv.fr`,
 * `go.jp`, `edu.cn`, `ac.uk`, `int`. States and provinces below count too (`sp.gov.br`).
 *
 * @param suffix by the public suffix list, in Punycode: a name such as `gov.example.com` has the suffix `com`
 */
function officialSuffix(suffix: string): DomainGroup | undefined {
	if (suffix === 'int') return groupNamed('international');
	const ends = [suffix, suffix.split('.').slice(-2).join('.')];
	if (ends.some((end) => government.test(end) || go.test(end) || chinese.test(end))) return groupNamed('government');
	return ends.some((end) => academic.test(end)) ? groupNamed('academic') : undefined;
}

/**
 * What an address tells of a site that no table knows: where companies report to investors, and where anyone writes. A wiki
 * is none of these: most that no table knows are manuals of a company or a body.
 */
const shapes = [
	{ host: /^(?:ir|investors?)\./, path: undefined, group: groupNamed('firstParty') },
	{ host: /^(?:forums?|bbs)\./, path: /^\/(?:forums?|bbs)\//, group: groupNamed('forum') },
];
