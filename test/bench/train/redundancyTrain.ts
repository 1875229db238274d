import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hasCorpora, readGold } from '../quality/corpora';
import { trainRepetition } from './redundancy';

/** `tsx test/bench/train/redundancyTrain.ts`: trains the shipped forest on all annotated reports. */
if (hasCorpora()) {
	const file = resolve('src/checks/paragraphs/models.json');
	writeFileSync(file, `${JSON.stringify(trainRepetition(readGold()))}\n`);
	process.stdout.write(`Trained: ${file}\n`);
} else {
	process.stdout.write('Skipped: the annotated reports are not here.\n');
}
