import { itemAt } from '../../access';
import type { Analysis } from '../../analysis';
import type { DraftFinding, Finding, FindingCode, Severity } from '../../findings/model';
import type { MarkKind, MarkWeight } from '../../judge/tasks/readReport';
import { message, verbatim } from '../../messages/message';
import type { Report, Span } from '../../report/model';
import { overlap } from '../../report/spanRelations';
import { TextCollection } from '../../text/similarity';
import type { CurrentMark } from './model';
import { nodeAt } from './readingTree';

/** The code of each kind; a contradiction of words has one of its own. */
const codeOfKind = {
	unsupported: 'claim.unsupported',
	partly: 'claim.partial',
	overstated: 'claim.overstated',
	vague: 'claim.vague',
	gap: 'argument.gap',
	uncited: 'citation.missing',
	citation: 'citation.broken',
	wrongSource: 'citation.mismatch',
	contradiction: 'number.inconsistent',
	arithmetic: 'number.arithmetic',
	unit: 'number.unit',
	period: 'number.period',
	repetition: 'paragraph.redundant',
	missing: 'report.missing',
	other: 'review.note',
} as const satisfies Readonly<Record<MarkKind, FindingCode>>;

/** How loudly a defect is told, by how much it matters. */
const severityOfWeight: Readonly<Record<MarkWeight, Exclude<Severity, 'off'>>> = {
	must: 'warning',
	should: 'info',
	could: 'hint',
};

/** A mark as a finding, in the model's words; a number that rules have computed for the same place comes along. */
export function findingOfMark(
	analysis: Analysis,
	{ mark, span, others, rank }: CurrentMark,
	beside: readonly Finding[],
): DraftFinding {
	const { kind, weight, note, better, proof } = mark;
	const coded = codeAndData(analysis, kind, span, others);
	const computed = beside.find((finding) => finding.code === coded.code && overlap(finding.span, span))?.data;
	return {
		span,
		decidedBy: 'model',
		severity: severityOfWeight[weight],
		message: verbatim(note),
		related: others.map((other) => ({ span: other, message: message('review.otherPlace') })),
		...coded,
		data: { ...computed, ...coded.data, kind, weight, proof, rank, ...(better !== null && { better }) },
	} as DraftFinding;
}

type CodeAndData = Pick<DraftFinding, 'code' | 'data'>;

/** What programs are told of a mark beside its kind is what is known at its place. */
function codeAndData({ report, tree }: Analysis, kind: MarkKind, span: Span, others: readonly Span[]): CodeAndData {
	const code = codeOfKind[kind];
	const node = nodeAt(tree, span)?.id;
	const ofNode = node === undefined ? {} : { node };
	const words = report.source.slice(...span);
	switch (code) {
		case 'claim.unsupported':
			return { code, data: { ...ofNode, reason: 'noEvidence' } };
		case 'claim.partial':
			return { code, data: { ...ofNode, reason: 'unsourcedFact' } };
		case 'claim.overstated':
		case 'claim.vague':
			return { code, data: { ...ofNode, words } };
		case 'citation.missing':
			return { code, data: ofNode };
		case 'citation.broken':
		case 'citation.mismatch': {
			const label = labelAt(report, span);
			return { code, data: label === undefined ? {} : { label } };
		}
		case 'number.inconsistent': {
			const hasFigure = [span, ...others].some((place) => /\p{N}/u.test(report.source.slice(...place)));
			return { code: hasFigure ? code : 'argument.contradiction', data: {} };
		}
		case 'paragraph.redundant': {
			const pair = others.map((other) => repetition(report, span, other)).find((found) => found !== undefined);
			return { code, data: pair ?? {} };
		}
		default:
			return { code, data: {} };
	}
}

/** Quotes leave marks out: one that stands right behind the words is theirs; an entry of the list has its own. */
function labelAt({ citations, sentences, references }: Report, span: Span): string | undefined {
	const entry = references.find((reference) => overlap(reference.span, span));
	if (entry?.label !== undefined) return entry.label;
	const around = sentences.find((sentence) => overlap(sentence.span, span))?.span ?? span;
	const near = citations.filter((citation) => overlap(citation.span, span) || overlap(citation.span, around));
	return near.find((citation) => citation.span[1] > span[0])?.labels[0];
}

/** The later of two blocks repeats the earlier; within one block there is no pair of paragraphs. */
function repetition(report: Report, span: Span, other: Span) {
	const [a, b] = [blockOf(report, span), blockOf(report, other)];
	if (a === undefined || b === undefined || a === b) return undefined;
	const [first, second] = a < b ? [a, b] : [b, a];
	const texts = [first, second].map((index) => report.source.slice(...itemAt(report.blocks, index).span));
	const similarity = new TextCollection(texts, report.language === 'zh').likeness(0, 1);
	return { similarity: Math.round(similarity * 100) / 100, first, second };
}

function blockOf({ blocks }: Report, span: Span): number | undefined {
	return blocks.findLast((block) => overlap(block.span, span))?.index;
}
