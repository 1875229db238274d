import { message } from '../messages/message';
import type { Words } from '../messages/model';
import type { CheckItemView } from '../view/checkItem';
import type { ChecklistsView } from '../view/checklists';
import { html, type Markup } from './markup';
import { notesOf, questionOf } from './textScore';

/** JADE's checklists with their verdicts and gates, and the facts that carry most. `id` is the report's on the page. */
export function checklistHtml(view: ChecklistsView, id: string, words: Words): Markup | undefined {
	const { lists, judgedBy, loadBearing } = view;
	if (lists.length === 0) return undefined;
	const anchors = itemAnchors(view, id);
	const said = (name: 'item' | 'weight' | 'verdict' | 'basis' | 'why') => words.say(message(`outputs.${name}`));
	const carrying = loadBearing.map(({ fact, carries }) => html`<li>${fact.text} – ${carries}</li>`);
	return html`<h3>${words.say(message('outputs.checklists'))}</h3>
<p>${judgedBy}</p>
${lists.map(
	({
		title,
		madeBy,
		items,
	}) => html`<details class="${items.every(({ undecided }) => undecided) ? 'bare' : ''}"><summary>${words.say(message('outputs.checklist', { title, madeBy }))} <small>${items.length}</small></summary>
<div class="scroll"><table class="rows"><thead><tr><th scope="col" class="name">${said('item')}</th><th scope="col" class="number">${said('weight')}</th><th scope="col">${said('verdict')}</th><th scope="col">${said('basis')}</th><th scope="col" class="why">${said('why')}</th></tr></thead>
<tbody>${items.map((item) => rowHtml(item, anchors.get(item.id) ?? '', words))}</tbody></table></div></details>
`,
)}
${carrying.length === 0 ? undefined : html`<h4>${words.say(message('outputs.carrying'))}</h4><ul>${carrying}</ul>`}`;
}

/** Where each item of the checklists stands on the page, by its id. */
export function itemAnchors({ lists }: ChecklistsView, id: string): Map<string, string> {
	return new Map(lists.flatMap(({ items }) => items).map((item, index) => [item.id, `${id}-item${index}`]));
}

function rowHtml(item: CheckItemView, anchor: string, words: Words): Markup {
	const { place, weight, verdict, basisName } = item;
	const where =
		place && html` <small class="place">${words.say(message('labels.place', { line: place.line }))}</small>`;
	const decided = basisName === '' ? undefined : html`<span class="basis">${basisName}</span>`;
	return html`<tr id="${anchor}"><th scope="row" class="name">${questionOf(item, words)}${where}</th><td class="number weight" data-label="${words.say(message('outputs.weight'))}">${weight}</td><td class="verdict">${verdict}</td><td>${decided}</td><td class="why">${notesOf(item).map((note) => html`<div>${note}</div>`)}</td></tr>
`;
}
