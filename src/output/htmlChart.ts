import { message } from '../messages/message';
import type { Words } from '../messages/model';
import type { FrameworkView, RadarView, ScoreRowView } from '../view/frameworks';
import { html, type Markup } from './markup';

const rowHeight = 30;
const labelWidth = 210;
const trackWidth = 420;
const width = labelWidth + trackWidth + 110;

/** The ten dimensions as bars; ticks and diamonds stand where the paper's systems and its experts stand. */
export function dimensionChart({ rows, radar }: FrameworkView, words: Words): Markup {
	const references = radar?.references ?? [];
	return html`<figure>
<svg class="chart" viewBox="0 0 ${width} ${rows.length * rowHeight}" role="img" aria-label="${words.say(message('outputs.chart'))}">
${rows.map((row, index) => bar(row, references, index))}
</svg>
<figcaption>${words.say(message('outputs.chartAbout'))}</figcaption>
</figure>`;
}

/** The paper's figures to compare with. */
export function referenceTable({ headline, rows, radar }: FrameworkView, words: Words): Markup {
	const said = (name: 'compare' | 'report' | 'thisReport') => words.say(message(`outputs.${name}`));
	return html`<details class="reference"><summary>${said('compare')}</summary>
<div class="scroll"><table>
<thead><tr><th scope="col">${said('report')}</th><th scope="col">${words.say(message('columns.final'))}</th>${rows.map(
		({ label }) => html`<th scope="col">${label}</th>`,
	)}</tr></thead>
<tbody><tr class="own"><th scope="row">${said('thisReport')}</th><td>${headline.value}</td>${rows.map(({ value }) => html`<td>${value}</td>`)}</tr>
${radar?.references.map(referenceRow)}</tbody>
</table></div></details>`;
}

function referenceRow({ name, table, final, values }: RadarView['references'][number]): Markup {
	const cells = values.map((value) => html`<td>${value.toFixed(2)}</td>`);
	return html`<tr><th scope="row">${name} <small>${table}</small></th><td>${final.toFixed(2)}</td>${cells}</tr>
`;
}

function bar(row: ScoreRowView, references: RadarView['references'], index: number): Markup {
	const { label, value, share, basis, basisName } = row;
	const middle = index * rowHeight + rowHeight / 2;
	const filled = share === null ? 0 : (share * trackWidth).toFixed(1);
	return html`<g><title>${label}: ${value}, ${basisName}</title>
<text x="${labelWidth - 12}" y="${middle + 4}" text-anchor="end">${label}</text>
<rect class="track${share === null ? ' unscored' : ''}" x="${labelWidth}" y="${middle - 6}" width="${trackWidth}" height="12" rx="2"/>
<rect class="bar ${basis}" x="${labelWidth}" y="${middle - 6}" width="${filled}" height="12" rx="2"/>
${references.map((reference) => mark(reference, index, middle))}
<text class="value" x="${labelWidth + trackWidth + 12}" y="${middle + 4}">${value} ${basisName}</text></g>
`;
}

function mark({ name, expert, values }: RadarView['references'][number], index: number, middle: number): Markup {
	const value = values[index] ?? 0;
	const x = labelWidth + (value / 100) * trackWidth;
	const path = expert ? `M${x.toFixed(1)} ${middle - 7}l5 7-5 7-5-7z` : `M${x.toFixed(1)} ${middle - 9}v18`;
	return html`<path class="${expert ? 'expert' : 'tick'}" d="${path}"><title>${name}: ${value.toFixed(2)}</title></path>`;
}
