import type { Analysis } from '../analysis';
import { message } from '../messages/message';
import type { Words } from '../messages/model';
import { treeTitle } from '../view/argument';
import type { ChecklistsView } from '../view/checklists';
import { contextOf } from '../view/context';
import { decisionTrail } from '../view/decided';
import { ledgerOf, ledgerView } from '../view/ledger';
import { type ScorecardView, viewOf } from '../view/scorecard';
import { dimensionChart, referenceTable } from './htmlChart';
import { heldHtml, marginNotes } from './htmlNotes';
import { htmlPage } from './htmlPage';
import { sourcesHtml } from './htmlSources';
import { contentsHtml, fixFirstHtml, headlineHtml, kindsHtml, lineLinks } from './htmlSummary';
import { textHtml } from './htmlText';
import { html, type Markup } from './markup';
import type { Rendering, ReportResult } from './model';
import { writtenAtEnd } from './rendering';
import {
	adviceSection,
	decisionsHead,
	judgedSections,
	ledgerSection,
	trailTable,
	withdrawnSections,
} from './reportSections';
import { foldedHtml, type PageContext, sectionHtml } from './sectionsHtml';
import { htmlTree } from './trees';

/**
 * One self-contained page for a colleague: no script, nothing loaded. Whatever comes from a report is built from what was
 * parsed of it and escaped; the only addresses outside are those of web pages that the report cites, as links to follow.
 */
export function htmlRendering(words: Words): Rendering {
	return writtenAtEnd(
		(result, index) => ({ title: titleOf(result.analysis), article: article(result, `r${index + 1}`, words) }),
		(reports) => page(reports, words),
	);
}

function page(reports: readonly { readonly title: string; readonly article: Markup }[], words: Words): string {
	const [first, ...others] = reports;
	const title =
		first && others.length === 0 ? first.title : words.say(message('counts.reports', { count: reports.length }));
	return htmlPage(
		title,
		reports.map((report) => report.article),
		words,
	);
}

function article(result: ReportResult, id: string, words: Words): Markup {
	const { analysis, scorecard, decisions = analysis.decided.map(({ decision }) => decision) } = result;
	const { document, report } = analysis;
	const context = contextOf(document.text, words);
	const lines = lineLinks(analysis, id, words);
	const notes = marginNotes(analysis, id, context);
	const view = scorecard && viewOf({ analysis, scorecard }, context);
	const anchors = itemAnchors(view?.checklists, id);
	const page = { words, lines, anchors };
	const trail = decisionTrail(analysis, decisions);
	const decided = { ...decisionsHead(context), table: trailTable(trail, context) };
	const ledger = ledgerSection(ledgerView(ledgerOf(analysis, scorecard), context));
	const sections = {
		text: html`<h2 id="${id}-text">${words.say(message('pages.textTitle'))}</h2>
<p class="quiet">${words.say(message('pages.textAbout'))}</p>
${textHtml(analysis, notes, id, words)}
${heldHtml(analysis, id, context)}
${withdrawnSections(analysis, context).map((section) => foldedHtml(section, page))}`,
		scores: view && scoresHtml(view, id, page),
		sources: sourcesHtml(result, id, context, lines),
		decisions: trail.length > 0 ? sectionHtml(decided, page, 2, `${id}-decisions`) : undefined,
		tree: html`<h2 id="${id}-tree">${words.say(message('outputs.treeTitle'))}</h2>
<p class="quiet">${words.say(treeTitle(analysis))}</p>
${htmlTree(analysis, words)}`,
	};
	const problems = report.problems.map(({ message: told }) => html`<p class="caution">${words.say(told)}</p>`);
	return html`<article id="${id}">
<header><h1 lang="${report.language}">${titleOf(analysis)}</h1>
${headlineHtml(result, view, words)}</header>
${problems}
${contentsHtml(sections, id, words)}
${fixFirstHtml(analysis, view, id, notes, context, anchors)}
<div class="pair"><section>${sectionHtml(ledger, page, 2)}</section>
${kindsHtml(analysis, notes, id, context)}</div>
${Object.values(sections)}
<footer class="quiet">${words.say(message('pages.madeFrom', { file: document.name, sha256: result.sha256 }))}</footer>
</article>`;
}

function titleOf({ report, document }: Analysis): string {
	return report.title?.text || document.name;
}

/** The scores with their reasons; of frameworks that no model scored by what was counted; the checklists are folded. */
function scoresHtml(view: ScorecardView, id: string, page: PageContext): Markup {
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
function itemAnchors(checklists: ChecklistsView | null | undefined, id: string): Map<string, string> {
	const items = checklists?.lists.flatMap((list) => list.items) ?? [];
	return new Map(items.map((item, index) => [item.id, `${id}-item${index}`]));
}
