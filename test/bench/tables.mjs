/** The tables of a run, one function each; all are Markdown, for the terminal as for the page. */

const numbers = new Intl.NumberFormat('en');
const ms = (value) => (value < 10 ? value.toFixed(1) : numbers.format(Math.round(value)));
const mb = (bytes) => (bytes / 1e6).toFixed(0);

function table(header, rows) {
	return [header, header.map((_, at) => (at === 0 ? '---' : '---:')), ...rows]
		.map((cells) => `| ${cells.join(' | ')} |`)
		.join('\n');
}

export function toolsTable(measured) {
	const rows = Object.entries(measured).flatMap(([words, runs]) =>
		Object.entries(runs).map(([tool, run]) => [
			`${numbers.format(words)} words, ${tool}`,
			(run.milliseconds / runs.markdownlint.milliseconds).toFixed(2),
			(run.first / runs.markdownlint.first).toFixed(2),
			(run.milliseconds / runs['markdown-it'].milliseconds).toFixed(1),
			ms(run.milliseconds),
			ms(run.first),
			mb(run.peakBytes),
			numbers.format(run.results),
		]),
	);
	const header = ['', 'warm ÷ markdownlint', 'first ÷ its first', 'warm ÷ markdown-it', 'warm, ms', 'first, ms'];
	return table([...header, 'peak MB', 'results'], rows);
}

export function realTable(real) {
	const rows = real.map(({ name, reports, warm, warmRatio, firstRatio, editRatio, beforeRatio }) => [
		`${reports} × ${name}`,
		...[warmRatio, firstRatio, editRatio].map((ratio) => ratio.toFixed(2)),
		...(beforeRatio === undefined ? [] : [beforeRatio.toFixed(2)]),
		ms(warm),
	]);
	const besides = real[0].beforeRatio === undefined ? [] : ['warm ÷ the other checkout'];
	return table(['', 'warm ÷ markdownlint', 'first ÷ its first', 'edit ÷ full', ...besides, 'warm, ms'], rows);
}

/** How an analysis of real reports is shared out between its stages. */
export function stagesTable(real) {
	const rows = real.map(({ name, reports, stages }) => {
		const times = Object.values(stages);
		const all = times.reduce((sum, time) => sum + time, 0);
		return [`${reports} × ${name}`, ...times.map((time) => `${Math.round((100 * time) / all)} %`)];
	});
	return table(['', ...Object.keys(real[0].stages)], rows);
}

export function editsTable(edits) {
	const rows = Object.entries(edits).map(([words, { ratio, full, kept }]) => [
		`${numbers.format(words)} words`,
		ratio.toFixed(2),
		ms(full),
		numbers.format(kept.texts),
		mb(kept.characters),
	]);
	return table(['', 'edit ÷ full', 'full, ms', 'texts kept', 'their characters, millions'], rows);
}

export function threadsTable(threads) {
	const rows = threads.map(({ name, first, early, edit }) => [name, ms(first), ms(early), ms(edit)]);
	return table(['', 'first, ms', 'early edits, ms', 'later edits, ms'], rows);
}

export function pairsTable(rows) {
	return table(
		['paragraphs', 'pairs', 'ms', 'alike', 'by brute force', 'of these found'],
		rows.map((row) => [
			...[row.paragraphs, row.pairs].map((count) => numbers.format(count)),
			ms(row.milliseconds),
			...[row.found, row.byBruteForce, row.met].map((count) => count ?? ''),
		]),
	);
}

export function coldStartTable(times) {
	return table(
		['process', 'ms'],
		Object.entries(times).map(([name, milliseconds]) => [name, ms(milliseconds)]),
	);
}

export function bundlesTable(bundles) {
	const rows = bundles.map(({ name, bytes }) => [name, (bytes / 1000).toFixed(0)]);
	return table(['file', 'kB'], rows);
}

export function limitsTable(limits) {
	return table(
		['bar', 'measured', ''],
		limits.map(({ limit, ratio, passed }) => [limit, ratio.toFixed(2), passed ? 'met' : '**missed**']),
	);
}
