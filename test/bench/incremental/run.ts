import { costOfEdit } from '../../unit/incremental/costOfEdit';
import { firstDifference } from '../../unit/incremental/sameAsFresh';
import { synthesizeReport } from '../synthesize.mjs';

/**
 * What the analysis of an edited report costs beside a full one, by size; with `-- 5000 1` also so many random edit
 * sequences, from a seed on, each step held against a fresh analysis.
 */
const [sequences = 0, first = 1] = process.argv.slice(2).map(Number);
const sizes = [1_000, 10_000, 50_000];

for (const words of sizes) {
	const { ratio, kept } = costOfEdit(synthesizeReport(words, 20260119));
	const size = `${kept.texts} texts of ${kept.characters} characters are kept`;
	process.stdout.write(`${words} words: an edit costs ${ratio.toFixed(2)} of a full analysis; ${size}\n`);
}

let different = 0;
for (let seed = first; seed < first + sequences; seed++) {
	const difference = firstDifference(seed);
	if (!difference) continue;
	different++;
	process.stdout.write(`seed ${seed}, step ${difference.step}: ${JSON.stringify(difference.text)}\n`);
}
if (sequences > 0) process.stdout.write(`${sequences} edit sequences from seed ${first}: ${different} different\n`);
process.exitCode = different === 0 ? 0 : 1;
