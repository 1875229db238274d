import type { Hover, Position, Range } from 'vscode-languageserver';
import { groundMessage, toldGround } from '../functions';
import { message } from '../messages/message';
import type { Words } from '../messages/model';
import { placesDrawnOn } from '../output/conclusions';
import { markdownText } from '../output/markdownText';
import { oneLine } from '../text/shorten';
import type { LogicNode } from '../tree/model';
import { isCarried, isQuestioned, isTold, lacksGround, verdictMessage } from '../view/claims';
import { decisionText } from '../view/decided';
import { innermostNode, nodeName } from '../view/nodeName';
import { findingTitle, problemText } from '../view/problem';
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
 * What is wrong at a place, why, and the page that explains it; how the claim there stands, on what it rests, and what the
 * author has decided. `undefined` where there is nothing to say.
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
	const node = nodeAt(report, position);
	const parts = [
		...found.map(({ finding }) => {
			const level = words.say(message('labels.severity', { severity: finding.severity }));
			const told = problemText(report.analysis.report, finding, words);
			return `${pen.strong(level)} ${pen.plain(told)} ${pen.link(finding.code, pageOf(finding, pages, words))}`;
		}),
		...(node && (found.length === 0 || node.support !== 'supported')
			? standing(report, node, found.length === 0, pen, words)
			: []),
		...decided(report, position, pen, words),
	];
	if (parts.length === 0) return undefined;
	const range = smallest([...found.map((placed) => placed.range), ...rangesOf(report, node)]);
	const kind = client.markdown ? ('markdown' as const) : ('plaintext' as const);
	return { contents: { kind, value: parts.join('\n\n') }, ...(range && { range }) };
}

function nodeAt(report: ShownReport, position: Position): LogicNode | undefined {
	return innermostNode(report.analysis.tree, ({ span }) => {
		const range = rangeOf(report, span);
		return range !== undefined && holdsPosition(range, position);
	});
}

/**
 * How a claim stands, with the reasons and the lines that they name; of a claim whose finding says so only on what it rests.
 * What nothing can be said of is left alone.
 *
 * @param alone no finding is told at the place
 */
function standing(report: ShownReport, node: LogicNode, alone: boolean, pen: Pen, words: Words): string[] {
	const { analysis } = report;
	const about = [...(isTold(analysis, node) ? [] : reasons(report, node, words)), ...ground(report, node, words)];
	if (about.length === 0) return [];
	const title = `${words.say(nodeName(node, analysis.tree))}: ${words.say(verdictMessage(node))}`;
	const unquestioned = alone && lacksGround(analysis)(node) && !isQuestioned(analysis)(node);
	return [
		[pen.strong(title), '', ...about.map((line) => `- ${pen.plain(line)}`)].join('\n'),
		...(unquestioned ? [pen.plain(words.say(message('labels.unquestioned')))] : []),
	];
}

function reasons(report: ShownReport, node: LogicNode, words: Words): string[] {
	return node.reasons.map(({ message: why, span }) => {
		const place = span && message('labels.place', { line: lineOf(report, span) });
		return place ? `${words.say(why)} (${words.say(place)})` : words.say(why);
	});
}

/** What the claim rests on, or what is nearest to it in the report. */
function ground(report: ShownReport, node: LogicNode, words: Words): string[] {
	const lines = placesDrawnOn(report.analysis.tree, node).map(({ span }) => lineOf(report, span));
	const drawn = message('labels.drawsOn', {
		lines: [...new Set(lines)].sort((a, b) => a - b),
		carried: isCarried(node),
	});
	const near = toldGround(node);
	return [
		...(lines.length > 0 ? [words.say(drawn)] : []),
		...(near && node.support !== 'supported' ? [words.say(groundMessage(near, lineOf(report, near.span)))] : []),
	];
}

function decided(report: ShownReport, position: Position, pen: Pen, words: Words): string[] {
	return report.analysis.decided
		.filter(({ finding }) => {
			const range = rangeOf(report, finding.span);
			return range !== undefined && holdsPosition(range, position);
		})
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
