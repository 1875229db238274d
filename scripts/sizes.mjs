import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Prints the size in kilobytes of every file directly in a folder whose name ends so. */
export async function printSizes(folder, ending) {
	const names = (await readdir(folder)).filter((name) => name.endsWith(ending)).sort();
	for (const name of names) {
		const { size } = await stat(join(folder, name));
		console.log(`${name}: ${(size / 1000).toFixed(1)} kB`);
	}
}
