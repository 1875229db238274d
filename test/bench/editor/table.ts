import type { EditorFigures } from './figures';

/** The figures of some reports as a table for a terminal. */
export function tableOf({ title, reports, words, findings, marks, floored }: EditorFigures): string {
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
