import { message } from '../messages/message';
import type { Words } from '../messages/model';
import type { PlaceView } from '../view/context';
import { html, Markup } from './markup';
import type { IntervalBar, Item, Row, Section, Table } from './sections';

/** Line numbers that lead to their places on the page. */
export type LineLinks = (places: readonly PlaceView[]) => Markup | undefined;

/** What a section needs of the page that it stands on. */
export interface PageContext {
	readonly words: Words;
	readonly lines: LineLinks;
	/** Where a row stands on the page, by its id. */
	readonly anchors?: ReadonlyMap<string, string>;
}

/** A section with its own heading, of a level from 2 to 4; lists of which nothing need be seen at once are folded. */
export function sectionHtml(section: Section, page: PageContext, level: 2 | 3 | 4, id?: string): Markup {
	const { title, about = [], sections = [] } = section;
	const below = level === 2 ? 3 : 4;
	const name = new Markup(`h${level}`);
	return html`<${name}${id === undefined ? id : html` id="${id}"`}>${title}</${name}>
${about.map((line) => html`<p class="quiet">${line}</p>\n`)}${contentHtml(section, page)}${sections.map((one) => (one.table ? foldedHtml(one, page) : sectionHtml(one, page, below)))}`;
}

export function foldedHtml(section: Section, page: PageContext): Markup {
	const { title, items = [], table, undecided } = section;
	return html`<details class="${undecided ? 'bare' : ''}"><summary>${title} <small>${items.length + (table?.rows.length ?? 0)}</small></summary>
${contentHtml(section, page)}</details>
`;
}

function contentHtml({ items = [], table }: Section, page: PageContext): (Markup | undefined)[] {
	return [
		items.length > 0 ? html`<ul class="told">${items.map((item) => itemHtml(item, page))}</ul>\n` : undefined,
		table && table.rows.length > 0 ? tableHtml(table, page) : undefined,
	];
}

function itemHtml({ text, places = [], aside = [], quote, notes = [] }: Item, { lines }: PageContext): Markup {
	return html`<li>${text} <small>${lines(places)} ${aside.join(' · ')}</small>${quote && html`<blockquote>${quote}</blockquote>`}${notes.map((note) => html`<div class="quiet">${note}</div>`)}</li>
`;
}

/** The column that names the rows holds their heads. */
export function tableHtml({ columns, rows }: Table, page: PageContext): Markup {
	const { words } = page;
	const explained = rows.some(({ notes }) => notes);
	const hasBars = rows.some(({ bar }) => bar);
	const heads = columns.map(
		({ title, figures, name }) => html`<th scope="col" class="${classOf(figures, name)}">${title}</th>`,
	);
	const barHead = html`<th scope="col" class="interval">${words.say(message('benches.interval'))}</th>`;
	const whyHead = html`<th scope="col" class="why">${words.say(message('outputs.why'))}</th>`;
	return html`<div class="scroll"><table class="rows"><thead><tr>${heads}${hasBars ? barHead : undefined}${explained ? whyHead : undefined}</tr></thead>
<tbody>${rows.map((row) => rowHtml(row, { columns, explained, hasBars }, page))}</tbody></table></div>
`;
}

function rowHtml(
	{ cells, notes = [], kind, id = '', bar, places = [] }: Row,
	{ columns, explained, hasBars }: Pick<Table, 'columns'> & { readonly explained: boolean; readonly hasBars: boolean },
	{ lines, anchors }: PageContext,
): Markup {
	const anchor = anchors?.get(id);
	const told = cells.map((cell, at) => {
		const { figures, name, line, title } = columns[at]!;
		if (name) return html`<th scope="row" class="name">${cell}</th>`;
		return html`<td class="${classOf(figures)}" data-label="${title}">${line ? lines(places) : cell}</td>`;
	});
	const why = notes.map(({ message: said, place }) => {
		return html`<div>${said}${place && html` <small>${lines([place])}</small>`}</div>`;
	});
	return html`<tr class="${kind ?? ''}"${anchor ? html` id="${anchor}"` : undefined}>${told}${hasBars ? html`<td class="interval">${bar && barHtml(bar)}</td>` : undefined}${explained ? html`<td class="why">${why}</td>` : undefined}</tr>
`;
}

function classOf(figures = false, name = false): string {
	if (name) return 'name';
	return figures ? 'number' : '';
}

/** What it shows stands in figures beside it. */
function barHtml({ low, mean, high }: IntervalBar): Markup {
	const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
	return html`<div class="span" aria-hidden="true"><i style="left:${percent(low)};width:${percent(high - low)}"></i><b style="left:${percent(mean)}"></b></div>`;
}
