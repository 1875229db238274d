import type { Language, Report, Span } from '../../report/model';
import { readProse } from '../../report/prose';

/** A turn of phrase as each language writes it; the patterns are global. */
export type Wording = Readonly<Record<Language, RegExp>>;

/** Words in quotation marks are somebody else's, or spoken of rather than used. */
const quoted = /"[^"]*"|“[^”]*”|「[^」]*」|『[^』]*』|«[^»]*»/gu;

/** The first place in a stretch of the report, outside quotations, that is worded so. */
export function findWording(report: Report, span: Span, wording: Wording): Span | undefined {
	const { text, offset } = readProse(report.source, report.ink, span);
	const unquoted = text.replace(quoted, (quotation) => ' '.repeat(quotation.length));
	const match = unquoted.matchAll(wording[report.language]).next().value;
	return match && [offset(match.index), offset(match.index + match[0].length - 1) + 1];
}
