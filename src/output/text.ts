import type { Analysis } from '../analysis';
import { LineIndex } from '../report/lines';
import { oneLine } from '../text/shorten';
import { type FindingGroup, findingGroups, type ShownFinding } from './findingGroups';
import type { ReportResult } from './model';
import { type TextStyle, textStyle } from './style';
import { claimCounts, counted, isBlank, severityCounts } from './summary';
import { scorecardText } from './textScore';

/** What an analyst reads in a terminal: a summary of each report, its scores, its findings by kind, then the totals. */
export function renderText(results: readonly ReportResult[], colour: boolean): string {
	const style = textStyle(colour);
	const parts = results.map((result) => reportText(result, style));
	return `${[...parts, totals(results, style)].join('\n\n')}\n`;
}

function reportText({ analysis, scorecard }: ReportResult, style: TextStyle): string {
	const groups = findingGroups(analysis);
	const places = groups.flatMap(({ findings }) => findings.map(placeOf));
	const width = places.reduce((most, place) => Math.max(most, place.length), 0);
	return [
		summary(analysis, style),
		...notes(analysis, style),
		...(scorecard ? [scorecardText(analysis, scorecard, style)] : []),
		...groups.map((group) => groupText(group, width, style)),
	].join('\n\n');
}

function summary({ document, report, tree }: Analysis, style: TextStyle): string {
	const facts = [
		counted(report.words, 'word'),
		counted(report.sections.length, 'section'),
		counted(report.tables.length, 'table'),
		counted(report.citations.length, 'citation'),
		claimCounts(tree),
	];
	const title = report.title ? [`  ${oneLine(report.title.text)}`] : [];
	return [style.bold(oneLine(document.name)), ...title, style.dim(`  ${facts.join(' · ')}`)].join('\n');
}

function notes({ document, report }: Analysis, style: TextStyle): string[] {
	const lines = new LineIndex(document.text);
	const read = report.problems.map(
		({ span, message }) =>
			`  ${style.severity('warning', 'note')} line ${lines.position(span[0]).line}: ${oneLine(message)}`,
	);
	const blank = `  ${style.severity('warning', 'note')} There is no text in this report, so there is nothing to check.`;
	return isBlank(report) && read.length === 0 ? [blank] : read;
}

function groupText({ severity, title, code, findings }: FindingGroup, width: number, style: TextStyle): string {
	const heading = `  ${style.severity(severity, severity)}  ${style.bold(title)}  ${style.dim(`${code} · ${findings.length}`)}`;
	return [heading, ...findings.map((shown) => findingText(shown, width, style))].join('\n');
}

function findingText(shown: ShownFinding, width: number, style: TextStyle): string {
	const indent = ' '.repeat(width + 6);
	return [
		`    ${placeOf(shown).padEnd(width)}  ${oneLine(shown.finding.message)}`,
		style.dim(`${indent}“${shown.excerpt}”`),
		...shown.related.map((place) => style.dim(`${indent}→ ${placeOf(place)} ${oneLine(place.message)}`)),
	].join('\n');
}

function placeOf({ line, column }: Pick<ShownFinding, 'line' | 'column'>): string {
	return `${line}:${column}`;
}

function totals(results: readonly ReportResult[], style: TextStyle): string {
	const findings = results.flatMap(({ analysis }) => analysis.findings);
	const ignored = results.reduce((sum, { analysis }) => sum + analysis.ignored, 0);
	const bySeverity = findings.length > 0 ? `: ${severityCounts(findings).join(', ')}` : '';
	const left = ignored > 0 ? ` (${ignored} more ignored by the author)` : '';
	return style.bold(`${counted(results.length, 'report')}, ${counted(findings.length, 'finding')}${bySeverity}${left}`);
}
