/** Percent signs decoded; a text whose percent signs mean something else is left as it is. */
export function decodePercent(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch (error) {
		if (error instanceof URIError) return text;
		throw error;
	}
}
