import picomatch from 'picomatch/posix';

/** The path of a document's address, decoded as far as it can be. */
export function pathOf(uri: string): string {
	const path = URL.canParse(uri) ? new URL(uri).pathname : uri;
	try {
		return decodeURIComponent(path);
	} catch (error) {
		// A `%` that is one: the path is what it says.
		if (!(error instanceof URIError)) throw error;
		return path;
	}
}

/** A document's path from the folder of the workspace that it is in, for messages and patterns; else all of its path. */
export function pathInWorkspace(uri: string, folders: readonly string[]): string {
	const folder = folderOf(uri, folders);
	return pathOf(uri).slice(folder === undefined ? 0 : pathWithin(folder).length);
}

/** The folder of the workspace that a document is in, the innermost of several. */
export function folderOf(uri: string, folders: readonly string[]): string | undefined {
	const within = folders.filter((folder) => pathOf(uri).startsWith(pathWithin(folder)));
	return within.sort((a, b) => pathWithin(b).length - pathWithin(a).length)[0];
}

function pathWithin(folder: string): string {
	return `${pathOf(folder).replace(/\/$/, '')}/`;
}

/** The first pattern that leaves a document out; its path is as {@link pathInWorkspace} gives it. */
export function excludingPattern(patterns: readonly string[], path: string): string | undefined {
	const asked = path.replace(/^\//, '');
	return patterns.find((pattern) => picomatch(pattern, { dot: true, posix: true })(asked));
}

/** Markdown by what the client calls it, or by its name: editors have several modes for it, each with a name of its own. */
export function isMarkdown(uri: string, languageId: string): boolean {
	return languageId === 'markdown' || languageId === 'gfm' || /\.(?:md|markdown)$/i.test(pathOf(uri));
}
