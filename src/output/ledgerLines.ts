import { message } from '../messages/message';
import type { Words } from '../messages/model';
import type { LedgerView } from '../view/model';

/** More lines would hide the counts. */
const linesShown = 8;

/** Each count, with the lines of its first places. */
export function ledgerLines({ entries }: LedgerView, words: Words): { text: string; where: string }[] {
	return entries.map(({ text, places }) => {
		const lines = places.slice(0, linesShown).map(({ line }) => line);
		const more = places.length - lines.length;
		return { text, where: lines.length === 0 ? '' : words.say(message('ledger.lines', { lines, more })) };
	});
}
