import { type Finding, type FindingCode, findingCodes } from '../findings/model';
import { titleOf } from '../findings/title';
import { isListed } from '../findings/volume';
import { message } from '../messages/message';
import type { Words } from '../messages/model';
import type { Report } from '../report/model';
import { readableExcerpt } from './excerpt';

/** Long enough to know the place by, short enough to leave room for what is said of it. */
const quotedLength = 48;

/** Findings about what could as well be left out: editors draw their places faded. */
const faded: ReadonlySet<FindingCode> = new Set(['citation.unused']);

/**
 * What a finding says in an editor's list of problems: behind the words it is about; a message that begins with a quotation
 * names them itself.
 */
export function problemText(report: Report, { span, message: what }: Finding, words: Words): string {
	const told = words.say(what);
	if (told.startsWith('“')) return told;
	return words.say(message('labels.ofWords', { words: readableExcerpt(report, span, quotedLength), what }));
}

/** How loudly an editor tells of a finding: what is held back is left to the eye, as hints are. */
export function problemLevel(finding: Finding): Finding['severity'] {
	return isListed(finding) ? finding.severity : 'hint';
}

export function isFaded({ code }: Pick<Finding, 'code'>): boolean {
	return faded.has(code);
}

/** What a finding is called. */
export function findingTitle(finding: Pick<Finding, 'code' | 'message'>, words: Words): string {
	return words.say(titleOf(finding));
}

/** What all findings of a code are called. */
export function codeTitle(code: FindingCode, words: Words): string {
	return words.say(findingCodes[code].title);
}
