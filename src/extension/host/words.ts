import { env } from 'vscode';
import { PlumblineError } from '../../errors';
import { closestLanguage } from '../../messages/languages';
import { wordsIn } from '../../messages/words';

/** The core's messages in the editor's language. */
export const words = wordsIn(closestLanguage(env.language));

/** What a person has to put right before something can be done; the message is in the editor's language. */
export class SetupError extends Error {
	override readonly name = 'SetupError';
}

/** Whether an error was to be expected, and says itself what to do. */
export function isExpected(error: unknown): boolean {
	return error instanceof PlumblineError || error instanceof SetupError;
}

/** What went wrong, for the person who asked for it. */
export function errorText(error: unknown): string {
	if (error instanceof PlumblineError) return words.say(error.said);
	return error instanceof Error ? error.message : String(error);
}
