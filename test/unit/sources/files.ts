import type { SourceFiles } from '../../../src/sources/model';

/** Files in memory; a text stands for its UTF-8 bytes. */
export function memoryFiles(files: Readonly<Record<string, string | Uint8Array>>): SourceFiles {
	return {
		list: async () => Object.keys(files).sort(),
		read: async (path) => {
			const file = files[path];
			return typeof file === 'string' ? new TextEncoder().encode(file) : file;
		},
	};
}
