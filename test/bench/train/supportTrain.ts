import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hasClaimSources, readJudgedClaims } from '../quality/claimSources';
import { trainSupport } from './support';

/** `tsx test/bench/train/supportTrain.ts`: fits the shipped weights of the ranking of a source's sentences on all judged claims. */
if (hasClaimSources()) {
	const weights = trainSupport(readJudgedClaims()).map((value) => Number(value.toPrecision(4)));
	const file = resolve('src/sources/support/weights.json');
	writeFileSync(file, `${JSON.stringify(weights, undefined, 2)}\n`);
	process.stdout.write(`Trained: ${file}\n`);
} else {
	process.stdout.write('Skipped: the judged claims are not here.\n');
}
