import type { Analysis } from '../analysis';
import { message } from '../messages/message';
import type { Words } from '../messages/model';
import { treeTitle } from '../view/argument';
import { contextOf } from '../view/context';
import { ledgerOf, ledgerView } from '../view/ledger';
import { viewOf } from '../view/scorecard';
import { heldHtml, marginNotes } from './htmlNotes';
import { htmlPage } from './htmlPage';
import { scoresHtml } from './htmlScores';
import { sourcesHtml } from './htmlSources';
import {
	contentsHtml,
	fixFirstHtml,
	headlineHtml,
	kindsHtml,
	ledgerHtml,
	lineLinks,
	withdrawnHtml,
} from './htmlSummary';
import { textHtml } from './htmlText';
import { trailHtml } from './htmlTrail';
import { html, type Markup } from './markup';
import type { Rendering, ReportResult } from './model';
import { allAtTheEnd } from './rendering';
import { htmlTree } from './trees';

/**
 * One self-contained page for a colleague: no script, nothing loaded. Whatever comes from a report is built from what was
 * parsed of it and escaped; the only addresses outside are those of web pages that the report cites, as links to follow.
 */
export function htmlRendering(words: Words): Rendering {
	return allAtTheEnd(
		(result, index) => ({ title: titleOf(result.analysis), article: article(result, `r${index + 1}`, words) }),
		(reports) => page(reports, words),
	);
}

interface WrittenReport {
	readonly title: string;
	readonly article: Markup;
}

function page(reports: readonly WrittenReport[], words: Words): string {
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
	const sections = {
		text: html`<h2 id="${id}-text">${words.say(message('pages.textTitle'))}</h2>
<p class="quiet">${words.say(message('pages.textAbout'))}</p>
${textHtml(analysis, notes, id, words)}
${heldHtml(analysis, id, context)}
${withdrawnHtml(analysis, context, lines)}`,
		scores: view && scoresHtml(view, id, lines, words),
		sources: sourcesHtml(result, id, context, lines),
		decisions: trailHtml(analysis, decisions, id, context, lines),
		tree: html`<h2 id="${id}-tree">${words.say(message('outputs.treeTitle'))}</h2>
<p class="quiet">${words.say(treeTitle(analysis))}. ${words.say(message('outputs.treeAbout'))}</p>
${htmlTree(analysis, words)}`,
	};
	const problems = report.problems.map(({ message: told }) => html`<p class="caution">${words.say(told)}</p>`);
	return html`<article id="${id}">
<header><h1 lang="${report.language}">${titleOf(analysis)}</h1>
${headlineHtml(result, view, words)}</header>
${problems}
${contentsHtml(sections, id, words)}
${fixFirstHtml(analysis, view, id, notes, context)}
<div class="pair">${ledgerHtml(ledgerView(ledgerOf(analysis, scorecard), context), lines)}
${kindsHtml(analysis, notes, id, context)}</div>
${Object.values(sections)}
<footer class="quiet">${words.say(message('pages.madeFrom', { file: document.name, sha256: result.sha256 }))}</footer>
</article>`;
}

function titleOf({ report, document }: Analysis): string {
	return report.title?.text || document.name;
}
