/**
 * An address as a URL; `undefined` when it is none. `URL.canParse` would be shorter, but in Node 20 it refuses hosts with
 * letters such as `ü` once it has been called often enough to be compiled (first seen after some 4,000 calls).
 */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
	try {
		return new URL(text, base);
	} catch (error) {
		if (error instanceof TypeError) return undefined;
		throw error;
	}
}
