import { message } from '../messages/message';
import type { Words } from '../messages/model';
import type { ReasonView } from '../view/model';

/** A reason with the line that shows it: `The queue is left out. (line 12)`. */
export function placedReason({ message: why, place }: ReasonView, words: Words): string {
	return place ? `${why} (${words.say(message('labels.place', { line: place.line }))})` : why;
}
