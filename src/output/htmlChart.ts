import { type FinResearchScore, finResearchDimensions } from '../scorecard/finResearch';
import { html, type Markup } from './markup';
import { type ReferenceRow, referenceRows } from './referenceRows';
import { finResearchLabels, formatScore } from './scoreRows';

const rowHeight = 30;
const labelWidth = 210;
const trackWidth = 420;
const width = labelWidth + trackWidth + 110;

/** The ten dimensions as bars; ticks and diamonds stand where the paper's systems and its experts stand. */
export function dimensionChart(score: FinResearchScore): Markup {
	const height = finResearchDimensions.length * rowHeight;
	return html`<figure>
<svg class="chart" viewBox="0 0 ${width} ${height}" role="img" aria-label="The ten dimensions of FinResearchBench, 0 to 100">
${finResearchDimensions.map((key, index) => bar(score, key, index * rowHeight))}
</svg>
<figcaption>Bars: this report. ◆ reports by experts, | the eight systems, as printed in the FinResearchBench paper
(arXiv 2507.16248, tables 1 and 2), scored there on the paper's own trees and by its own model. A dashed track has no score.</figcaption>
</figure>`;
}

/** The paper's figures to compare with. */
export function referenceTable(score: FinResearchScore): Markup {
	const own = finResearchDimensions.map((key) => html`<td>${formatScore(score.dimensions[key])}</td>`);
	return html`<details class="reference"><summary>Compare with the paper's systems</summary>
<div class="scroll"><table>
<thead><tr><th scope="col">Report</th><th scope="col">Final</th>${finResearchDimensions.map(
		(key) => html`<th scope="col">${finResearchLabels[key]}</th>`,
	)}</tr></thead>
<tbody><tr class="own"><th scope="row">This report</th><td>${formatScore({ value: score.final, range: [0, 100] })}${finalNote(score)}</td>${own}</tr>
${referenceRows.map(referenceRow)}</tbody>
</table></div></details>`;
}

/** A mean that contains an estimate is one. */
function finalNote({ final, dimensions }: FinResearchScore): string {
	const estimated = finResearchDimensions.some((key) => dimensions[key].basis === 'estimate');
	return final !== null && estimated ? ' estimate' : '';
}

function referenceRow({ name, table, final, dimensions }: ReferenceRow): Markup {
	const cells = finResearchDimensions.map((key) => html`<td>${dimensions[key].toFixed(2)}</td>`);
	return html`<tr><th scope="row">${name} <small>table ${table}</small></th><td>${final.toFixed(2)}</td>${cells}</tr>
`;
}

function bar({ dimensions }: FinResearchScore, key: (typeof finResearchDimensions)[number], top: number): Markup {
	const { value, range, basis } = dimensions[key];
	const label = finResearchLabels[key];
	const middle = top + rowHeight / 2;
	const filled = value === null ? 0 : (along(value, range) * trackWidth).toFixed(1);
	return html`<g><title>${label}: ${formatScore({ value, range })}, ${basis}</title>
<text x="${labelWidth - 12}" y="${middle + 4}" text-anchor="end">${label}</text>
<rect class="track${value === null ? ' unscored' : ''}" x="${labelWidth}" y="${middle - 6}" width="${trackWidth}" height="12" rx="2"/>
<rect class="bar ${basis}" x="${labelWidth}" y="${middle - 6}" width="${filled}" height="12" rx="2"/>
${referenceRows.map((row) => mark(row, row.dimensions[key], middle))}
<text class="value" x="${labelWidth + trackWidth + 12}" y="${middle + 4}">${formatScore({ value, range })} ${basis}</text></g>
`;
}

function mark({ name, table }: ReferenceRow, value: number, middle: number): Markup {
	const x = labelWidth + (value / 100) * trackWidth;
	const [kind, path] =
		table === 2
			? ['expert', `M${x.toFixed(1)} ${middle - 7}l5 7-5 7-5-7z`]
			: ['tick', `M${x.toFixed(1)} ${middle - 9}v18`];
	return html`<path class="${kind}" d="${path}"><title>${name}: ${value.toFixed(2)}</title></path>`;
}

/** Where a value stands on its range, 0–1. */
function along(value: number, [low, high]: readonly [number, number]): number {
	return Math.min(1, Math.max(0, (value - low) / (high - low)));
}
