import { message } from '../messages/message';
import type { Words } from '../messages/model';
import { runLine } from '../view/run';
import type { Bench } from './benchModel';
import { type BenchSection, benchNotes, benchSections, type IntervalBar, type SectionRow } from './benchSections';
import { htmlPage } from './htmlPage';
import { html, type Markup } from './markup';

/** The tables of a batch as one self-contained page: no script, nothing loaded. */
export function renderBenchHtml(bench: Bench, words: Words): string {
	const title = words.say(message('benches.title', { folder: bench.folder }));
	const content = html`<article>
<header><h1>${title}</h1>
<p class="quiet">${words.say(runLine(bench.run))}</p></header>
${benchNotes(bench, words).map((note) => html`<p class="caution">${note}</p>\n`)}
${benchSections(bench, words).map((section) => sectionHtml(section, words))}
</article>`;
	return htmlPage(title, content, words);
}

function sectionHtml({ title, about, head, rows, wordColumns }: BenchSection, words: Words): Markup {
	const hasBars = rows.some(({ bar }) => bar !== undefined);
	const barHead = hasBars
		? html`<th scope="col" class="interval">${words.say(message('benches.interval'))}</th>`
		: undefined;
	const numberClass = (at: number) => (at < wordColumns ? '' : 'number');
	const table = html`<div class="scroll"><table class="bench"><thead><tr>${head.map(
		(cell, at) => html`<th scope="col" class="${numberClass(at)}">${cell}</th>`,
	)}${barHead}</tr></thead>
<tbody>${rows.map((row) => rowHtml(row, wordColumns, hasBars))}</tbody></table></div>
`;
	return html`<section><h2>${title}</h2>
${about.map((line) => html`<p class="quiet">${line}</p>\n`)}${rows.length > 0 ? table : undefined}</section>
`;
}

/** The last column of words names the row. */
function rowHtml({ cells, kind, bar }: SectionRow, wordColumns: number, hasBars: boolean): Markup {
	const cellHtml = (cell: string, at: number) => {
		if (at === wordColumns - 1) return html`<th scope="row">${cell}</th>`;
		return html`<td class="${at < wordColumns ? '' : 'number'}">${cell}</td>`;
	};
	const interval = hasBars ? html`<td class="interval">${bar && barHtml(bar)}</td>` : undefined;
	return html`<tr class="${kind === 'own' ? '' : kind}">${cells.map(cellHtml)}${interval}</tr>
`;
}

/** What it shows stands in figures beside it. */
function barHtml({ low, mean, high }: IntervalBar): Markup {
	const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
	return html`<div class="span" aria-hidden="true"><i style="left:${percent(low)};width:${percent(high - low)}"></i><b style="left:${percent(mean)}"></b></div>`;
}
