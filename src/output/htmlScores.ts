import { message } from '../messages/message';
import type { Words } from '../messages/model';
import type { FrameworkView, ReasonView, ScorecardView, ScoreRowView } from '../view/model';
import { dimensionChart, referenceTable } from './htmlChart';
import { checklistHtml } from './htmlChecklist';
import type { LineLinks } from './htmlSources';
import { html, type Markup } from './markup';

/** The scores with their reasons; frameworks that nobody has scored by are folded, and so are the checklists. */
export function scoresHtml(
	{ frameworks, checklists, run }: ScorecardView,
	id: string,
	lines: LineLinks,
	words: Words,
): Markup {
	const scored = frameworks.filter(isScored);
	const unscored = frameworks.filter((framework) => !isScored(framework));
	const charted = scored.find(({ radar }) => radar !== null);
	return html`<h2 id="${id}-scores">${words.say(message('outputs.scoresTitle'))}</h2>
<p class="quiet">${run.line}. ${words.say(message('outputs.basesNamed'))}</p>
${run.notes.map((note) => html`<p class="quiet">${note}</p>`)}
${run.failures.map((note) => html`<p class="caution">${note}</p>`)}
${charted && [dimensionChart(charted, words), referenceTable(charted, words)]}
${scored.map((framework) => frameworkHtml(framework, lines, words))}
${unscored.length > 0 ? unscoredHtml(unscored, lines, words) : undefined}
${checklists && checklistHtml(checklists, id, words)}`;
}

/** At least one of its figures is a score. */
function isScored({ headline, rows }: FrameworkView): boolean {
	return [headline, ...rows].some(({ basis }) => basis !== 'unscored');
}

/** `bare`: it stays folded on paper, too. */
function unscoredHtml(frameworks: readonly FrameworkView[], lines: LineLinks, words: Words): Markup {
	const titles = frameworks.map(({ title }) => title);
	return html`<details class="bare"><summary>${words.say(message('pages.unscored', { frameworks: titles }))}</summary>
${frameworks.map((framework) => frameworkHtml(framework, lines, words))}</details>
`;
}

function frameworkHtml({ title, headline, rows }: FrameworkView, lines: LineLinks, words: Words): Markup {
	const head = (name: 'score' | 'value' | 'basis' | 'why') => words.say(message(`outputs.${name}`));
	return html`<h3>${title}</h3>
<div class="scroll"><table class="rows scores"><thead><tr><th scope="col" class="name">${head('score')}</th><th scope="col" class="number">${head('value')}</th><th scope="col">${head('basis')}</th><th scope="col" class="why">${head('why')}</th></tr></thead>
<tbody>${rowHtml(headline, lines, 'headline')}${rows.map((row) => rowHtml(row, lines))}</tbody></table></div>
`;
}

function rowHtml(
	{ label, value, range, sigma, basisName, reasons }: ScoreRowView,
	lines: LineLinks,
	kind = '',
): Markup {
	const scale = range === '' ? undefined : html` <small>${range}</small>`;
	return html`<tr class="${kind}"><th scope="row" class="name">${label}</th><td class="number">${[value, sigma].filter(Boolean).join(' ')}${scale}</td>
<td><span class="basis">${basisName}</span></td><td class="why">${reasons.map((reason) => reasonHtml(reason, lines))}</td></tr>
`;
}

function reasonHtml({ message: why, place }: ReasonView, lines: LineLinks): Markup {
	return html`<div>${why}${place && html` <small>${lines([place])}</small>`}</div>`;
}
