/**
 * Whether a host, written as in a URL (`URL.hostname`) or as a resolver gives it, is part of a private network: the
 * machine itself, private, link-local, shared (CGNAT), unique-local, multicast and reserved addresses, IPv6 addresses
 * that carry such an IPv4 address, and names that only a local network knows.
 */
export function isPrivateHost(host: string): boolean {
	const name = host
		.toLowerCase()
		.replace(/^\[|\]$/g, '')
		.replace(/%.*$/, '')
		.replace(/\.$/, '');
	const four = ipv4(name);
	if (four) return isPrivateIpv4(four);
	if (name.includes(':')) {
		const six = ipv6(name);
		return six === undefined || isPrivateIpv6(six);
	}
	return (
		!name.includes('.') ||
		/\.(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa)$/.test(name)
	);
}

/** Whether the host is an address rather than a name. */
export function isAddress(host: string): boolean {
	const name = host.replace(/^\[|\]$/g, '');
	return name.includes(':') || ipv4(name) !== undefined;
}

/** Network and length of its prefix (IANA IPv4 special-purpose registry, multicast, and what is reserved). */
const PRIVATE_IPV4: readonly (readonly [number, number])[] = (
	[
		['0.0.0.0', 8],
		['10.0.0.0', 8],
		['100.64.0.0', 10],
		['127.0.0.0', 8],
		['169.254.0.0', 16],
		['172.16.0.0', 12],
		['192.0.0.0', 24],
		['192.0.2.0', 24],
		['192.88.99.0', 24],
		['192.168.0.0', 16],
		['198.18.0.0', 15],
		['198.51.100.0', 24],
		['203.0.113.0', 24],
		['224.0.0.0', 4],
		['240.0.0.0', 4],
	] as const
).map(([network, length]) => [toNumber(ipv4(network)!), length]);

function ipv4(text: string): readonly number[] | undefined {
	const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text)?.slice(1).map(Number);
	return parts?.every((part) => part < 256) ? parts : undefined;
}

function toNumber(parts: readonly number[]): number {
	return parts.reduce((value, part) => value * 256 + part, 0);
}

function isPrivateIpv4(parts: readonly number[]): boolean {
	const value = toNumber(parts);
	return PRIVATE_IPV4.some(([network, length]) => {
		const size = 2 ** (32 - length);
		return Math.floor(value / size) === Math.floor(network / size);
	});
}

/** The eight groups of an IPv6 address. */
function ipv6(text: string): readonly number[] | undefined {
	const tail = ipv4(text.slice(text.lastIndexOf(':') + 1));
	const plain = tail
		? `${text.slice(0, text.lastIndexOf(':') + 1)}${hex(tail[0]!, tail[1]!)}:${hex(tail[2]!, tail[3]!)}`
		: text;
	const halves = plain.split('::');
	if (halves.length > 2) return undefined;
	const [left = [], right] = halves.map((half) => (half === '' ? [] : half.split(':')));
	const missing = 8 - left.length - (right?.length ?? 0);
	if (right ? missing < 1 : missing !== 0) return undefined;
	const groups = [...left, ...new Array<string>(missing).fill('0'), ...(right ?? [])];
	return groups.every((group) => /^[0-9a-f]{1,4}$/.test(group))
		? groups.map((group) => Number.parseInt(group, 16))
		: undefined;
}

function hex(high: number, low: number): string {
	return (high * 256 + low).toString(16);
}

function isPrivateIpv6(groups: readonly number[]): boolean {
	const [first = 0, second = 0] = groups;
	const carried = carriedIpv4(groups);
	if (carried) return isPrivateIpv4(carried);
	// Only 2000::/3 is given out to the public; of it, 2001::/23 serves protocols, 2001:db8::/32 and 3fff::/20 examples.
	if (first < 0x2000 || first > 0x3fff) return true;
	if (first === 0x2001 && (second < 0x200 || second === 0xdb8)) return true;
	return first === 0x3fff && second < 0x1000;
}

/** The IPv4 address in an IPv4-mapped, IPv4-compatible, NAT64 or 6to4 address. */
function carriedIpv4(groups: readonly number[]): readonly number[] | undefined {
	const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = groups;
	const last = [g >> 8, g & 255, h >> 8, h & 255];
	if (a === 0 && b === 0 && c === 0 && d === 0 && (e === 0 || e === 0xffff) && (f === 0 || f === 0xffff)) {
		return e === 0 && f === 0 && g === 0 && h < 2 ? undefined : last;
	}
	if (a === 0x64 && b === 0xff9b && c === 0 && d === 0 && e === 0 && f === 0) return last;
	return a === 0x2002 ? [b >> 8, b & 255, c >> 8, c & 255] : undefined;
}
