import { resolve } from 'node:path';
import { hasCorpora } from '../quality/corpora';
import { readExamples } from './examples';
import { trainTreeModels } from './models';
import { writeModels } from './pack';

/** `npm run train`: trains the shipped forests on all annotated reports. */
if (hasCorpora()) {
	const file = resolve('src/tree/learned/models.json');
	const models = { ...trainTreeModels(readExamples()) };
	writeModels(file, models);
	process.stdout.write(`Trained ${Object.keys(models).length} forests: ${file}\n`);
} else {
	process.stdout.write('Skipped: the annotated reports are not here.\n');
}
