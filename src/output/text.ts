import type { Analysis } from '../analysis';
import { message, verbatim } from '../messages/message';
import type { Message, Words } from '../messages/model';
import type { Report } from '../report/model';
import { oneLine } from '../text/shorten';
import { treeTitle } from '../view/argument';
import { claimSummary } from '../view/claims';
import { contextOf, type ViewContext } from '../view/context';
import { addCounts, countFindings, findingSummary, untoldCounts } from '../view/findingCounts';
import { findingGroups, shortGroups } from '../view/findingGroups';
import type { FindingGroupView, FindingView, WithdrawnView } from '../view/model';
import { reviewLines } from '../view/run';
import { viewOf } from '../view/scorecard';
import { withdrawnOf } from '../view/withdrawn';
import type { Rendering, ReportResult } from './model';
import { pieceByPiece } from './rendering';
import { type TextStyle, textStyle } from './terminal';
import { scorecardText } from './textScore';
import { renderTreeText } from './trees';

/** What an analyst reads in a terminal: a summary of each report, its scores, its findings by kind, then the totals. */
export function textRendering(words: Words, colour: boolean): Rendering {
	const style = textStyle(colour);
	const totals = new Totals();
	return pieceByPiece(
		(result) => {
			totals.add(result);
			return tellsAnything(result) ? `${reportText(result, words, style)}\n\n` : '';
		},
		{ end: (results) => `${style.bold(words.say(totals.message(results)))}\n` },
	);
}

/** A report in which nothing was found is only counted, unless a model was to say how good it is. */
function tellsAnything({ analysis: { findings, report }, scorecard, review }: ReportResult): boolean {
	return findings.length + report.problems.length > 0 || isBlank(report) || Boolean(scorecard ?? review);
}

function reportText({ analysis, scorecard, known, review }: ReportResult, words: Words, style: TextStyle): string {
	const context = contextOf(analysis.document.text, words);
	const groups = shortGroups(findingGroups(analysis, context));
	const withdrawn = withdrawnOf(analysis, context);
	const places = groups.flatMap(({ findings }) => findings.map(placeOf));
	const width = places.reduce((most, place) => Math.max(most, place.length), 0);
	return [
		summary(analysis, words, style),
		...notes(analysis, context, style),
		...(review
			? [
					reviewLines(review)
						.map((line) => `  ${words.say(line)}`)
						.join('\n'),
				]
			: []),
		...(scorecard ? [scorecardText(viewOf({ analysis, scorecard }, context), words, style)] : []),
		...(scorecard && analysis.reading ? [treeText(analysis, words, style)] : []),
		...groups.map((group) => groupText(group, width, style)),
		...(withdrawn ? [withdrawnText(withdrawn, words, style)] : []),
		...untoldCounts(analysis, known).map((told) => style.dim(`  ${words.say(told)}`)),
	].join('\n\n');
}

/** The argument as the model has read it, on which the scores rest. */
function treeText(analysis: Analysis, words: Words, style: TextStyle): string {
	const title = style.bold(words.say(message('outputs.treeTitle')));
	const drawn = renderTreeText(analysis, 'condensed', words, style).trimEnd();
	return `${title}  ${style.dim(words.say(treeTitle(analysis)))}\n${drawn}`.replace(/^(?=.)/gm, '  ');
}

function summary(analysis: Analysis, words: Words, style: TextStyle): string {
	const { document, report } = analysis;
	const facts = [
		message('counts.words', { count: report.words }),
		message('counts.sections', { count: report.sections.length }),
		message('counts.tables', { count: report.tables.length }),
		message('counts.citations', { count: report.citations.length }),
		claimSummary(analysis),
	].map(words.say);
	const title = report.title ? [`  ${oneLine(report.title.text)}`] : [];
	return [style.bold(oneLine(document.name)), ...title, style.dim(`  ${facts.join(' · ')}`)].join('\n');
}

function notes({ report }: Analysis, { words, at }: ViewContext, style: TextStyle): string[] {
	const note = (told: Message) =>
		`  ${style.severity('warning', words.say(message('outputs.note')))} ${oneLine(words.say(told))}`;
	const read = report.problems.map(({ span, message: what }) =>
		note(message('labels.atLine', { line: at(span).line, what })),
	);
	return isBlank(report) && read.length === 0 ? [note(message('outputs.noText'))] : read;
}

/** Nothing a reader could read: only white space, marks and comments. */
function isBlank(report: Report): boolean {
	return report.blocks.every((block) => block.kind === 'html');
}

function groupText(group: FindingGroupView, width: number, style: TextStyle): string {
	const { severity, severityName, title, code, findings } = group;
	const heading = `  ${style.severity(severity, severityName)}  ${style.bold(title)}  ${style.dim(`${code} · ${findings.length}`)}`;
	return [heading, ...findings.map((finding) => findingText(finding, width, style))].join('\n');
}

/** What a model withdrew, each with its reason. */
function withdrawnText({ title, findings }: WithdrawnView, words: Words, style: TextStyle): string {
	const rows = findings.map(({ place: { line }, message: told, reason }) => {
		const what = verbatim([told, reason].filter(Boolean).join(' → '));
		return style.dim(`    ${oneLine(words.say(message('labels.atLine', { line, what })))}`);
	});
	return [`  ${style.bold(oneLine(title))}  ${style.dim(String(findings.length))}`, ...rows].join('\n');
}

function findingText(finding: FindingView, width: number, style: TextStyle): string {
	const { message: told, excerpt, related, decidedBy } = finding;
	const mark = decidedBy ? style.dim(` [${decidedBy}]`) : '';
	const indent = ' '.repeat(width + 6);
	return [
		`    ${placeOf(finding).padEnd(width)}  ${oneLine(told)}${mark}`,
		style.dim(`${indent}“${excerpt}”`),
		...related.map(({ line, column, message: why }) => style.dim(`${indent}→ ${line}:${column} ${oneLine(why)}`)),
	].join('\n');
}

function placeOf({ place, column }: FindingView): string {
	return `${place.line}:${column}`;
}

/** What is said of all reports together. */
class Totals {
	#counts = countFindings([], []);
	#ignored = 0;
	#known = 0;

	add({ analysis: { findings, decided, ignored }, known = [] }: ReportResult): void {
		this.#counts = addCounts(this.#counts, countFindings(findings, decided));
		this.#ignored += ignored;
		this.#known += known.length;
	}

	message(reports: number): Message {
		return message('outputs.totals', {
			reports: message('counts.reports', { count: reports }),
			findings: findingSummary(this.#counts),
			decided: this.#counts.decided,
			known: this.#known,
			ignored: this.#ignored,
		});
	}
}
