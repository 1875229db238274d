import type { Check, DraftFinding } from '../../findings/model';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { resolvesLabel } from '../../report/citationResolution';
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
				related: reference ? [{ span: reference.span, message: message('checks.emptyReferenceHere') }] : [],
				data: { label },
			},
		];
	});
}

function messageOf(label: string, reference: Reference | undefined, count: number): Message {
	if (reference) return message('checks.emptyReference', { label });
	if (count === 0) return message('checks.noReferenceList', { label });
	return message('checks.labelNotListed', { label, count });
}
