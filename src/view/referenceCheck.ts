import { message } from '../messages/message';
import type { Message, Words } from '../messages/model';
import { shorten } from '../text/shorten';
import type { Nearness, ReferenceCheck, StatementCheck } from '../verification/checkStatement';

/** Long enough to see whether it is about the claim. */
const passageLength = 120;

/** Whether it is cited nearby, and what it says of the claim that may cite it: in one line with the passage that fits best. */
export function referenceCheckText({ near, text }: Omit<ReferenceCheck, 'reference'>, words: Words): string {
	const told = words.all([...nearMessages(near), ...(text ? toldOf(text) : [message('citing.notHere')])]);
	const [best] = text?.verdict === 'not-found' ? [] : (text?.passages ?? []);
	return best ? `${told} “${shorten(best.text, passageLength)}”` : told;
}

/** The same of a reference where none of them could be read, which is said once of all. */
export function unreadReferenceText(
	{ near }: Pick<ReferenceCheck, 'near'>,
	url: string | undefined,
	words: Words,
): string {
	return [words.all(nearMessages(near)), url].filter(Boolean).join(' ');
}

function nearMessages(near: Nearness | undefined): Message[] {
	return near === undefined ? [] : [message('citing.near', { near })];
}

/** The figures decide where the claim has some: whether the source says the same besides is told where it does not. */
function toldOf({ given, missing, verdict, partly }: StatementCheck): Message[] {
	const figures = given.length + missing.length > 0;
	const besides = !figures || verdict === 'contradicted' || (verdict === 'not-found' && missing.length === 0);
	return [
		...(figures ? [message('citing.figures', { given, missing })] : []),
		...(besides ? [message(`citing.verdict.${verdict}`)] : []),
		...(partly && (missing.length > 0 || verdict === 'not-found') ? [message('citing.partOnly')] : []),
	];
}
