import { message } from '../../messages/message';
import type { CitationContext, DraftCitation } from '../citations/citationDrafts';
import { firstUnreadCitation } from '../citations/otherBrackets';
import { hasNoList, namesBibliography } from '../citations/resolvable';
import { isForeign } from '../language';
import type { ReadProblem, Report } from '../model';
import { readProse } from '../prose';

/** Problems for parts of a report that cannot be read, reported once in place of findings. */
export function unreadParts(
	report: Pick<Report, 'source' | 'frontMatter' | 'language' | 'references' | 'sentences'>,
	context: Omit<CitationContext, 'found'>,
	found: readonly DraftCitation[],
): ReadProblem[] {
	const form = firstUnreadCitation({ ...context, found });
	const key = found.find((citation) => citation.form === 'key' || citation.form === 'authorYear');
	const inProject = key && !namesBibliography(report) && hasNoList(report);
	const [first, last] = [report.sentences[0], report.sentences.at(-1)];
	const foreign = first && last && isForeign(report.sentences.map(({ text }) => text).join('\n'), report.language);
	const html = unreadHtml(context);
	return [
		...(foreign
			? [{ code: 'language', span: [first.span[0], last.span[1]], message: message('reading.language') } as const]
			: []),
		...(html[0]
			? [{ code: 'html', span: html[0].span, message: message('reading.html', { count: html.length }) } as const]
			: []),
		...(form ? [{ code: 'citations', span: form, message: message('reading.citations') } as const] : []),
		...(inProject ? [{ code: 'bibliography', span: key.span, message: message('reading.bibliography') } as const] : []),
	];
}

/** HTML with fewer words is a label or a caption. */
const leastWords = 8;

/** Blocks of HTML with more words than a label has. */
function unreadHtml({ source, ink, blocks }: Omit<CitationContext, 'found'>) {
	return blocks.filter(
		({ kind, span }) =>
			kind === 'html' && (readProse(source, ink, span).text.match(/\p{L}{2,}/gu)?.length ?? 0) >= leastWords,
	);
}
