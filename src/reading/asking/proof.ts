import { checkCalculation } from '../../checks/numbers/text/calculations';
import type { GivenMark } from '../../judge/tasks/readReport';
import { blockAt } from '../../report/lookup';
import type { Citation, Report, Span } from '../../report/model';
import { isWithin, overlap } from '../../report/spanRelations';
import type { Proof } from '../model';

interface Place {
	readonly span: Span;
	readonly quoted: boolean;
}

/** What code can say of a mark whose words stand in the report. Where nothing can be checked, that they stand there is all. */
export function proofOf(given: GivenMark, span: Span, others: readonly Place[], report: Report): Proof {
	switch (given.kind) {
		case 'arithmetic':
			return calculationOf(given, span, report);
		case 'contradiction':
			return contradictionOf(given, span, others, report);
		case 'repetition':
			return others.some(({ quoted }) => quoted) ? 'quoted' : 'doubtful';
		case 'uncited':
			return sourcesFor(report, span).length > 0 ? 'doubtful' : 'quoted';
		case 'citation':
			return isSound(report, span) ? 'doubtful' : 'quoted';
		default:
			return 'quoted';
	}
}

function calculationOf({ computes }: GivenMark, span: Span, report: Report): Proof {
	if (!computes) return 'quoted';
	const worked = checkCalculation(report, sentenceOf(report, span), computes);
	return worked === 'holds' ? 'doubtful' : worked === 'unread' ? 'quoted' : 'proven';
}

/** Two places disagree: both stand there, and where both give figures these are not all the same. */
function contradictionOf(
	{ quote, others: given }: GivenMark,
	span: Span,
	others: readonly Place[],
	report: Report,
): Proof {
	if (!others.some(({ quoted }) => quoted)) return 'doubtful';
	const own = figuresOf(quote || report.source.slice(...span));
	const elsewhere = given.map((other) => figuresOf(other.quote)).filter((figures) => figures !== '');
	return own !== '' && elsewhere.length > 0 && elsewhere.every((figures) => figures === own) ? 'doubtful' : 'quoted';
}

function figuresOf(text: string): string {
	return (text.match(/\d+(?:[.,]\d+)*/gu) ?? []).join(' ');
}

function sentenceOf({ sentences }: Report, span: Span): Span {
	const touched = sentences.filter((sentence) => overlap(sentence.span, span));
	return [
		Math.min(span[0], ...touched.map((one) => one.span[0])),
		Math.max(span[1], ...touched.map((one) => one.span[1])),
	];
}

/** The citations that stand for a place: in its sentence, or once for its table or list, at the lead or the caption. */
export function sourcesFor(report: Report, span: Span): Citation[] {
	const sentence = sentenceOf(report, span);
	const own = report.citations.filter((citation) => overlap(citation.span, sentence) && isResolved(citation));
	if (own.length > 0) return own;
	const block = report.blocks.find((one) => overlap(one.span, span));
	const leads = block
		? report.blocks.filter(({ introduces }) => introduces !== undefined && isLedBy(report, block.index, introduces))
		: [];
	const captions = report.tables.flatMap(({ block: at, caption }) => (at === block?.index && caption ? [caption] : []));
	const once = [...leads.map((lead) => lead.span), ...captions];
	return report.citations.filter(
		(citation) => isResolved(citation) && once.some((place) => isWithin(citation.span, place)),
	);
}

/** A list is led by what introduces its first item. */
function isLedBy(report: Report, block: number, first: number): boolean {
	if (block < first) return false;
	const [own, head] = [blockAt(report, block), blockAt(report, first)];
	return (
		block === first ||
		(own.kind === 'item' &&
			head.kind === 'item' &&
			report.blocks.slice(first, block).every(({ kind }) => kind === 'item'))
	);
}

function isResolved({ url, references }: Citation): boolean {
	return url !== undefined || references.some((reference) => reference !== undefined);
}

/** Every marker at a place leads to an entry that says what it is: what is called broken there may be so in another way. An entry of the list may lack what only a reader misses. */
function isSound(report: Report, span: Span): boolean {
	if (report.references.some((entry) => overlap(entry.span, span))) return false;
	const near = report.citations.filter((citation) => overlap(citation.span, sentenceOf(report, span)));
	return (
		near.length > 0 &&
		near.every((citation) => {
			const entries = citation.references.map((at) => (at === undefined ? undefined : report.references[at]));
			if (citation.url !== undefined && entries.length === 0) return false;
			return entries.length > 0 && entries.every((entry) => entry && !entry.empty && entry.url !== undefined);
		})
	);
}
