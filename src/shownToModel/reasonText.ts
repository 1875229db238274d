import { verbatim } from '../messages/message';
import type { Message } from '../messages/model';
import { printable, truncate } from '../text/shorten';

/** In UTF-16 units; longer reasons are cut. */
const longestReason = 600;

/** A model's reason for a verdict, as it is shown and kept: on one line, without what moves a cursor or reorders words. */
export function reasonText(said: string, longest = longestReason): string {
	return truncate(printable(said).trim(), longest);
}

/** The same as a message; `null` where the model said nothing. */
export function reasonMessage(said: string): Message | null {
	const reason = reasonText(said);
	return reason === '' ? null : verbatim(reason);
}

/** What a model said itself in a reason. What is said to users around it has no place in a question. */
export function modelWordsIn(reason: Message | null): string {
	if (reason?.code === 'common.verbatim') return String((reason.args as { readonly text: unknown }).text);
	if (reason?.code !== 'verdicts.reasons') return '';
	const { reasons } = reason.args as { readonly reasons: readonly Message[] };
	return reasons.map(modelWordsIn).filter(Boolean).join(' ');
}
