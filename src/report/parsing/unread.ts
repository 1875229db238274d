import { message } from '../../messages/message';
import type { CitationContext, DraftCitation } from '../citations/citationDrafts';
import { unreadForm } from '../citations/otherBrackets';
import { listsNone, namesBibliography } from '../citations/resolvable';
import type { ReadProblem, Report } from '../model';

/** What a report holds that is not read: said once, in place of findings on it. */
export function unreadParts(
	report: Pick<Report, 'source' | 'frontMatter' | 'references'>,
	context: Omit<CitationContext, 'found'>,
	found: readonly DraftCitation[],
): ReadProblem[] {
	const form = unreadForm({ ...context, found });
	const key = found.find((citation) => citation.form === 'key' || citation.form === 'authorYear');
	const inProject = key && !namesBibliography(report) && listsNone(report);
	return [
		...(form ? [{ code: 'citations', span: form, message: message('reading.citations') } as const] : []),
		...(inProject ? [{ code: 'bibliography', span: key.span, message: message('reading.bibliography') } as const] : []),
	];
}
