import { sectionsFrom } from '../../report/lookup';
import type { Block, Report, Span } from '../../report/model';

/** A shorter text may end without a full stop: it is a signature, a label, an entry of a list. */
const leastWords = 9;
const leastCharacters = 24;
const textKinds: ReadonlySet<string> = new Set(['paragraph', 'item']);

/** The last words of a report whose last text has no end, though others of its kind have: what comes behind is lost. */
export function brokenOff(report: Report): Span[] {
	const last = report.blocks.findLast((block) => isText(report, block) && !isReferenceSection(report, block.section));
	if (!last || isRest(report, last)) return [];
	const sentence = report.sentences[last.sentences[1] - 1];
	if (!sentence || !isLong(sentence.text) || !hasNoEnd(report.source.slice(...sentence.span))) return [];
	const alike = report.blocks.filter((block) => block !== last && isAlike(block, last) && isText(report, block));
	const ended = alike.filter((block) => /[.!?。！？][\p{Pe}\p{Pf}"'*_\s]*$/u.test(plainEnd(report, block)));
	return ended.length >= leastEnded && ended.length >= alike.length * mostlyEnded ? [sentence.span] : [];
}

/** Of the other texts so many have an end, and such a share. */
const leastEnded = 2;
const mostlyEnded = 0.8;

/** A list of one report may be of sentences, and the next of words. */
function isAlike({ kind, section }: Block, last: Block): boolean {
	return kind === last.kind && (kind !== 'item' || section === last.section);
}

function isText({ sentences }: Report, { kind, sentences: [from, to] }: Block): boolean {
	return textKinds.has(kind) && to > from && isLong(sentences[to - 1]?.text ?? '');
}

/** Behind a list of references stands what no reader reads to its end; and a heading, a table or code may be meant to stand last. */
function isRest(report: Report, last: Block): boolean {
	const isListed = ({ kind, section }: Block) => kind === 'reference' || isReferenceSection(report, section);
	const behind = report.blocks.slice(last.index + 1).filter((block) => !isListed(block));
	return report.blocks.slice(0, last.index + 1).some(isListed) || behind.some(({ kind }) => closing.has(kind));
}

const closing: ReadonlySet<string> = new Set(['heading', 'table', 'code']);

function isReferenceSection(report: Report, section: number | undefined): boolean {
	return sectionsFrom(report, section).some(({ role }) => role === 'references' || role === 'contents');
}

function isLong(text: string): boolean {
	return /\p{Script=Han}/u.test(text) ? text.length >= leastCharacters : text.split(/\s+/u).length >= leastWords;
}

/** Nothing but a letter, a figure or a comma stands at its end; what links to something may be a colophon. */
function hasNoEnd(text: string): boolean {
	return /[\p{L}\p{N},，、]$/u.test(text.trimEnd()) && !/https?:|www\.|@|#\S+$/u.test(text);
}

function plainEnd({ sentences }: Report, { sentences: [, to] }: Block): string {
	return sentences[to - 1]?.text ?? '';
}
