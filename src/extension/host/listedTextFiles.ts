import type { TextFiles } from '../../ports';

export interface Listed {
	/** The paths of all files that there are. */
	readonly names: () => Promise<readonly string[]>;
	readonly read: (path: string) => Promise<string>;
}

/**
 * The text files of a folder that comes with a list of what is in it: over the network nobody can ask for the names in a
 * folder, and a file that is not there is told from one that does not come by the list alone.
 */
export function listedTextFiles(folder: string, { names, read }: Listed): TextFiles {
	const start = `${folder}/`;
	return {
		list: async () => {
			const below = (await names()).filter((name) => name.startsWith(start));
			return below.map((name) => name.slice(start.length)).sort();
		},
		read: async (path) => ((await names()).includes(start + path) ? read(start + path) : undefined),
	};
}
