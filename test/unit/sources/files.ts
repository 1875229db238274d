import { fileTooLarge } from '../../../src/errors';
import type { SourceFiles } from '../../../src/sources/model';

/** Files in memory; a text stands for its UTF-8 bytes. */
export function memoryFiles(files: Readonly<Record<string, string | Uint8Array>>): SourceFiles {
	return {
		list: async () => Object.keys(files).sort(),
		read: async (path, most = Number.POSITIVE_INFINITY) => {
			const file = files[path];
			const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
			if (bytes && bytes.length > most) throw fileTooLarge(path);
			return bytes;
		},
	};
}
