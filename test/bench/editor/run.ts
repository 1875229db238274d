import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type EditorFigures, editorFigures } from './figures';
import { hasMarks } from './marks';

/**
 * `npm run bench:editor`: what an editor thinks of the findings, on reports left out of the training. Fails when a figure
 * falls below its floor in floors.json; `--raise` lifts the floors to what is reached.
 */
const floorsFile = resolve('test/bench/editor/floors.json');

function main(): number {
	if (!hasMarks()) {
		process.stdout.write('Skipped: the editor’s marks are not here.\n');
		return 0;
	}
	const floors = JSON.parse(readFileSync(floorsFile, 'utf8')) as Record<string, number>;
	const groups = editorFigures();
	process.stdout.write(groups.map(tableOf).join('\n'));
	process.stdout.write('\nThe editor is a strong language model reading under a written guide, not a person.\n');
	const reached = Object.fromEntries(
		groups.flatMap(({ title, floored }) => floored.map(([name, value]) => [`${title}: ${name}`, value])),
	);
	if (process.argv.includes('--raise')) {
		const raised = Object.entries(reached).map(([name, value]) => [
			name,
			Math.max(floors[name] ?? 0, Math.floor(value * 1000) / 1000),
		]);
		writeFileSync(floorsFile, `${JSON.stringify(Object.fromEntries(raised), null, 2)}\n`);
	}
	const below = Object.entries(floors).filter(([name, floor]) => (reached[name] ?? 0) < floor - 0.0005);
	for (const [name, floor] of below)
		process.stdout.write(`BELOW ITS FLOOR: ${name} ${reached[name]?.toFixed(3)} (${floor})\n`);
	return below.length > 0 ? 1 : 0;
}

function tableOf({ title, reports, words, findings, marks, floored }: EditorFigures): string {
	const head = `${title}: ${reports} reports, ${words} words`;
	const rows = findings.map(
		({ name, count, strict, half, floor, unjudged }) =>
			`  ${name.padEnd(24)}${String(count).padStart(6)}${((1000 * count) / words).toFixed(2).padStart(8)}${[strict, half, floor].map(figure).join('')}${String(unjudged).padStart(8)}`,
	);
	const met = marks.map(
		({ name, count, any, shown, named }) =>
			`  ${name.padEnd(24)}${String(count).padStart(6)}${[any, shown, named].map(figure).join('')}`,
	);
	return [
		head,
		`  ${'findings'.padEnd(24)}${['n', 'a 1,000', 'strict', 'half', 'floor', 'unjudged'].map((name, at) => name.padStart(at === 0 ? 6 : 8)).join('')}`,
		...rows,
		`  ${'marks'.padEnd(24)}${['n', 'met', 'shown', 'named'].map((name, at) => name.padStart(at === 0 ? 6 : 8)).join('')}`,
		...met,
		`  ${floored.map(([name, value]) => `${name} ${value.toFixed(3)}`).join(' · ')}`,
		'',
	].join('\n');
}

function figure(value: number | undefined): string {
	return (value === undefined ? '–' : value.toFixed(2)).padStart(8);
}

process.exitCode = main();
