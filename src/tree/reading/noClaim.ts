import { sourceNote } from '../../report/blocks/captions';
import type { Report } from '../../report/model';
import { opensAboutReport } from './aboutReport';
import { hasPredicate } from './predicate';
import type { Unit } from './units';

/**
 * Whether a sentence says nothing of the report's subject, so that it is neither claim nor fact: a heading in the line of its
 * text, a line that names the source of an exhibit, or what the report says of itself.
 */
export function isNoClaim(report: Report, unit: Unit, figures: number): boolean {
	if (unit.kind !== 'sentence') return false;
	if (isRunInHeading(report, unit) || sourceNote.test(unit.text)) return true;
	return figures === 0 && opensAboutReport(unit.text);
}

/** In characters. */
const longestRunIn = 30;

/** Whether a sentence is a heading that its text follows in the same line: `**Wages.** Pay rises in April.` */
export function isRunInHeading({ source }: Report, { span, text, position, siblings }: Unit): boolean {
	return (
		position + 1 < siblings &&
		text.length <= longestRunIn &&
		/^(\*\*|__)[^*_]+\1$/u.test(source.slice(...span)) &&
		!hasPredicate(text)
	);
}
