import type { Check } from '../../findings/model';
import { message } from '../../messages/message';

/**
 * `citation.unused`: an entry of the reference list that nothing in the text cites. A list without labels, or a report
 * whose text cites nothing at all, is a bibliography and not judged entry by entry.
 */
export const unusedReferences: Check = ({ report }) => {
	const cited = new Set(report.citations.flatMap((citation) => citation.references));
	if (report.references.every((reference) => !cited.has(reference.index))) return [];
	return report.references
		.filter((reference) => reference.label !== undefined && !reference.empty && !cited.has(reference.index))
		.map((reference) => ({
			code: 'citation.unused',
			span: reference.span,
			message: message('checks.citationUnused', { label: reference.label! }),
			data: { label: reference.label! },
		}));
};
