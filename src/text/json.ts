/** What a text says in JSON, be it behind a byte order mark; `undefined` for what is none. */
export function parsedJson(text: string): unknown {
	try {
		return JSON.parse(text.replace(/^\uFEFF/, ''));
	} catch {
		// Whoever reads it says by a schema what it should be, of which this is none.
		return undefined;
	}
}
