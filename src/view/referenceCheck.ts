import { message } from '../messages/message';
import type { Message, Words } from '../messages/model';
import { shorten } from '../text/shorten';
import type { ReferenceText } from '../verification/checkReference';

/** Long enough to see whether it is about the claim. */
const passageLength = 120;

/** What a reference says of the claim that may cite it, in one line with the passage that fits best. */
export function referenceCheckText(text: ReferenceText | undefined, words: Words): string {
	if (!text) return words.say(message('citing.notHere'));
	const told = words.all(toldOf(text));
	const fits = text.passage !== undefined && text.verdict !== 'not-found';
	return fits ? `${told} “${shorten(text.passage, passageLength)}”` : told;
}

/** The figures decide where the claim has some: whether the source says the same besides is told where it does not. */
function toldOf({ given, missing, verdict, partly }: ReferenceText): Message[] {
	const figures = given.length + missing.length > 0;
	const besides = !figures || verdict === 'contradicted' || (verdict === 'not-found' && missing.length === 0);
	return [
		...(figures ? [message('citing.figures', { given, missing })] : []),
		...(besides ? [message('citing.verdict', { verdict })] : []),
		...(partly && (missing.length > 0 || verdict === 'not-found') ? [message('citing.partOnly')] : []),
	];
}
