import type { Language, Report, Span } from '../../report/model';
import { readProse } from '../../report/prose';
import { type Stretch, shiftSpan, stretchOf } from '../../report/stretch';
import { firstMatch } from '../../text/matches';
import { memoised } from '../../text/memo';

/** Finds the first place in a stretch of the report, outside quotations, that has a turn of phrase. */
export type FindWording = (report: Report, span: Span) => Span | undefined;

/** Words in quotation marks are somebody else's, or spoken of rather than used. */
const quoted = /"[^"]*"|“[^“”]*”|「[^「」]*」|『[^『』]*』|«[^«»]*»/gu;

/** The patterns, a turn of phrase as each language writes it, are global. */
export function wordingFinder(wording: Readonly<Record<Language, RegExp>>): FindWording {
	const findOwn = memoised(({ source, ink, language }: Stretch): Span | undefined => {
		const { text, offset } = readProse(source, ink, [0, source.length]);
		const unquoted = text.replace(quoted, (quotation) => ' '.repeat(quotation.length));
		const match = firstMatch(wording[language], unquoted);
		return match ? [offset(match.index), offset(match.index + match[0].length - 1) + 1] : undefined;
	});
	return ({ source, ink, language }, span) => {
		const found = findOwn(stretchOf(source, ink, span, language));
		return found && shiftSpan(span[0], found);
	};
}
