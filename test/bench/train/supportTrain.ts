import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hasClaimSources, readJudgedClaims } from '../quality/claimSources';
import { trainSupport } from './support';

/** `tsx test/bench/train/supportTrain.ts`: fits the shipped weights of claim–source support on all judged claims. */
if (hasClaimSources()) {
	const { rank, cover, bias } = trainSupport(readJudgedClaims());
	const short = (value: number) => Number(value.toPrecision(4));
	const file = resolve('src/sources/support/weights.json');
	const weights = { rank: rank.map(short), cover: cover.map(short), bias: short(bias) };
	writeFileSync(file, `${JSON.stringify(weights, undefined, 2)}\n`);
	process.stdout.write(`Trained: ${file}\n`);
} else {
	process.stdout.write('Skipped: the judged claims are not here.\n');
}
