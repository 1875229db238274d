/** FNV-1a over UTF-16 units: small, fast, and the same everywhere. */
export function hashTerm(term: string): number {
	let hash = 0x811c9dc5;
	for (let i = 0; i < term.length; i++) hash = Math.imul(hash ^ term.charCodeAt(i), 0x01000193);
	return (hash ^ (hash >>> 15)) >>> 0;
}
