import type { Analysis } from '../analysis';
import { message } from '../messages/message';
import type { Words } from '../messages/model';
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
import { claimCounts, severityCounts } from './summary';

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
	const problems = analysis.report.problems.map(({ message: told }) => html`<p class="note">${words.say(told)}</p>`);
	return html`<article id="${id}">
<header><h1 lang="${analysis.report.language}">${titleOf(analysis)}</h1>
<p class="quiet">${summary(analysis, words)}</p></header>
${problems}
${scorecard && scores(analysis, scorecard, id, words)}
<h2>${words.say(message('outputs.findingsTitle'))}</h2>
${findingsHtml(analysis, id, words)}
<h2>${words.say(message('outputs.treeTitle'))}</h2>
<p class="quiet">${words.say(message('outputs.treeAbout'))}</p>
${htmlTree(analysis, words)}
</article>`;
}

function findingsHtml(analysis: Analysis, id: string, words: Words): Markup | Markup[] {
	if (analysis.findings.length === 0) return html`<p>${words.say(message('outputs.none'))}</p>`;
	return findingGroups(analysis).map((group) => groupHtml(group, id, words));
}

function titleOf({ report, document }: Analysis): string {
	return report.title?.text || document.name;
}

function summary({ document, report, tree, findings }: Analysis, words: Words): string {
	const facts = [
		message('counts.words', { count: report.words }),
		claimCounts(tree),
		message('outputs.findings', {
			findings: message('counts.findings', { count: findings.length }),
			severities: severityCounts(findings),
		}),
	];
	return [document.name, ...facts.map(words.say)].join(' · ');
}

function scores(analysis: Analysis, scorecard: Scorecard, id: string, words: Words): Markup {
	const { finResearch } = scorecard;
	const [run, ...notes] = runLines(scorecard);
	const lines = new LineIndex(analysis.document.text);
	return html`<h2>Scores</h2>
<p class="quiet">${run}. Each figure names its basis: a rule, a model’s judgement, an estimate, or none.</p>
${notes.map((note) => html`<p class="note">${note}</p>`)}
${finResearch && [dimensionChart(finResearch), referenceTable(finResearch)]}
${scoreSections(scorecard).map((section) => sectionHtml(section, lines))}
${scorecard.jade && checklistHtml(analysis.document.text, scorecard.jade, id)}
${fixFirst(analysis, scorecard, id, words)}`;
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

function reasonHtml({ message: why, span }: Reason, lines: LineIndex): Markup {
	const place = span && html` <small class="place">line ${lines.position(span[0]).line}</small>`;
	return html`<div>${why}${place}</div>`;
}

function fixFirst(analysis: Analysis, scorecard: Scorecard, id: string, words: Words): Markup | undefined {
	const anchors = scorecard.jade ? itemAnchors(scorecard.jade, id) : new Map<string, string>();
	const steps = fixSteps(analysis, scorecard, words).map(
		({ message: told, gain, framework, effort, line, finding, item }) => {
			const row = item === undefined ? undefined : anchors.get(item);
			const anchor = finding === undefined ? row : `${id}-${finding}`;
			const named = line === undefined ? 'the item' : words.say(message('labels.place', { line }));
			const place = anchor === undefined ? undefined : html`<a class="place" href="#${anchor}">${named}</a>`;
			return html`<li>${told} ${place} <small>${gain > 0 ? `${stepGain({ gain })} points, ` : ''}${framework} · ${effort}</small></li>`;
		},
	);
	if (steps.length === 0) return undefined;
	return html`<h3>Fix first</h3>
<p class="quiet">Gains are ${gainNote}.</p><ol>${steps}</ol>`;
}

function groupHtml({ title, severity, code, findings }: FindingGroup, id: string, words: Words): Markup {
	const name = words.say(message('labels.severity', { severity }));
	return html`<h3><span class="${severity}">${name}</span> ${words.say(title)} <small>${code} · ${findings.length}</small></h3>
<ul class="findings">${findings.map((shown) => findingHtml(shown, id, words))}</ul>
`;
}

function findingHtml(shown: ShownFinding, id: string, words: Words): Markup {
	const { finding, index, line, column, excerpt, related } = shown;
	const places = related.map((place) => {
		const said = message('labels.atLine', { line: place.line, what: place.message });
		return html`<div class="quiet">${words.say(said)}</div>`;
	});
	return html`<li id="${id}-${index}" class="${finding.severity}"><span class="place">${line}:${column}</span> ${words.say(finding.message)}
<blockquote>${excerpt}</blockquote>${places}</li>
`;
}
