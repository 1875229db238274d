import { parse } from 'tldts';
import { message } from '../../messages/message';
import type { OwnTiers, TierReading } from '../model';
import {
	asciiHost,
	type DomainGroup,
	type DomainTable,
	findDomain,
	groupNamed,
	knownDomains,
	ownTable,
} from './domainTable';
import { originalAddress } from './originalAddress';

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
		siteShape(host, url.pathname);
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

function siteShape(host: string, path: string): DomainGroup | undefined {
	return shapes.find((shape) => shape.host.test(host) || shape.path?.test(path))?.group;
}
