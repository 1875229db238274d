import type { JadeScore } from '../scorecard/jade';
import { type ChecklistRow, checklistGroups, loadBearingLines } from './checklistRows';
import { html, type Markup } from './markup';
import { skillsLine } from './skillsLine';

/** JADE's checklists with their verdicts and gates, and the facts that carry most. `id` is the report's on the page. */
export function checklistHtml(source: string, jade: JadeScore, id: string): Markup | undefined {
	const groups = checklistGroups(source, jade);
	if (groups.length === 0) return undefined;
	const carrying = loadBearingLines(jade);
	const anchors = itemAnchors(jade, id);
	return html`<h3>JADE: checklists</h3>
<p>${skillsLine(jade)}</p>
${groups.map(
	({ title, rows }) => html`<h4>${title}</h4>
<div class="scroll"><table class="rows"><thead><tr><th scope="col" class="name">Item</th><th scope="col" class="number">Weight</th><th scope="col">Verdict</th><th scope="col">Basis</th><th scope="col" class="why">Why</th></tr></thead>
<tbody>${rows.map((row) => rowHtml(row, anchors.get(row.id) ?? ''))}</tbody></table></div>
`,
)}
${carrying.length === 0 ? undefined : html`<h4>Facts that carry most</h4><ul>${carrying.map((line) => html`<li>${line}</li>`)}</ul>`}`;
}

/** Where each item of the checklists stands on the page, by its id. */
export function itemAnchors({ queryChecklist, reportChecklist }: JadeScore, id: string): Map<string, string> {
	return new Map([...queryChecklist, ...reportChecklist].map((item, index) => [item.id, `${id}-item${index}`]));
}

function rowHtml({ question, line, weight, verdict, basis, notes }: ChecklistRow, anchor: string): Markup {
	const place = line === undefined ? undefined : html` <small class="place">line ${line}</small>`;
	const decided = basis === '' ? undefined : html`<span class="basis">${basis}</span>`;
	return html`<tr id="${anchor}"><th scope="row" class="name">${question}${place}</th><td class="number weight">${weight}</td><td class="verdict">${verdict}</td><td>${decided}</td><td class="why">${notes.map((note) => html`<div>${note}</div>`)}</td></tr>
`;
}
