import { stat } from 'node:fs/promises';
import { glob } from 'tinyglobby';

/** Prints the size of each file a pattern names, in kilobytes. */
export async function printSizes(pattern) {
	for (const file of (await glob(pattern, { expandDirectories: false })).sort()) {
		const { size } = await stat(file);
		console.log(`${file}: ${(size / 1000).toFixed(1)} kB`);
	}
}
