import type { Analysis } from '../analysis';
import { message, verbatim } from '../messages/message';
import type { Words } from '../messages/model';
import { claimSummary } from '../view/claims';
import { contextOf } from '../view/context';
import { countFindings, findingSummary } from '../view/findingCounts';
import { findingGroups } from '../view/findingGroups';
import type {
	FindingGroupView,
	FindingView,
	FixView,
	FrameworkView,
	ReasonView,
	ScorecardView,
	ScoreRowView,
} from '../view/model';
import { viewOf } from '../view/scorecard';
import { decidedHtml } from './decided';
import { dimensionChart, referenceTable } from './htmlChart';
import { checklistHtml, itemAnchors } from './htmlChecklist';
import { htmlStyle } from './htmlStyle';
import { htmlTree } from './htmlTree';
import { ledgerLines } from './ledgerLines';
import { html, type Markup } from './markup';
import type { ReportResult } from './model';

/** One self-contained page: no script, nothing loaded, every text from a report escaped. */
export function renderHtml(results: readonly ReportResult[], words: Words): string {
	const [first] = results;
	const title =
		results.length === 1 && first
			? titleOf(first.analysis)
			: words.say(message('counts.reports', { count: results.length }));
	return `${html`<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title} – Plumbline</title>
<style>${htmlStyle}</style>
</head>
<body>
${results.map((result, index) => article(result, `r${index + 1}`, words))}
</body>
</html>`}\n`;
}

function article({ analysis, scorecard }: ReportResult, id: string, words: Words): Markup {
	const context = contextOf(analysis.document.text, words);
	const problems = analysis.report.problems.map(({ message: told }) => html`<p class="note">${words.say(told)}</p>`);
	const groups = findingGroups(analysis, context).map((group) => groupHtml(group, id, words));
	return html`<article id="${id}">
<header><h1 lang="${analysis.report.language}">${titleOf(analysis)}</h1>
<p class="quiet">${summary(analysis, words)}</p></header>
${problems}
${scorecard && scores(viewOf({ analysis, scorecard }, context), id, words)}
<h2>${words.say(message('outputs.findingsTitle'))}</h2>
${groups.length === 0 ? html`<p>${words.say(message('outputs.none'))}</p>` : groups}
${decidedHtml(analysis, context)}
<h2>${words.say(message('outputs.treeTitle'))}</h2>
<p class="quiet">${words.say(message('outputs.treeAbout'))}</p>
${htmlTree(analysis, words)}
</article>`;
}

function titleOf({ report, document }: Analysis): string {
	return report.title?.text || document.name;
}

function summary(analysis: Analysis, words: Words): string {
	const { document, report, findings, decided } = analysis;
	const facts = [
		message('counts.words', { count: report.words }),
		claimSummary(analysis),
		findingSummary(countFindings(findings, decided)),
		...(decided.length > 0 ? [message('decisions.byAuthor', { count: decided.length })] : []),
	];
	return [document.name, ...facts.map(words.say)].join(' · ');
}

function scores(view: ScorecardView, id: string, words: Words): Markup {
	const { ledger, frameworks, checklists, fixFirst, run } = view;
	const notes = [...run.failures, ...(run.stability ? [run.stability] : [])];
	const charted = frameworks.find(({ radar }) => radar !== null);
	return html`<h2>${ledger.title}</h2>
<ul>${ledgerLines(ledger, words).map(({ text, where }) => html`<li>${text} <small>${where}</small></li>`)}</ul>
<h2>${words.say(message('outputs.scoresTitle'))}</h2>
<p class="quiet">${run.line}. ${words.say(message('outputs.basesNamed'))}</p>
${notes.map((note) => html`<p class="note">${note}</p>`)}
${charted && [dimensionChart(charted, words), referenceTable(charted, words)]}
${frameworks.map((framework) => frameworkHtml(framework, words))}
${checklists && checklistHtml(checklists, id, words)}
${fixFirst.length > 0 ? fixFirstHtml(view, id, words) : undefined}`;
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

function fixFirstHtml({ fixFirst, checklists }: ScorecardView, id: string, words: Words): Markup {
	const anchors = checklists ? itemAnchors(checklists, id) : new Map<string, string>();
	const step = ({ message: told, gain, effort, place, finding, item }: FixView) => {
		const anchor = finding === null ? anchors.get(item ?? '') : `${id}-${finding}`;
		const named = words.say(place ? message('labels.place', { line: place.line }) : message('fixes.theItem'));
		const link = anchor === undefined ? undefined : html`<a class="place" href="#${anchor}">${named}</a>`;
		return html`<li>${told} ${link} <small>${words.say(message('fixes.takes', { gain, effort }))}</small></li>`;
	};
	return html`<h3>${words.say(message('fixes.title'))}</h3>
<p class="quiet">${words.say(message('fixes.about'))}</p><ol>${fixFirst.map(step)}</ol>`;
}

function groupHtml(group: FindingGroupView, id: string, words: Words): Markup {
	const { title, severity, severityName, code, findings } = group;
	return html`<h3><span class="${severity}">${severityName}</span> ${title} <small>${code} · ${findings.length}</small></h3>
<ul class="findings">${findings.map((finding) => findingHtml(finding, severity, id, words))}</ul>
`;
}

function findingHtml(finding: FindingView, severity: string, id: string, words: Words): Markup {
	const { message: told, index, place, column, excerpt, related, decidedBy } = finding;
	const mark = decidedBy && html` <small class="basis">${decidedBy}</small>`;
	const places = related.map(({ line, message: why }) => {
		return html`<div class="quiet">${words.say(message('labels.atLine', { line, what: verbatim(why) }))}</div>`;
	});
	return html`<li id="${id}-${index}" class="${severity}"><span class="place">${place.line}:${column}</span> ${told}${mark}
<blockquote>${excerpt}</blockquote>${places}</li>
`;
}
