import { message } from '../messages/message';
import type { ChecklistsView } from '../view/checklists';
import type { ScorecardView } from '../view/scorecard';
import { dimensionChart, referenceTable } from './htmlChart';
import { html, type Markup } from './markup';
import { adviceSection, judgedSections } from './reportSections';
import { type PageContext, sectionHtml } from './sectionsHtml';

/** The scores with their reasons; of frameworks that no model scored by what was counted; the checklists are folded. */
export function scoresHtml(view: ScorecardView, id: string, page: PageContext): Markup {
	const { words } = page;
	const { frameworks, unscored, advice, run } = view;
	const charted = frameworks.find(({ radar }) => radar !== null);
	return html`<h2 id="${id}-scores">${words.say(message('outputs.scoresTitle'))}</h2>
<p class="quiet">${run.line}. ${words.say(message('outputs.basesNamed'))}</p>
${run.notes.map((note) => html`<p class="quiet">${note}</p>`)}
${run.failures.map((note) => html`<p class="caution">${note}</p>`)}
${advice && sectionHtml(adviceSection(advice), page, 3)}
${charted && [dimensionChart(charted, words), referenceTable(charted, words)]}
${unscored && html`<p>${unscored.about}</p>`}
${judgedSections(view, words).map((section) => sectionHtml(section, page, 3))}`;
}

/** Where each item of the checklists stands on the page, by its id. */
export function itemAnchors(checklists: ChecklistsView | null | undefined, id: string): Map<string, string> {
	const items = checklists?.lists.flatMap((list) => list.items) ?? [];
	return new Map(items.map((item, index) => [item.id, `${id}-item${index}`]));
}
