import type { Check, DraftFinding } from '../../findings/model';
import { resolvesLabel } from '../../report/citationsElsewhere';
import type { Citation, Reference, Report } from '../../report/model';

/**
 * `citation.broken`: a marker that names no reference, or a reference with nothing in it. A key that the report does not
 * list itself is not judged where the report names a bibliography: the entry is in that file.
 */
export const brokenCitations: Check = ({ report }) =>
	report.citations.flatMap((citation) => brokenLabels(report, citation));

function brokenLabels(report: Report, citation: Citation): DraftFinding[] {
	if (citation.url !== undefined) return [];
	return citation.labels.flatMap((label, i): DraftFinding[] => {
		if (resolvesLabel(report, citation, i)) return [];
		const index = citation.references[i];
		const reference = index === undefined ? undefined : report.references[index];
		return [
			{
				code: 'citation.broken',
				span: citation.span,
				message: messageOf(label, reference, report.references.length),
				related: reference ? [{ span: reference.span, message: 'The empty reference.' }] : [],
				data: { label },
			},
		];
	});
}

function messageOf(label: string, reference: Reference | undefined, count: number): string {
	if (reference) return `Reference “${label}” has neither a title nor an address: readers cannot follow it.`;
	if (count === 0) return `“${label}” points at a reference list that the report does not have.`;
	const list = count === 1 ? 'list of 1 entry' : `list of ${count} entries`;
	return `The ${list} has no “${label}”: add it, or correct the number.`;
}
