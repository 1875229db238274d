import { isDecidable } from '../decisions/decide';
import { type Finding, findingCodes } from '../findings/model';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import { startingIn } from '../report/lookup';
import type { Report, Span } from '../report/model';
import { shorten } from '../text/shorten';
import { correctedNumber, eitherNumber } from './numbers';
import { paragraphRemoval } from './paragraphs';
import { mendedReferences, type Reread } from './references';
import type { Replacement } from './replacement';
import { isPlainSentence } from './rewording';

/** A way to put a finding right in the text, as editors offer it. */
export interface Mend {
	readonly title: Message;
	readonly replacements: readonly Replacement[];
	/** The author need not choose: an editor's own fix command may apply it. */
	readonly sure: boolean;
}

/** The line in which a place of the report stands now, from 1. */
export type LineOf = (span: Span) => number;

/** How far a comment reaches that keeps a kind of finding from being told, in the order in which it is offered. */
export const ignoreScopes = ['here', 'file'] as const;
export type IgnoreScope = (typeof ignoreScopes)[number];

/** All that is offered for a finding, however it is shown: nothing where only the author knows. */
export async function mendsOf(report: Report, finding: Finding, reread: Reread, lineOf: LineOf): Promise<Mend[]> {
	const references = await referenceMend(report, finding, reread);
	if (references) return [references];
	return [...wordMends(report, finding, lineOf), ...repetitionMends(report, finding, lineOf)];
}

/** Puts in the number that was worked out, or what a model would have the marked words read. */
export function wordMends(report: Report, finding: Finding, lineOf: LineOf): Mend[] {
	return [...numberMends(report, finding, lineOf), ...betterMends(report, finding)];
}

function numberMends(report: Report, finding: Finding, lineOf: LineOf): Mend[] {
	const computed = correctedNumber(finding);
	if (!computed) return sameNumberMends(report, finding, lineOf);
	const title = message('mends.computed', { wrong: report.source.slice(...computed.span), right: computed.text });
	return [{ title, replacements: [computed], sure: true }];
}

/** How much of the new text the title shows. */
const longestShown = 80;

/** Only where the marked words are the report's own, and it keeps their source marks; whether it is better the author decides. */
function betterMends({ source, citations }: Report, { span, data }: Finding): Mend[] {
	const { better, proof } = data;
	const old = source.slice(...span);
	if (better === undefined || proof === 'doubtful' || better.trim() === old.trim()) return [];
	const marks = startingIn(citations, span).map((citation) => source.slice(...citation.span));
	if (!isPlainSentence(better, old) || marks.some((mark) => !better.includes(mark))) return [];
	const title = message('mends.better', { text: shorten(better, longestShown) });
	return [{ title, replacements: [{ span, text: better }], sure: false }];
}

/** {@link wordMends} for numbers, offered at another affected sentence: names the line that changes, and the author must choose. */
export function numberMendsElsewhere(report: Report, finding: Finding, lineOf: LineOf): Mend[] {
	const computed = correctedNumber(finding);
	if (!computed) return sameNumberMends(report, finding, lineOf);
	const wrong = report.source.slice(...computed.span);
	const place = message('labels.place', { line: lineOf(computed.span) });
	const title = message('mends.computed', { wrong, right: computed.text, place });
	return [{ title, replacements: [computed], sure: false }];
}

function sameNumberMends(report: Report, finding: Finding, lineOf: LineOf): Mend[] {
	return eitherNumber(report, finding).map((one) => ({
		title: message('mends.same', { text: one.text, line: lineOf(one.span) }),
		replacements: [one],
		sure: false,
	}));
}

/** Removes unused or duplicate entries from the reference list; `undefined` as {@link mendedReferences} is. */
export async function referenceMend(report: Report, finding: Finding, reread: Reread): Promise<Mend | undefined> {
	const replacements = await mendedReferences(report, finding, reread);
	if (!replacements) return undefined;
	const counted = { count: 1 + finding.related.length };
	const title =
		finding.code === 'citation.duplicate'
			? message('mends.mergeEntries', counted)
			: message('mends.removeReferences', counted);
	return { title, replacements, sure: true };
}

/** Takes out one of the paragraphs that say the same: which of them is to stay is the author's choice. */
export function repetitionMends(report: Report, finding: Finding, lineOf: LineOf): Mend[] {
	// In a repeated passage of several paragraphs, removing one is not enough.
	if (finding.code !== 'paragraph.redundant' || finding.message.code === 'checks.stretchRepeated') return [];
	const removal = (span: Span, title: Message): Mend[] => {
		const replacement = paragraphRemoval(report, span);
		return replacement ? [{ title, replacements: [replacement], sure: false }] : [];
	};
	return [
		...removal(finding.span, message('mends.removeParagraph')),
		...finding.related.flatMap(({ span }) =>
			removal(span, message('mends.removeOther', { place: placeMessage(report, span, lineOf) })),
		),
	];
}

/** Writes a comment into the report that keeps findings of a kind from being told; `undefined` where none can. */
export function ignoreMend(report: Report, finding: Finding, scope: IgnoreScope): Mend | undefined {
	if (!isDecidable(finding.code)) return undefined;
	const { offset, text } = (scope === 'here' ? ignoreHere : ignoreInFile)(report, finding);
	const kind = findingCodes[finding.code].title;
	const title = message('mends.ignoreKind', { scope: message('mends.ignore', { scope }), kind });
	return { title, replacements: [{ span: [offset, offset], text }], sure: false };
}

/** `§ Market size, line 42`, or the line alone before the first heading. */
export function placeMessage({ sections }: Report, span: Span, lineOf: LineOf): Message {
	const section = sections.findLast(({ span: [start, end] }) => start <= span[0] && span[0] < end);
	return message('labels.place', { section: section?.text, line: lineOf(span) });
}

/** A line to add to a report, in offsets of its source. */
interface Insertion {
	readonly offset: number;
	readonly text: string;
}

/** A comment line before the finding's block, with the block's indentation and quote marks, so that lists stay whole. */
export function ignoreHere(report: Report, { code, span }: Finding): Insertion {
	const { source } = report;
	const block = report.blocks.findLast(({ outer: [start, end] }) => start <= span[0] && span[0] < end);
	const start = block?.outer[0] ?? span[0];
	const offset = start === 0 ? 0 : source.lastIndexOf('\n', start - 1) + 1;
	const prefix = /^[ \t>]*/.exec(source.slice(offset))![0];
	return { offset, text: `${prefix}<!-- plumbline-disable-next-line ${code} -->${lineBreak(source)}` };
}

/** A comment line for the whole file: after the front matter, which must stay first. */
export function ignoreInFile(report: Report, { code }: Finding): Insertion {
	const { source, frontMatter } = report;
	const comment = `<!-- plumbline-disable-file ${code} -->${lineBreak(source)}`;
	if (!frontMatter) return { offset: source.startsWith('\uFEFF') ? 1 : 0, text: comment };
	const end = source.indexOf('\n', frontMatter.span[1] - 1);
	if (end < 0) return { offset: source.length, text: `${lineBreak(source)}${comment}` };
	return { offset: end + 1, text: comment };
}

function lineBreak(source: string): string {
	return source.includes('\r\n') ? '\r\n' : '\n';
}
