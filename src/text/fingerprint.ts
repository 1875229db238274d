const encoder = new TextEncoder();

/**
 * FNV-1a, 64 bits in hexadecimal: for identity, not for security. The hash is held as four numbers of 16 bits, the
 * lowest first, because 64-bit integers are slow in JavaScript; its prime is 2 ** 40 + 0x1b3.
 */
export function fingerprint(text: string): string {
	let [a, b, c, d] = [0x2325, 0x8422, 0x9ce4, 0xcbf2];
	for (const byte of encoder.encode(text)) {
		a ^= byte;
		const lowest = a * 0x1b3;
		const second = b * 0x1b3 + (lowest >>> 16);
		const third = c * 0x1b3 + (a << 8) + (second >>> 16);
		d = (d * 0x1b3 + (b << 8) + (third >>> 16)) & 0xffff;
		a = lowest & 0xffff;
		b = second & 0xffff;
		c = third & 0xffff;
	}
	return [d, c, b, a].map((part) => part.toString(16).padStart(4, '0')).join('');
}
