import { parse } from 'tldts';
import { message } from '../../messages/message';
import type { OwnTiers, TierReading } from '../model';
import { asciiHost, type DomainTable, findDomain, knownDomains, ownTable } from './domainTable';
import { officialSuffix } from './officialSuffix';
import { originalAddress } from './originalAddress';
import { siteShape } from './siteShape';

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
