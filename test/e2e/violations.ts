import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Frame } from 'playwright-core';

/** What axe-core finds wrong with a page as it is shown: the rule, and the first element that breaks it. */
export async function violationsIn(frame: Frame): Promise<string[]> {
	const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
	await frame.evaluate(source);
	return frame.evaluate<string[]>(
		"axe.run(document).then((found) => found.violations.map(({ id, nodes }) => id + ': ' + nodes[0].html))",
	);
}
