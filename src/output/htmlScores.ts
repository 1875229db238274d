import { message } from '../messages/message';
import type { Words } from '../messages/model';
import type { FrameworkView, ReasonView, ScorecardView, ScoreRowView } from '../view/model';
import { dimensionChart, referenceTable } from './htmlChart';
import { checklistHtml } from './htmlChecklist';
import { html, type Markup } from './markup';

/** The scores with their reasons; frameworks that nobody has scored by are folded, and so are the checklists. */
export function scoresHtml({ frameworks, checklists, run }: ScorecardView, id: string, words: Words): Markup {
	const notes = [...run.failures, ...(run.stability ? [run.stability] : [])];
	const scored = frameworks.filter(isScored);
	const unscored = frameworks.filter((framework) => !isScored(framework));
	const charted = scored.find(({ radar }) => radar !== null);
	return html`<h2 id="${id}-scores">${words.say(message('outputs.scoresTitle'))}</h2>
<p class="quiet">${run.line}. ${words.say(message('outputs.basesNamed'))}</p>
${notes.map((note) => html`<p class="caution">${note}</p>`)}
${charted && [dimensionChart(charted, words), referenceTable(charted, words)]}
${scored.map((framework) => frameworkHtml(framework, words))}
${unscored.length > 0 ? unscoredHtml(unscored, words) : undefined}
${checklists && checklistHtml(checklists, id, words)}`;
}

/** At least one of its figures is a score. */
export function isScored({ headline, rows }: FrameworkView): boolean {
	return [headline, ...rows].some(({ basis }) => basis !== 'unscored');
}

/** `bare`: it stays folded on paper, too. */
function unscoredHtml(frameworks: readonly FrameworkView[], words: Words): Markup {
	const titles = frameworks.map(({ title }) => title);
	return html`<details class="bare"><summary>${words.say(message('pages.unscored', { frameworks: titles }))}</summary>
${frameworks.map((framework) => frameworkHtml(framework, words))}</details>
`;
}

function frameworkHtml({ title, headline, rows }: FrameworkView, words: Words): Markup {
	const head = (name: 'score' | 'value' | 'basis' | 'why') => words.say(message(`outputs.${name}`));
	return html`<h3>${title}</h3>
<div class="scroll"><table class="rows scores"><thead><tr><th scope="col" class="name">${head('score')}</th><th scope="col" class="number">${head('value')}</th><th scope="col">${head('basis')}</th><th scope="col" class="why">${head('why')}</th></tr></thead>
<tbody>${rowHtml(headline, words, 'headline')}${rows.map((row) => rowHtml(row, words))}</tbody></table></div>
`;
}

function rowHtml({ label, value, range, sigma, basisName, reasons }: ScoreRowView, words: Words, kind = ''): Markup {
	const scale = range === '' ? undefined : html` <small>${range}</small>`;
	return html`<tr class="${kind}"><th scope="row" class="name">${label}</th><td class="number">${[value, sigma].filter(Boolean).join(' ')}${scale}</td>
<td><span class="basis">${basisName}</span></td><td class="why">${reasons.map((reason) => reasonHtml(reason, words))}</td></tr>
`;
}

function reasonHtml({ message: why, place }: ReasonView, words: Words): Markup {
	const where =
		place && html` <small class="place">${words.say(message('labels.place', { line: place.line }))}</small>`;
	return html`<div>${why}${where}</div>`;
}
