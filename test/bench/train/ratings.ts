import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hasCorpora } from '../quality/corpora';
import { estimatedDimensions, ratingFigures, readRated } from '../quality/ratings';
import { fitWeights } from '../quality/ratingsFit';

/** Fits the shipped weights of the estimates on all rated reports, and says how well they meet reports left out. */
if (hasCorpora()) {
	const reports = readRated();
	const file = resolve('src/scoring/estimate/weights.json');
	writeFileSync(file, `${JSON.stringify(fitWeights(reports), undefined, 2)}\n`);
	const figures = ratingFigures(reports);
	const rows = estimatedDimensions.map((name) => {
		const { mad, baseline, spearman } = figures[name];
		return `| ${name} | ${mad.toFixed(2)} | ${baseline.toFixed(2)} | ${spearman.toFixed(2)} |`;
	});
	process.stdout.write(
		`${file}\n| dimension | MAD | always the mean | Spearman |\n|---|---|---|---|\n${rows.join('\n')}\n`,
	);
} else {
	process.stdout.write('Skipped: the rated reports are not here.\n');
}
