import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { shippedModels } from '../../../src/tree/learned/models';
import { hasCorpora } from '../quality/corpora';
import { readExamples } from './examples';
import { trainTreeModels } from './models';

/** `npm run train`: trains the shipped forests on all annotated reports. */
if (hasCorpora()) {
	const file = resolve('src/tree/learned/models.json');
	const { doubt } = shippedModels;
	const models = { ...trainTreeModels(readExamples()), doubt };
	const lines = Object.entries(models).map(([name, forest]) => `${JSON.stringify(name)}: ${JSON.stringify(forest)}`);
	writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
	process.stdout.write(`Trained ${lines.length} forests: ${file}\n`);
} else {
	process.stdout.write('Skipped: the annotated reports are not here.\n');
}
