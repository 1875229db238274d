import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hasCorpora } from './corpora';
import { type Figure, figureTopics } from './figures';

/**
 * `npm run bench:quality [-- topic …]`: one table of what the offline engine achieves, beside the trivial baseline and the
 * targets; all topics where none is named. Deterministic. Fails when a figure falls below its floor in floors.json;
 * `--raise` lifts the floors to what is reached.
 */
const floorsFile = resolve('test/bench/quality/floors.json');

/** What figures reached before something else was bought with them: told at every run until it is reached again. */
const owedFile = resolve('test/bench/quality/owed.json');

async function main(): Promise<number> {
	if (!hasCorpora()) {
		process.stdout.write('Skipped: the data to measure with is not here.\n');
		return 0;
	}
	const floors = existsSync(floorsFile) ? (JSON.parse(readFileSync(floorsFile, 'utf8')) as Record<string, number>) : {};
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
	tellOwed(figures);
	if (process.argv.includes('--raise')) raise(floors, figures);
	return figures.some((figure) => isBelow(figure, floors[figure.name])) ? 1 : 0;
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
		[cell(figure.name, nameWidth, true), ...values].join('  ') + (isBelow(figure, floor) ? '  BELOW ITS FLOOR' : '')
	);
}

function isBelow({ value }: Pick<Figure, 'value'>, floor: number | undefined): boolean {
	return floor !== undefined && value < floor - 0.0005;
}

function tellOwed(figures: readonly Figure[]): void {
	const owed = new Map(Object.entries(JSON.parse(readFileSync(owedFile, 'utf8')) as Record<string, number>));
	for (const { name, value } of figures) {
		const before = owed.get(name);
		if (before !== undefined && isBelow({ value }, before))
			print(`OWED: ${name} was ${before}, is ${value.toFixed(3)}`);
	}
}

function raise(floors: Readonly<Record<string, number>>, figures: readonly Figure[]): void {
	const raised = Object.fromEntries(
		figures
			.filter(({ lessIsBetter }) => !lessIsBetter)
			.map(({ name, value }) => [name, Math.max(floors[name] ?? 0, Math.floor(value * 1000) / 1000)]),
	);
	writeFileSync(floorsFile, `${JSON.stringify({ ...floors, ...raised }, null, 2)}\n`);
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
