import type { Analysis } from '../analysis';
import { message } from '../messages/message';
import type { Message, Words } from '../messages/model';
import type { Report } from '../report/model';
import { oneLine } from '../text/shorten';
import { treeTitle } from '../view/argument';
import { contextOf, type ViewContext } from '../view/context';
import { addCounts, countFindings, findingSummary, hiddenCounts } from '../view/findingCounts';
import { reviewLines } from '../view/run';
import { viewOf } from '../view/scorecard';
import type { Rendering, ReportResult } from './model';
import {
	findingSections,
	fixFirstSections,
	type HintDetail,
	reportFacts,
	scoreSections,
	withdrawnSections,
} from './reportSections';
import type { Section } from './sections';
import { sectionText } from './sectionsText';
import { type TextStyle, textStyle } from './terminal';
import { renderTreeText } from './trees';

export interface TextOptions {
	readonly colour: boolean;
	/** Hints are told in full, too; else by their lines, and of several reports in the totals alone. */
	readonly all: boolean;
}

/** What an analyst reads in a terminal: a summary of each report, its scores, its findings by kind, then the totals. */
export function textRendering(words: Words, { colour, all }: TextOptions): Rendering {
	const style = textStyle(colour);
	const totals = new Totals();
	const told = (result: ReportResult, detail: HintDetail) =>
		tellsAnything(result, detail) ? `${reportText(result, words, style, detail)}\n\n` : '';
	let first: ReportResult | undefined;
	let results = 0;
	return {
		add(result) {
			totals.add(result);
			// Of several reports the hints would hide the rest. Whether the first is the only one shows with the second.
			const ready = ++results === 1 ? [] : [first, result].filter((each) => each !== undefined);
			first = results === 1 ? result : undefined;
			return ready.map((each) => told(each, all ? 'full' : 'none')).join('');
		},
		end: () => `${first ? told(first, all ? 'full' : 'lines') : ''}${style.bold(words.say(totals.message(results)))}\n`,
	};
}

/** A report in which nothing was found is only counted, unless a model was to say how good it is. */
function tellsAnything(
	{ analysis: { findings, report }, scorecard, review }: ReportResult,
	detail: HintDetail,
): boolean {
	const shown = findings.filter(({ severity }) => detail !== 'none' || severity !== 'hint');
	return shown.length + report.problems.length > 0 || isBlank(report) || Boolean(scorecard ?? review);
}

function reportText(result: ReportResult, words: Words, style: TextStyle, detail: HintDetail): string {
	const { analysis, scorecard, known, review } = result;
	const context = contextOf(analysis.document.text, words);
	const view = scorecard && viewOf({ analysis, scorecard }, context);
	const written = (sections: readonly Section[]) =>
		sections.filter(({ undecided }) => !undecided).map((section) => sectionText(section, words, style));
	const quiet = (lines: readonly string[]) => lines.map((line) => style.dim(`  ${oneLine(line)}`)).join('\n');
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
		...(view?.unscored ? [`  ${view.unscored.about}`] : []),
		...(view ? written([...scoreSections(view, words), ...fixFirstSections(view, words)]) : []),
		...(view ? [quiet([view.run.line, ...view.run.failures, ...view.run.notes])] : []),
		...(view && analysis.reading ? [treeText(analysis, words, style)] : []),
		...written([...findingSections(analysis, context, detail), ...withdrawnSections(analysis, context)]),
		...hiddenCounts(analysis, known).map((told) => style.dim(`  ${words.say(told)}`)),
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
	const facts = reportFacts(analysis).map(words.say);
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
