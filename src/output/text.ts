import type { Analysis } from '../analysis';
import { message } from '../messages/message';
import type { Message, Words } from '../messages/model';
import { LineIndex } from '../report/lines';
import { oneLine } from '../text/shorten';
import { type FindingGroup, findingGroups, type ShownFinding } from './findingGroups';
import type { ReportResult } from './model';
import { type TextStyle, textStyle } from './style';
import { claimCounts, isBlank, severityCounts } from './summary';
import { scorecardText } from './textScore';

/** What an analyst reads in a terminal: a summary of each report, its scores, its findings by kind, then the totals. */
export function renderText(results: readonly ReportResult[], words: Words, colour: boolean): string {
	const style = textStyle(colour);
	const parts = results.map((result) => reportText(result, words, style));
	return `${[...parts, style.bold(words.say(totals(results)))].join('\n\n')}\n`;
}

function reportText({ analysis, scorecard }: ReportResult, words: Words, style: TextStyle): string {
	const groups = findingGroups(analysis);
	const places = groups.flatMap(({ findings }) => findings.map(placeOf));
	const width = places.reduce((most, place) => Math.max(most, place.length), 0);
	return [
		summary(analysis, words, style),
		...notes(analysis, words, style),
		...(scorecard ? [scorecardText(analysis, scorecard, words, style)] : []),
		...groups.map((group) => groupText(group, width, words, style)),
	].join('\n\n');
}

function summary({ document, report, tree }: Analysis, words: Words, style: TextStyle): string {
	const facts = [
		message('counts.words', { count: report.words }),
		message('counts.sections', { count: report.sections.length }),
		message('counts.tables', { count: report.tables.length }),
		message('counts.citations', { count: report.citations.length }),
		claimCounts(tree),
	].map(words.say);
	const title = report.title ? [`  ${oneLine(report.title.text)}`] : [];
	return [style.bold(oneLine(document.name)), ...title, style.dim(`  ${facts.join(' · ')}`)].join('\n');
}

function notes({ document, report }: Analysis, words: Words, style: TextStyle): string[] {
	const lines = new LineIndex(document.text);
	const note = (told: Message) =>
		`  ${style.severity('warning', words.say(message('outputs.note')))} ${oneLine(words.say(told))}`;
	const read = report.problems.map(({ span, message: what }) =>
		note(message('labels.atLine', { line: lines.position(span[0]).line, what })),
	);
	return isBlank(report) && read.length === 0 ? [note(message('outputs.noText'))] : read;
}

function groupText(
	{ severity, title, code, findings }: FindingGroup,
	width: number,
	words: Words,
	style: TextStyle,
): string {
	const name = words.say(message('labels.severity', { severity }));
	const heading = `  ${style.severity(severity, name)}  ${style.bold(words.say(title))}  ${style.dim(`${code} · ${findings.length}`)}`;
	return [heading, ...findings.map((shown) => findingText(shown, width, words, style))].join('\n');
}

function findingText(shown: ShownFinding, width: number, words: Words, style: TextStyle): string {
	const indent = ' '.repeat(width + 6);
	return [
		`    ${placeOf(shown).padEnd(width)}  ${oneLine(words.say(shown.finding.message))}`,
		style.dim(`${indent}“${shown.excerpt}”`),
		...shown.related.map((place) => style.dim(`${indent}→ ${placeOf(place)} ${oneLine(words.say(place.message))}`)),
	].join('\n');
}

function placeOf({ line, column }: Pick<ShownFinding, 'line' | 'column'>): string {
	return `${line}:${column}`;
}

function totals(results: readonly ReportResult[]): Message {
	const findings = results.flatMap(({ analysis }) => analysis.findings);
	const ignored = results.reduce((sum, { analysis }) => sum + analysis.ignored, 0);
	return message('outputs.totals', {
		reports: message('counts.reports', { count: results.length }),
		findings: message('counts.findings', { count: findings.length }),
		severities: severityCounts(findings),
		ignored,
	});
}
