import type { Analysis } from '../analysis';
import { message } from '../messages/message';
import type { Words } from '../messages/model';
import { rankFixes } from '../scoring/fixFirst';
import type { ViewContext } from '../view/context';
import { countFindings, findingSummary } from '../view/findingCounts';
import type { FindingGroupView } from '../view/findingGroups';
import { findingGroups, groupsWithoutHeld } from '../view/findingGroups';
import type { FixView } from '../view/fixFirst';
import { fixViews } from '../view/fixFirst';
import { reviewLines } from '../view/run';
import type { ScorecardView } from '../view/scorecard';
import { findingId, type MarginNote } from './htmlNotes';
import { blockId } from './htmlText';
import { html, type Markup } from './markup';
import type { ReportResult } from './model';
import { reportFacts } from './reportSections';
import { linesShown } from './sections';
import type { LineLinks } from './sectionsHtml';

/** The first lines of some places, each leading to its block on the page; nothing where there is none. */
export function lineLinks({ report }: Analysis, id: string, words: Words): LineLinks {
	return (places) => {
		if (places.length === 0) return undefined;
		const lines = [...new Map(places.map((place) => [place.line, place])).values()];
		const links = lines.slice(0, linesShown).map(({ line, span }) => {
			const target = blockId(report, span[0], id);
			return target === undefined ? html` ${line}` : html` <a href="#${target}">${line}</a>`;
		});
		const more = lines.length > linesShown ? html` +${lines.length - linesShown}` : undefined;
		const named = words.say(message('pages.lines', { count: lines.length }));
		return html`<span class="place">${named}${links}${more}</span>`;
	};
}

/** What there is to mend, in one line; beneath it the report in counts, and its scores where it has any. */
export function headlineHtml(
	{ analysis, known = [], review }: ReportResult,
	view: ScorecardView | undefined,
	{ say }: Words,
): Markup {
	const { document, findings, decided } = analysis;
	const told = findingSummary(countFindings(findings, decided));
	const facts = [
		...reportFacts(analysis),
		...(known.length > 0 ? [message('outputs.known', { count: known.length })] : []),
	];
	const read = review && reviewLines(review).map((line) => html`<p class="quiet">${say(line)}</p>`);
	const headlines = (view?.frameworks ?? []).filter(({ headline }) => headline.basis !== 'unscored');
	const scores = headlines.map(({ title, headline: { label, value, range } }) => {
		return html`<li><strong>${value}</strong> <small>${range}</small><div>${title}</div><small>${label}</small></li>`;
	});
	return html`<p class="headline">${say(findings.length === 0 ? message('pages.clean') : told)}</p>
<p class="quiet">${[document.name, ...facts.map(say)].join(' · ')}</p>
${read}
${scores.length > 0 ? html`<ul class="tiles">${scores}</ul>` : undefined}`;
}

const sectionTitles = {
	text: 'pages.textTitle',
	scores: 'outputs.scoresTitle',
	sources: 'cited.title',
	decisions: 'decisions.title',
	tree: 'outputs.treeTitle',
} as const;

type SectionName = keyof typeof sectionTitles;

/** Links to the sections that there are. */
export function contentsHtml(sections: Readonly<Record<SectionName, unknown>>, id: string, { say }: Words): Markup {
	const names = (Object.keys(sectionTitles) as SectionName[]).filter((name) => sections[name]);
	const links = names.map((name) => html`<a href="#${id}-${name}">${say(message(sectionTitles[name]))}</a> `);
	return html`<nav aria-label="${say(message('pages.contents'))}">${links}</nav>`;
}

/** What to mend first, each step with the words it is about and a link to its note; by rules alone where nothing was scored. */
export function fixFirstHtml(
	analysis: Analysis,
	view: ScorecardView | undefined,
	id: string,
	notes: readonly MarginNote[],
	context: ViewContext,
	items: ReadonlyMap<string, string>,
): Markup | undefined {
	const steps = view?.fixFirst ?? fixViews(analysis, { fixFirst: rankFixes(analysis, []), jade: null }, context);
	if (steps.length === 0) return undefined;
	const { say } = context.words;
	const step = ({ message: what, excerpt, gain, effort, place, finding, item }: FixView) => {
		const target = finding === null ? items.get(item ?? '') : findingId(id, finding);
		const note = notes.find((one) => one.id === target);
		const named = say(place ? message('labels.place', { line: place.line }) : message('fixes.theItem'));
		const link = target === undefined ? undefined : html`<a class="place" href="#${target}">${named}</a>`;
		return html`<li class="${note?.kind ?? ''}">${excerpt && html`<q>${excerpt}</q> `}${what} ${link} <small>${say(message('fixes.takes', { gain, effort }))}</small></li>`;
	};
	return html`<h2>${say(message('fixes.title'))}</h2>
${steps.some(({ gain }) => gain) ? html`<p class="quiet">${say(message('fixes.about'))}</p>` : undefined}
<ol class="first">${steps.map(step)}</ol>`;
}

/** How many findings of each kind there are, with the numbers of their notes. */
export function kindsHtml(
	analysis: Analysis,
	notes: readonly MarginNote[],
	id: string,
	context: ViewContext,
): Markup | undefined {
	const groups = groupsWithoutHeld(findingGroups(analysis, context));
	if (groups.length === 0) return undefined;
	const numbers = new Map(notes.map((note) => [note.id, note]));
	const links = ({ findings }: FindingGroupView) =>
		findings.map(({ index }) => {
			const note = numbers.get(findingId(id, index));
			return note && html` <a href="#${note.id}">${note.label}</a>`;
		});
	return html`<section><h2>${context.words.say(message('pages.kindsTitle'))}</h2>
<ul class="kinds">${groups.map(
		(group) =>
			html`<li><span class="${group.severity}">${group.severityName}</span> ${group.title} <small>${group.code}</small> ×${group.findings.length}: ${links(group)}</li>`,
	)}</ul></section>`;
}
