import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hasMarks } from '../editor/marks';
import { hasCorpora } from '../quality/corpora';
import { readConclusionExamples, trainConclusions } from './conclusions';

/** `tsx test/bench/train/conclusionsTrain.ts`: trains what finds theses and links conclusions, on all marked reports. */
if (hasCorpora() && hasMarks()) {
	const file = resolve('src/tree/conclusions/models.json');
	const models = Object.entries(trainConclusions(readConclusionExamples()));
	const lines = models.map(([name, model]) => `${JSON.stringify(name)}: ${JSON.stringify(model)}`);
	writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
	process.stdout.write(`Trained ${lines.length} models: ${file}\n`);
} else {
	process.stdout.write('Skipped: the marked reports are not here.\n');
}
