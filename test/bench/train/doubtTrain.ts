import { resolve } from 'node:path';
import { shippedModels } from '../../../src/tree/learned/models';
import { hasMarks } from '../editor/marks';
import { readDoubtExamples, trainDoubt } from './doubt';
import { writeModels } from './pack';

/** `tsx test/bench/train/doubtTrain.ts`: trains the shipped odds that an editor questions a sentence's ground, on all marks. */
if (hasMarks()) {
	const file = resolve('src/tree/learned/models.json');
	writeModels(file, { ...shippedModels, doubt: trainDoubt(readDoubtExamples()) });
	process.stdout.write(`Trained: doubt in ${file}\n`);
} else {
	process.stdout.write('Skipped: the editor’s marks are not here.\n');
}
