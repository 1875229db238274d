import { resolve } from 'node:path';
import { isBelow, owedLines, raiseFloors, readFloors } from '../floors';
import { hasCorpora } from './corpora';
import { type Figure, figureTopics } from './figures';

/**
 * `npm run bench:quality [-- topic …]`: one table of what the offline engine achieves, beside the trivial baseline and the
 * targets; all topics where none is named. Deterministic. Fails when a figure falls below its floor in floors.json;
 * `--raise` lifts the floors to what is reached.
 */
const folder = resolve('test/bench/quality');

async function main(): Promise<number> {
	if (!hasCorpora()) {
		process.stdout.write('Skipped: the data to measure with is not here.\n');
		return 0;
	}
	const floors = readFloors(folder);
	print(
		[
			cell('measure', nameWidth, true),
			...['baseline', 'ours', 'floor', 'aim', 'agree'].map((title) => cell(title)),
		].join('  '),
	);
	const figures: Figure[] = [];
	for (const group of chosenGroups()) {
		for (const figure of await group()) {
			figures.push(figure);
			print(rowOf(figure, floors[figure.name]));
		}
	}
	print('\nGold: annotated by a strong language model under a written guide, not by people.');
	print('What is learned is measured on reports that it was not trained on.');
	const reached = Object.fromEntries(
		figures.flatMap(({ name, value, lessIsBetter }) => (lessIsBetter ? [] : [[name, value]])),
	);
	for (const line of owedLines(folder, reached)) print(line);
	if (process.argv.includes('--raise')) raiseFloors(folder, reached);
	return figures.some(({ name, value }) => isBelow(value, floors[name])) ? 1 : 0;
}

const nameWidth = 56;

function chosenGroups() {
	const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
	const unknown = named.filter((name) => !Object.hasOwn(figureTopics, name));
	if (unknown.length > 0) throw new Error(`No such topic: ${unknown}. Topics: ${Object.keys(figureTopics)}.`);
	return Object.entries(figureTopics).flatMap(([name, groups]) =>
		named.length === 0 || named.includes(name) ? groups : [],
	);
}

function rowOf(figure: Figure, floor: number | undefined): string {
	const values = [figure.baseline, figure.value, floor, figure.aim, figure.agreement].map((value) =>
		cell(value?.toFixed(3) ?? '–'),
	);
	return (
		[cell(figure.name, nameWidth, true), ...values].join('  ') +
		(isBelow(figure.value, floor) ? '  BELOW ITS FLOOR' : '')
	);
}

function cell(text: string, width = 8, left = false): string {
	return left ? text.padEnd(width) : text.padStart(width);
}

function print(line: string): void {
	process.stdout.write(`${line}\n`);
}

main().then((code) => {
	process.exitCode = code;
});
