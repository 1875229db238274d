import { checkCalculation } from '../../checks/numbers/text/calculations';
import type { GivenMark } from '../../judge/tasks/readReport';
import { sentencesAround } from '../../places/anchors';
import type { Citation, Report, Span } from '../../report/model';
import { findQuantities } from '../../report/numbers/quantityGrammar';
import { isWithin, overlap } from '../../report/spanRelations';
import { readerText } from '../../shownToModel/readerText';
import { introducingBlock } from '../../verification/claimPlace';
import type { Proof } from '../model';

interface Place {
	readonly span: Span;
	readonly quoted: boolean;
}

/** How far a mark is shown to be right, and what a program found that those who look again should know. */
export interface MarkCheck {
	readonly proof: Proof;
	/** Said behind `a program …`. */
	readonly found?: string;
}

/** What code can say of a mark. Where nothing can be checked, or nothing speaks against what it says, its words stand there and that is all. */
export function checkMark(given: GivenMark, place: Place, others: readonly Place[], report: Report): MarkCheck {
	if (!place.quoted) return doubtful('did not find its words there');
	switch (given.kind) {
		case 'arithmetic':
			return calculationOf(given, place.span, report);
		case 'contradiction':
			return contradictionOf(given, place.span, others, report);
		case 'repetition':
			return others.some(({ quoted }) => quoted) ? nothing : doubtful('did not find the other telling');
		case 'uncited':
		case 'citation':
			return citationOf(given, place.span, others, report);
		default:
			return nothing;
	}
}

const nothing: MarkCheck = { proof: 'quoted' };

function doubtful(found: string): MarkCheck {
	return { proof: 'doubtful', found };
}

function calculationOf({ computes }: GivenMark, span: Span, report: Report): MarkCheck {
	const worked = computes ? checkCalculation(report, sentencesAround(report, span), computes) : 'unread';
	if (!computes || worked === 'unread') return nothing;
	const { expression, result } = computes;
	if (worked === 'holds') return doubtful(`worked it out: ${expression} is ${result}, as it stands there`);
	return { proof: 'proven', found: `worked it out: ${expression} is ${worked.comesTo}, not ${result}` };
}

/** Two places disagree: both stand there, and where both give figures these are not all the same. */
function contradictionOf(
	{ quote, others: given }: GivenMark,
	span: Span,
	others: readonly Place[],
	report: Report,
): MarkCheck {
	if (!others.some(({ quoted }) => quoted)) return doubtful('did not find its other place');
	const figuresOf = (text: string) =>
		findQuantities(text, report.language)
			.filter(({ kind }) => kind !== 'year' && kind !== 'date')
			.map(({ kind, value, upper }) => `${kind} ${value} ${upper}`)
			.join();
	const own = figuresOf(quote || report.source.slice(...span));
	const elsewhere = given.map((other) => figuresOf(other.quote)).filter((figures) => figures !== '');
	return own !== '' && elsewhere.length > 0 && elsewhere.every((figures) => figures === own)
		? doubtful('found the same figures in all of its places')
		: nothing;
}

/**
 * A sentence without a source that has one, or a marker that leads nowhere but leads somewhere. Whoever names a source has
 * seen it: then its being there is no answer to what is said of it; and who does not name a marker speaks of something else.
 */
function citationOf({ kind, quote, note }: GivenMark, span: Span, others: readonly Place[], report: Report): MarkCheck {
	const entries = [span, ...others.map((other) => other.span)];
	if (report.references.some((entry) => entries.some((place) => overlap(entry.span, place)))) return nothing;
	const isNamed = ({ labels }: Citation) => labels.some((label) => `${quote}\n${note}`.includes(`[${label}]`));
	if (kind === 'uncited') {
		const sources = sourcesFor(report, span);
		return sources.length === 0 || sources.some(isNamed)
			? nothing
			: doubtful(`found a source beside it: ${shownMarks(report, sources)}`);
	}
	const named = report.citations.filter(
		(citation) => overlap(citation.span, sentencesAround(report, span)) && isNamed(citation),
	);
	return named.length > 0 && named.every((citation) => leadsToCompleteEntries(report, citation))
		? doubtful(`found an entry with an address for ${shownMarks(report, named)}`)
		: nothing;
}

function shownMarks(report: Report, citations: readonly Citation[]): string {
	return citations.map(({ span }) => readerText(report, span)).join(' ');
}

/** The citations that stand for a place: in its sentence, or once for its table or list, at the lead or the caption. */
function sourcesFor(report: Report, span: Span): Citation[] {
	const resolved = report.citations.filter(isResolved);
	const sentence = sentencesAround(report, span);
	const own = resolved.filter((citation) => overlap(citation.span, sentence));
	if (own.length > 0) return own;
	const block = report.blocks.find((one) => overlap(one.span, span));
	const isListed = block?.kind === 'item' || block?.kind === 'table';
	const lead = isListed ? introducingBlock(report, block) : undefined;
	const captions = report.tables.flatMap(({ block: at, caption }) => (at === block?.index && caption ? [caption] : []));
	const once = [...(lead ? [lead.span] : []), ...captions];
	return resolved.filter((citation) => once.some((place) => isWithin(citation.span, place)));
}

function isResolved({ url, references }: Citation): boolean {
	return url !== undefined || references.some((reference) => reference !== undefined);
}

/** It stands free, and leads to entries that say what they are. */
function leadsToCompleteEntries(
	{ source, references }: Report,
	{ span: [, end], references: entries }: Citation,
): boolean {
	if (/[\p{L}\p{N}]/u.test(source[end] ?? '')) return false;
	return (
		entries.length > 0 &&
		entries.every((at) => at !== undefined && !references[at]?.empty && references[at]?.url !== undefined)
	);
}
