import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hasCorpora } from './corpora';
import { collectFigures, type Figure } from './figures';

/**
 * `npm run bench:quality`: one table of what the offline engine achieves, beside the trivial baseline and the targets.
 * Deterministic. Fails when a figure falls below its floor in floors.json; `--raise` lifts the floors to what is reached.
 */
const floorsFile = resolve('test/bench/quality/floors.json');

function main(): number {
	if (!hasCorpora()) {
		process.stdout.write('Skipped: the data to measure with is not here.\n');
		return 0;
	}
	const floors = existsSync(floorsFile) ? (JSON.parse(readFileSync(floorsFile, 'utf8')) as Record<string, number>) : {};
	const figures = collectFigures();
	const width = Math.max(...figures.map(({ name }) => name.length));
	print(['measure'.padEnd(width), 'baseline', '   ours', '  floor', '    aim', '  agree'].join('  '));
	let fallen = 0;
	for (const figure of figures) {
		const floor = floors[figure.name];
		const falls = floor !== undefined && figure.value < floor - 0.0005;
		if (falls) fallen++;
		print([figure.name.padEnd(width), ...[figure.baseline, figure.value, floor, figure.aim, figure.agreement].map(cell)].join('  ') + (falls ? '  BELOW ITS FLOOR' : ''));
	}
	print('\nGold: annotated by a strong language model under a written guide, not by people. Learned parts: leave one report (text, row) out.');
	if (process.argv.includes('--raise')) raise(floors, figures);
	return fallen === 0 ? 0 : 1;
}

function raise(floors: Readonly<Record<string, number>>, figures: readonly Figure[]): void {
	const raised = Object.fromEntries(figures.map(({ name, value }) => [name, Math.max(floors[name] ?? 0, Math.floor(value * 1000) / 1000)]));
	writeFileSync(floorsFile, `${JSON.stringify(raised, null, 2)}\n`);
}

function cell(value: number | undefined): string {
	return (value === undefined ? '–' : value.toFixed(3)).padStart(8);
}

function print(line: string): void {
	process.stdout.write(`${line}\n`);
}

process.exitCode = main();
