import { message } from '../messages/message';
import type { Words } from '../messages/model';
import type { AdviceStepView, AdviceView } from '../view/advice';
import type { FrameworkView, ReasonView, ScoreRowView, UnscoredView } from '../view/frameworks';
import { shownFigures } from '../view/frameworks';
import type { ScorecardView } from '../view/scorecard';
import { dimensionChart, referenceTable } from './htmlChart';
import { checklistHtml } from './htmlChecklist';
import type { LineLinks } from './htmlSources';
import { html, type Markup } from './markup';
import { adviceNotes } from './textScore';

/** The scores with their reasons; of frameworks that no model scored by what was counted; the checklists are folded. */
export function scoresHtml(
	{ frameworks, unscored, checklists, advice, run }: ScorecardView,
	id: string,
	lines: LineLinks,
	words: Words,
): Markup {
	const charted = frameworks.find(({ radar }) => radar !== null);
	return html`<h2 id="${id}-scores">${words.say(message('outputs.scoresTitle'))}</h2>
<p class="quiet">${run.line}. ${words.say(message('outputs.basesNamed'))}</p>
${run.notes.map((note) => html`<p class="quiet">${note}</p>`)}
${run.failures.map((note) => html`<p class="caution">${note}</p>`)}
${advice && adviceHtml(advice, lines)}
${charted && [dimensionChart(charted, words), referenceTable(charted, words)]}
${unscored && unscoredHtml(unscored, lines)}
${frameworks.map((framework) => frameworkHtml(framework, lines, words))}
${checklists && checklistHtml(checklists, id, words)}`;
}

function unscoredHtml({ about, title, observed }: UnscoredView, lines: LineLinks): Markup {
	return html`<p>${about}</p>
<h3>${title}</h3>
<ul class="observed">${observed.map((reason) => html`<li>${reasonHtml(reason, lines)}</li>`)}</ul>`;
}

/** What would raise the scores, by section. */
function adviceHtml({ title, about, sections }: AdviceView, lines: LineLinks): Markup {
	const step = (one: AdviceStepView) => html`<li>${one.about} <small>${lines(one.places)} ${one.gain}</small>
${adviceNotes(one).map((note) => html`<div class="quiet">${note}</div>`)}</li>`;
	return html`<h3>${title}</h3>
<p class="quiet">${about}</p>
${sections.map((section) => html`<h4>${section.title}</h4>\n<ul class="advice">${section.steps.map(step)}</ul>`)}`;
}

function frameworkHtml(framework: FrameworkView, lines: LineLinks, words: Words): Markup | undefined {
	const { title, headline } = framework;
	const figures = shownFigures(framework);
	if (figures.length === 0) return undefined;
	const head = (name: 'score' | 'value' | 'basis' | 'why') => words.say(message(`outputs.${name}`));
	return html`<h3>${title}</h3>
<div class="scroll"><table class="rows scores"><thead><tr><th scope="col" class="name">${head('score')}</th><th scope="col" class="number">${head('value')}</th><th scope="col">${head('basis')}</th><th scope="col" class="why">${head('why')}</th></tr></thead>
<tbody>${figures.map((row) => rowHtml(row, lines, row === headline ? 'headline' : ''))}</tbody></table></div>
`;
}

function rowHtml(
	{ label, value, range, sigma, basisName, reasons }: ScoreRowView,
	lines: LineLinks,
	kind: string,
): Markup {
	const scale = range === '' ? undefined : html` <small>${range}</small>`;
	return html`<tr class="${kind}"><th scope="row" class="name">${label}</th><td class="number">${[value, sigma].filter(Boolean).join(' ')}${scale}</td>
<td><span class="basis">${basisName}</span></td><td class="why">${reasons.map((reason) => reasonHtml(reason, lines))}</td></tr>
`;
}

function reasonHtml({ message: why, place }: ReasonView, lines: LineLinks): Markup {
	return html`<div>${why}${place && html` <small>${lines([place])}</small>`}</div>`;
}
