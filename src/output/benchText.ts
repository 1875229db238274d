import type { Words } from '../messages/model';
import { runLine } from '../view/run';
import type { Bench } from './benchModel';
import { benchNotes, benchSections } from './benchSections';
import { alignedTable, textStyle } from './terminal';

/** The tables of a batch for a terminal. */
export function renderBenchText(bench: Bench, words: Words, colour: boolean): string {
	const style = textStyle(colour);
	const tables = benchSections(bench, words).flatMap(({ title, about, head, rows, wordColumns }) => {
		const cells = rows.map((row) => row.cells);
		const [first = '', ...lines] = cells.length > 0 ? alignedTable([head, ...cells], wordColumns) : [];
		return [
			style.bold(title),
			...about.map(style.dim),
			...(first === '' ? [] : [style.dim(first)]),
			...lines.map((line, at) => (rows[at]!.kind === 'own' ? line : style.dim(line))),
			'',
		];
	});
	return `${[...tables, ...benchNotes(bench, words), words.say(runLine(bench.run))].join('\n')}\n`;
}
