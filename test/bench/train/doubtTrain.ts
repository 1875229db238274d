import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hasMarks } from '../editor/marks';
import { readDoubtExamples, trainDoubt } from './doubt';

/** `tsx test/bench/train/doubtTrain.ts`: trains the shipped odds that an editor questions a sentence's ground, on all marks. */
if (hasMarks()) {
	const file = resolve('src/tree/learned/models.json');
	const models = { ...JSON.parse(readFileSync(file, 'utf8')), doubt: trainDoubt(readDoubtExamples()) };
	const lines = Object.entries(models).map(([name, forest]) => `${JSON.stringify(name)}: ${JSON.stringify(forest)}`);
	writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
	process.stdout.write(`Trained: doubt in ${file}\n`);
} else {
	process.stdout.write('Skipped: the editor’s marks are not here.\n');
}
