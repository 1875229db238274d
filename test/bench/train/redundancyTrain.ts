import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hasMarks } from '../editor/marks';
import { shippedForest } from './pack';
import { readRepetitionExamples, trainRepetition } from './redundancy';

/** `tsx test/bench/train/redundancyTrain.ts`: trains the shipped forest on all marks and judged pairs. */
if (hasMarks()) {
	const file = resolve('src/checks/paragraphs/models.json');
	writeFileSync(file, `${JSON.stringify(shippedForest(trainRepetition(readRepetitionExamples())))}\n`);
	process.stdout.write(`Trained: ${file}\n`);
} else {
	process.stdout.write('Skipped: the editor’s marks are not here.\n');
}
