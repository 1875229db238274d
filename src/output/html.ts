import type { Analysis } from '../analysis';
import { LineIndex } from '../report/lines';
import type { Reason } from '../scorecard/dimension';
import type { Scorecard } from '../scorecard/scorecard';
import { type FindingGroup, findingGroups, type ShownFinding } from './findingGroups';
import { fixSteps, gainNote, stepGain } from './fixSteps';
import { dimensionChart, referenceTable } from './htmlChart';
import { checklistHtml, itemAnchors } from './htmlChecklist';
import { htmlStyle } from './htmlStyle';
import { htmlTree } from './htmlTree';
import { html, type Markup } from './markup';
import type { ReportResult } from './model';
import { runLines } from './runLines';
import { formatRange, formatScore, formatSigma, type ScoreRow, type ScoreSection, scoreSections } from './scoreRows';
import { claimCounts, counted, severityCounts } from './summary';

/** One self-contained page: no script, nothing loaded, every text from a report escaped. */
export function renderHtml(results: readonly ReportResult[]): string {
	const [first] = results;
	const title = results.length === 1 && first ? titleOf(first.analysis) : counted(results.length, 'report');
	return `${html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title} – Plumbline</title>
<style>${htmlStyle}</style>
</head>
<body>
${results.map((result, index) => article(result, `r${index + 1}`))}
</body>
</html>`}\n`;
}

function article({ analysis, scorecard }: ReportResult, id: string): Markup {
	const problems = analysis.report.problems.map(({ message }) => html`<p class="note">${message}</p>`);
	return html`<article id="${id}">
<header><h1 lang="${analysis.report.language}">${titleOf(analysis)}</h1>
<p class="quiet">${summary(analysis)}</p></header>
${problems}
${scorecard && scores(analysis, scorecard, id)}
<h2>Findings</h2>
${analysis.findings.length === 0 ? html`<p>None.</p>` : findingGroups(analysis).map((group) => groupHtml(group, id))}
<h2>Logic tree</h2>
<p class="quiet">The condensed tree: the report's thesis, the arguments that serve it and the evidence they stand on.</p>
${htmlTree(analysis)}
</article>`;
}

function titleOf({ report, document }: Analysis): string {
	return report.title?.text || document.name;
}

function summary({ document, report, tree, findings }: Analysis): string {
	return [
		document.name,
		counted(report.words, 'word'),
		claimCounts(tree),
		[counted(findings.length, 'finding'), ...severityCounts(findings)].join(', '),
	].join(' · ');
}

function scores(analysis: Analysis, scorecard: Scorecard, id: string): Markup {
	const { finResearch } = scorecard;
	const [run, ...notes] = runLines(scorecard);
	const lines = new LineIndex(analysis.document.text);
	return html`<h2>Scores</h2>
<p class="quiet">${run}. Each figure names its basis: a rule, a model’s judgement, an estimate, or none.</p>
${notes.map((note) => html`<p class="note">${note}</p>`)}
${finResearch && [dimensionChart(finResearch), referenceTable(finResearch)]}
${scoreSections(scorecard).map((section) => sectionHtml(section, lines))}
${scorecard.jade && checklistHtml(analysis.document.text, scorecard.jade, id)}
${fixFirst(analysis, scorecard, id)}`;
}

function sectionHtml({ title, headline, rows }: ScoreSection, lines: LineIndex): Markup {
	return html`<h3>${title}</h3>
<div class="scroll"><table class="rows scores"><thead><tr><th scope="col" class="name">Score</th><th scope="col" class="number">Value</th><th scope="col">Basis</th><th scope="col" class="why">Why</th></tr></thead>
<tbody>${rowHtml(headline, lines, 'headline')}${rows.map((row) => rowHtml(row, lines))}</tbody></table></div>
`;
}

function rowHtml(row: ScoreRow, lines: LineIndex, kind = ''): Markup {
	const range = row.value === null ? undefined : html` <small>${formatRange(row.range)}</small>`;
	return html`<tr class="${kind}"><th scope="row" class="name">${row.label}</th><td class="number">${formatScore(row)}${formatSigma(row)}${range}</td>
<td><span class="basis">${row.basis}</span></td><td class="why">${row.reasons.map((reason) => reasonHtml(reason, lines))}</td></tr>
`;
}

function reasonHtml({ message, span }: Reason, lines: LineIndex): Markup {
	const place = span && html` <small class="place">line ${lines.position(span[0]).line}</small>`;
	return html`<div>${message}${place}</div>`;
}

function fixFirst(analysis: Analysis, scorecard: Scorecard, id: string): Markup | undefined {
	const anchors = scorecard.jade ? itemAnchors(scorecard.jade, id) : new Map<string, string>();
	const steps = fixSteps(analysis, scorecard).map(({ message, gain, framework, effort, line, finding, item }) => {
		const row = item === undefined ? undefined : anchors.get(item);
		const anchor = finding === undefined ? row : `${id}-${finding}`;
		const words = line === undefined ? 'the item' : `line ${line}`;
		const place = anchor === undefined ? undefined : html`<a class="place" href="#${anchor}">${words}</a>`;
		return html`<li>${message} ${place} <small>${gain > 0 ? `${stepGain({ gain })} points, ` : ''}${framework} · ${effort}</small></li>`;
	});
	if (steps.length === 0) return undefined;
	return html`<h3>Fix first</h3>
<p class="quiet">Gains are ${gainNote}.</p><ol>${steps}</ol>`;
}

function groupHtml({ title, severity, code, findings }: FindingGroup, id: string): Markup {
	return html`<h3><span class="${severity}">${severity}</span> ${title} <small>${code} · ${findings.length}</small></h3>
<ul class="findings">${findings.map((shown) => findingHtml(shown, id))}</ul>
`;
}

function findingHtml({ finding, index, line, column, excerpt, related }: ShownFinding, id: string): Markup {
	const places = related.map((place) => html`<div class="quiet">line ${place.line}: ${place.message}</div>`);
	return html`<li id="${id}-${index}" class="${finding.severity}"><span class="place">${line}:${column}</span> ${finding.message}
<blockquote>${excerpt}</blockquote>${places}</li>
`;
}
