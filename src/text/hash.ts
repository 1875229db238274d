/** FNV-1a over UTF-16 units: small, fast, and the same everywhere. */
export function hashTerm(term: string): number {
	return spreadHash(hashFrom(fnvStart, term)) >>> 0;
}

/** What FNV-1a begins with. */
export const fnvStart = 0x811c9dc5;

export function hashFrom(start: number, term: string): number {
	let hash = start;
	for (let at = 0; at < term.length; at++) hash = hashUnit(hash, term.charCodeAt(at));
	return hash;
}

/** One step: a hash with one more UTF-16 unit. */
export function hashUnit(hash: number, unit: number): number {
	return Math.imul(hash ^ unit, 0x01000193);
}

/** The higher bits folded into the lower ones, which tables take their index from. */
export function spreadHash(hash: number): number {
	return hash ^ (hash >>> 15);
}

/** SHA-256 of a text's UTF-8 bytes, as 64 hexadecimal digits. */
export async function sha256(text: string): Promise<string> {
	const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
	return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
