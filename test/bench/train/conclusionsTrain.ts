import { resolve } from 'node:path';
import { hasMarks } from '../editor/marks';
import { hasCorpora } from '../quality/corpora';
import { readConclusionExamples, trainConclusions } from './conclusions';
import { writeModels } from './pack';

/** `tsx test/bench/train/conclusionsTrain.ts`: trains what finds theses and links conclusions, on all marked reports. */
if (hasCorpora() && hasMarks()) {
	const file = resolve('src/tree/conclusions/models.json');
	const models = trainConclusions(readConclusionExamples());
	writeModels(file, { ...models });
	process.stdout.write(`Trained ${Object.keys(models).length} models: ${file}\n`);
} else {
	process.stdout.write('Skipped: the marked reports are not here.\n');
}
