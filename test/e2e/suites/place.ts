import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '../../host/prepare.mjs';
import type { Place } from '../workbenchPage';

/** Where a text begins that stands in one line of an example, as the example is shipped. */
export async function placeIn(example: string, text: string): Promise<Place> {
	const lines = (await readFile(join(paths.examples, example), 'utf8')).split('\n');
	const index = lines.findIndex((line) => line.includes(text));
	return { line: index + 1, column: (lines[index]?.indexOf(text) ?? -1) + 1 };
}
