import type { Finding, FindingCode } from '../findings/model';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import { sentencesAround } from '../places/anchors';
import { overlapping, startingIn } from '../report/lookup';
import type { Report, Span } from '../report/model';
import { findQuantities } from '../report/numbers/quantityGrammar';

/** Codes of findings that rewording can fix without further research. */
const rewordableCodes: ReadonlySet<FindingCode> = new Set([
	'claim.unsupported',
	'claim.partial',
	'claim.overstated',
	'claim.vague',
	'source.partly',
]);

/** More sentences would be rewriting a passage. */
const mostSentences = 2;

/** The sentence that a finding is on, as far as its wording can be changed; `undefined` for others, for tables, and where HTML stands in it. */
export function rewordablePlace(report: Report, { code, span }: Pick<Finding, 'code' | 'span'>): Span | undefined {
	const sentences = overlapping(report.sentences, span);
	if (!rewordableCodes.has(code) || sentences.length === 0 || sentences.length > mostSentences) return undefined;
	const place = sentencesAround(report, span);
	const text = report.source.slice(...place);
	const inTable = report.tables.some(({ block }) => sentences.some((sentence) => sentence.block === block));
	return inTable || /[<>\n\r]/.test(text) ? undefined : place;
}

/**
 * Why a wording that came from outside may not stand in place of a sentence: it loses or adds a source mark, adds a figure,
 * a link or markup, breaks the line, or changes nothing. `undefined` where it may.
 */
export function wordingProblem(report: Report, place: Span, wording: string): Message | undefined {
	const before = report.source.slice(...place);
	const marks = startingIn(report.citations, place).map(({ span }) => report.source.slice(...span));
	if (wording.trim() === before.trim()) return message('wording.unchanged');
	const bare = marks.reduce((left, mark) => left.replaceAll(mark, ''), wording);
	if (!isPlainSentence(bare, before) || wording.length > 2 * before.length + 80) return message('wording.notASentence');
	if (
		marks.some((mark) => countOf(wording, mark) !== countOf(before, mark)) ||
		bracketsIn(wording) !== bracketsIn(before)
	)
		return message('wording.sourceMarks');
	const added = figuresOf(report, wording).filter((figure) => !figuresOf(report, before).includes(figure));
	return added.length > 0 ? message('wording.figures', { figures: added }) : undefined;
}

/** Whether Markdown reads a wording as plain words: no line break, markup or address, and no heading, list or code at its start. */
export function isPlainSentence(wording: string, before: string): boolean {
	const opens = /^(?:\s*(?:#{2,6}|(?:#|[-*+>|]|\d+[.)])\s)| {4}|\t)/;
	const holds = /[\n\r<>]|\]\(|!\[|https?:|\bwww\./i;
	return !holds.test(wording) && (!opens.test(wording) || opens.test(before));
}

function countOf(text: string, part: string): number {
	return text.split(part).length - 1;
}

/** Opening brackets, as a count of source marks that includes those the parser does not recognise. */
function bracketsIn(text: string): number {
	return text.match(/[[【［]/gu)?.length ?? 0;
}

function figuresOf({ language }: Report, text: string): string[] {
	return findQuantities(text, language).map(({ value, upper }) =>
		[value, upper].filter((one) => one !== undefined).join('–'),
	);
}
