import type { Analysis } from '../../analysis';
import { ignoreComments, ignoredStretches } from '../../findings/ignores';
import { Ink, type Span } from '../../report/model';
import { allMatches } from '../../text/matches';
import { claimsOf } from '../../view/claims';

/** Why letters of a report count for nothing. */
export const unreadReasons = ['code', 'comments', 'disabled', 'quoted', 'other'] as const;

/** What was read of a report, for whoever is to believe an answer about it. */
export interface ReadShare {
	readonly words: number;
	readonly claims: number;
	readonly facts: number;
	/** Claims and facts that rest on something. */
	readonly supported: number;
	readonly citations: number;
	/** Of the letters, in whole percent; `other` are hidden elements, front matter and what could not be read. */
	readonly unread: Readonly<Record<(typeof unreadReasons)[number], number>>;
}

export function readShareOf(analysis: Analysis): ReadShare {
	const { report, tree } = analysis;
	const claims = claimsOf(tree);
	const facts = tree.nodes.filter(({ type }) => type === 'evidence');
	return {
		...{ words: report.words, claims: claims.length, facts: facts.length },
		supported: [...claims, ...facts].filter(({ support }) => support === 'supported').length,
		citations: report.citations.length,
		unread: unreadShares(analysis),
	};
}

/** All that is not read, in percent. */
export function unreadPercent({ unread }: Pick<ReadShare, 'unread'>): number {
	return unreadReasons.reduce((sum, reason) => sum + unread[reason], 0);
}

/** Tags and addresses are nobody's text. */
const noText = /<\/?[a-z][^<>]*>|\b[a-z][a-z0-9+.-]*:\/\/[^\s<>()]+|\]\([^()\s]*/giu;
const letters = /[\p{L}\p{N}]+/gu;

function unreadShares({ report }: Pick<Analysis, 'report'>): ReadShare['unread'] {
	const { source, ink, blocks, comments, problems } = report;
	const read = unreadReasons.length;
	// What each letter counts for: the last that is painted over it.
	const other = unreadReasons.indexOf('other');
	const painted = new Uint8Array(source.length).fill(other);
	const paint = (reason: (typeof unreadReasons)[number] | undefined, [start, end]: Span) =>
		painted.fill(reason === undefined ? read : unreadReasons.indexOf(reason), start, end);
	for (const { kind, quoted, outer } of blocks) {
		if (kind !== 'html') paint(kind === 'code' ? 'code' : quoted ? 'quoted' : undefined, outer);
	}
	for (const { span } of problems) paint('other', span);
	const all = new Set(ignoreComments(report).flatMap(({ comment, named }) => (named ? [] : [comment])));
	for (const { comment, span } of ignoredStretches(report)) if (all.has(comment)) paint('disabled', span);
	for (const { span } of comments) paint('comments', span);
	// Markdown in a hidden element is a block like others, and the text that a block of HTML shows is text.
	const reasonAt = (index: number): number => {
		const reason = painted[index] ?? read;
		if (reason === read && ink[index] === Ink.markup) return other;
		if (reason === read && ink[index] === Ink.code) return unreadReasons.indexOf('code');
		return reason === other && ink[index] === Ink.text ? read : reason;
	};
	const counts = new Array<number>(read + 1).fill(0);
	const text = source.replace(noText, (found) => ' '.repeat(found.length));
	for (const { 0: run, index } of allMatches(letters, text)) {
		const at = reasonAt(index);
		counts[at] = (counts[at] ?? 0) + run.length;
	}
	const sum = Math.max(
		1,
		counts.reduce((total, count) => total + count, 0),
	);
	const shares = unreadReasons.map((reason, at) => [reason, Math.round(((counts[at] ?? 0) * 100) / sum)] as const);
	return Object.fromEntries(shares) as ReadShare['unread'];
}
