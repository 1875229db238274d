import { IPv4, IPv6 } from 'ipaddr.js';

/**
 * Whether a host, written as in a URL (`URL.hostname`) or as a resolver gives it, is not of the public internet: the
 * machine itself, private, link-local, shared (CGNAT), unique-local, multicast and reserved addresses, IPv6 addresses
 * that carry such an IPv4 address, and names that only a local network knows.
 */
export function isPrivateHost(host: string): boolean {
	const name = host
		.toLowerCase()
		.replace(/^\[|\]$/g, '')
		.replace(/%.*$/, '')
		.replace(/\.$/, '');
	if (isIpv4(name)) return isPrivateIpv4(IPv4.parse(name));
	if (name.includes(':')) return !IPv6.isValid(name) || isPrivateIpv6(IPv6.parse(name));
	return !name.includes('.') || otherNotation.test(name) || localName.test(name);
}

/** Whether the host is an address rather than a name. */
export function isAddress(host: string): boolean {
	const name = host.replace(/^\[|\]$/g, '');
	return name.includes(':') || isIpv4(name);
}

/** No top-level domain is a number: some programs read `127.1`, `0x7f.0.0.1` and `010.0.0.1` as addresses, others do not. */
const otherNotation = /\.(?:\d+|0x[0-9a-f]*)$/;

const localName = /\.(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa)$/;

/** As resolvers write it: four decimal numbers. */
function isIpv4(name: string): boolean {
	return IPv4.isValidFourPartDecimal(name);
}

function isPrivateIpv4(address: IPv4): boolean {
	return address.range() !== 'unicast';
}

/** What is given out to the public. */
const publicRange = IPv6.parseCIDR('2000::/3');
/** For the translation of addresses between networks (NAT64). */
const translated = IPv6.parseCIDR('64:ff9b::/96');

function isPrivateIpv6(address: IPv6): boolean {
	const carried = carriedIpv4(address);
	if (carried) return isPrivateIpv4(carried);
	return !address.match(publicRange) || address.range() !== 'unicast';
}

/** The IPv4 address to which an IPv4-mapped, NAT64 or 6to4 address leads; the library tells only that there is one. */
function carriedIpv4(address: IPv6): IPv4 | undefined {
	const bytes = address.toByteArray();
	if (address.isIPv4MappedAddress() || address.match(translated)) return new IPv4(bytes.slice(12));
	return address.range() === '6to4' ? new IPv4(bytes.slice(2, 6)) : undefined;
}
