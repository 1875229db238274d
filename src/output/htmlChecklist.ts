import type { JadeScore } from '../scoring/jade/model';
import { checklistGroups, loadBearingLines } from './checklistRows';
import { html, type Markup } from './markup';

/** JADE's checklists with their verdicts and gates, and the facts that carry most. */
export function checklistHtml(source: string, jade: JadeScore): Markup | undefined {
	const groups = checklistGroups(source, jade);
	if (groups.length === 0) return undefined;
	const carrying = loadBearingLines(jade);
	return html`<h3>JADE: checklists</h3>
${groups.map(
	({ title, rows }) => html`<h4>${title}</h4>
<table><thead><tr><th scope="col">Item</th><th scope="col">Weight</th><th scope="col">Verdict</th><th scope="col">Basis</th><th scope="col">Why</th></tr></thead>
<tbody>${rows.map(
		({ question, line, weight, verdict, basis, notes }) => html`<tr><th scope="row">${question}${
			line === undefined ? undefined : html` <small class="place">line ${line}</small>`
		}</th><td class="number">${weight}</td><td>${verdict}</td><td><span class="basis">${basis}</span></td><td>${notes.map((note) => html`<div>${note}</div>`)}</td></tr>
`,
	)}</tbody></table>
`,
)}
${carrying.length === 0 ? undefined : html`<h4>Facts that carry most</h4><ul>${carrying.map((line) => html`<li>${line}</li>`)}</ul>`}`;
}
