import type { Hover, Position, Range } from 'vscode-languageserver';
import { message } from '../messages/message';
import type { Words } from '../messages/model';
import { markdownText } from '../output/markup';
import type { Span } from '../report/model';
import { oneLine } from '../text/shorten';
import type { LogicNode } from '../tree/model';
import { decisionText } from '../view/decided';
import { findingTitle, problemText } from '../view/problem';
import { claimToTell, type SaidLine, standingOf } from '../view/standing';
import type { Client } from './client';
import { pageOf } from './diagnostics';
import { holdsPosition, lineOf, placedFindings, rangeOf, type ShownReport } from './shown';

/** Writes a hover as the client takes it: Markdown, or text as it is. What stands in it comes from the report, and is shown as it stands there. */
interface Pen {
	readonly plain: (text: string) => string;
	readonly strong: (text: string) => string;
	readonly link: (text: string, target: string) => string;
}

const markdownPen: Pen = {
	plain: markdownText,
	strong: (text) => `**${markdownText(text)}**`,
	link: (text, target) => `[${markdownText(text)}](${target})`,
};

const plainPen: Pen = { plain: oneLine, strong: oneLine, link: (text) => oneLine(text) };

/**
 * What is wrong at a place, why, and the page that explains it, else how the claim there stands and what carries it; and what
 * the author has decided. `undefined` where there is nothing to say.
 */
export function hoverAt(
	report: ShownReport,
	position: Position,
	client: Client,
	pages: string,
	words: Words,
): Hover | undefined {
	const pen = client.markdown ? markdownPen : plainPen;
	const found = placedFindings(report).filter(({ range }) => holdsPosition(range, position));
	const node = claimToTell(report.analysis, found, (span) => isAt(report, span, position));
	const parts = [
		...found.map(({ finding }) => {
			const level = words.say(message('labels.severity', { severity: finding.severity }));
			const told = problemText(report.analysis.report, finding, words);
			return `${pen.strong(level)} ${pen.plain(told)} ${pen.link(finding.code, pageOf(finding, pages, words))}`;
		}),
		...(node ? standing(report, node, pen, words) : []),
		...decided(report, position, pen, words),
	];
	if (parts.length === 0) return undefined;
	const range = smallest([...found.map((placed) => placed.range), ...rangesOf(report, node)]);
	const kind = client.markdown ? ('markdown' as const) : ('plaintext' as const);
	return { contents: { kind, value: parts.join('\n\n') }, ...(range && { range }) };
}

function isAt(report: ShownReport, span: Span, position: Position): boolean {
	const range = rangeOf(report, span);
	return range !== undefined && holdsPosition(range, position);
}

/** How a claim stands and what carries it, with the lines of the places. */
function standing(report: ShownReport, node: LogicNode, pen: Pen, words: Words): string[] {
	const name = (span: Span) => words.say(message('labels.place', { line: lineOf(report, span) }));
	const { title, reasons, note, evidence } = standingOf(report.analysis, node, words);
	const places = (evidence?.places ?? []).map(({ span, excerpt }) => pen.plain(`${name(span)}: ${excerpt}`));
	const said = ({ told, span }: SaidLine) => pen.plain(span ? `${told} (${name(span)})` : told);
	const listed = (head: string, lines: readonly string[]) => [head, '', ...lines.map((one) => `- ${one}`)].join('\n');
	return [
		listed(pen.strong(title), reasons.map(said)).trimEnd(),
		...(note === '' ? [] : [pen.plain(note)]),
		...(evidence ? [listed(evidence.title, [...places, ...(evidence.more ? [evidence.more] : [])])] : []),
	];
}

function decided(report: ShownReport, position: Position, pen: Pen, words: Words): string[] {
	return report.analysis.decided
		.filter(({ finding }) => isAt(report, finding.span, position))
		.map(({ finding, decision }) => pen.plain(`${findingTitle(finding, words)}: ${decisionText(decision, words)}`));
}

function rangesOf(report: ShownReport, node: LogicNode | undefined): Range[] {
	const range = node && rangeOf(report, node.span);
	return range ? [range] : [];
}

/** By lines, then by characters where both are on one line. */
function smallest(ranges: readonly Range[]): Range | undefined {
	const size = ({ start, end }: Range) => (end.line - start.line) * 100_000 + (end.character - start.character);
	return ranges.toSorted((a, b) => size(a) - size(b))[0];
}
