import type { Position, Range } from 'vscode-languageserver';
import type { DecidedFinding } from '../findings/model';
import { titleOfFinding } from '../findings/title';
import { message } from '../messages/message';
import type { LogicNode } from '../tree/model';
import { claimSupportViewOf, claimToExplain } from '../view/claimSupport';
import { decisionText } from '../view/decided';
import { findingText } from './diagnostics';
import { holdsPosition, type PlacedFinding, placedNow, reportedFindings, type Shell, type ShownReport } from './report';

/** What is said at a place: pieces of text, and what they are about. */
export interface HoverContent {
	readonly findings: readonly (PlacedFinding & { readonly text: string })[];
	/** How the claim there stands and what carries it, where no finding says what is wrong. */
	readonly claim: readonly string[];
	readonly decided: readonly { readonly text: string; readonly decided: DecidedFinding }[];
	/** The smallest stretch that any of it is about. */
	readonly range: Range | undefined;
}

/**
 * What is wrong at a place, why, and the page that explains it, else how the claim there stands and what carries it; and what
 * the author has decided.
 */
export function hoverAt(report: ShownReport, position: Position, shell: Shell): HoverContent {
	const { words, pen, pageOf } = shell;
	const { analysis, snapshot } = report;
	const isThere = (range: Range | undefined) => range !== undefined && holdsPosition(range, position);
	const found = reportedFindings(report, shell).filter(({ range }) => isThere(range));
	const node = claimToExplain(analysis, found, (span) => isThere(snapshot.range(span)));
	const claim = node && snapshot.range(node.span);
	return {
		findings: found.map((one) => {
			const { code, severity } = one.finding;
			const level = words.say(message('labels.severity', { severity }));
			const told = findingText(analysis.report, one.finding, words);
			return { ...one, text: `${pen.strong(level)} ${pen.plain(told)} ${pen.link(code, pageOf(code))}` };
		}),
		claim: node ? claimLines(report, node, shell) : [],
		decided: placedNow(report, analysis.decided, ({ finding }) => finding.span)
			.filter(({ range }) => isThere(range))
			.map(({ one }) => ({
				text: pen.plain(`${words.say(titleOfFinding(one.finding))}: ${decisionText(one.decision, words)}`),
				decided: one,
			})),
		range: smallest([...found.map(({ range }) => range), ...(claim ? [claim] : [])]),
	};
}

function claimLines(report: ShownReport, node: LogicNode, shell: Shell): string[] {
	const { pen, words } = shell;
	const { title, evidence } = claimSupportViewOf(report.analysis, node, words);
	const places = (evidence?.places ?? []).map(
		({ span, excerpt }) => `${pen.place(report, span)}: ${pen.plain(excerpt)}`,
	);
	return [
		`${pen.strong(title)}\n\n${reasonLines(report, node, shell)}`.trimEnd(),
		...(evidence ? [`${evidence.title}\n\n${listed([...places, ...(evidence.more ? [evidence.more] : [])])}`] : []),
	];
}

/** Why a claim stands as it does, with its places. */
export function reasonLines(
	report: ShownReport,
	node: LogicNode,
	{ pen, words }: Pick<Shell, 'pen' | 'words'>,
): string {
	const { reasons } = claimSupportViewOf(report.analysis, node, words);
	const said = reasons.map(({ told, span }) =>
		span ? `${pen.plain(told)} (${pen.place(report, span)})` : pen.plain(told),
	);
	return listed(said);
}

function listed(lines: readonly string[]): string {
	return lines.map((line) => `- ${line}`).join('\n');
}

/** By lines, then by characters where both are on one line. */
function smallest(ranges: readonly Range[]): Range | undefined {
	const size = ({ start, end }: Range) => (end.line - start.line) * 100_000 + (end.character - start.character);
	return ranges.toSorted((a, b) => size(a) - size(b))[0];
}
