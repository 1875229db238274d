import type { Message } from './model';
import { wordsIn } from './words';

const words = wordsIn('en');

/** A message in English: for logs, and for the questions to models. */
export function inEnglish(message: Message): string {
	return words.say(message);
}

/** Whether a message that was kept can still be said: another release may have had other sentences. */
export function canSay(message: Message): boolean {
	try {
		return inEnglish(message) !== '';
	} catch {
		// Its sentence is gone, or asks for something else by now.
		return false;
	}
}
