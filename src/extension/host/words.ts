import { env } from 'vscode';
import { PlumblineError } from '../../errors';
import { closestLanguage } from '../../messages/languages';
import { wordsIn } from '../../messages/words';

/** The core's messages in the editor's language. */
export const words = wordsIn(closestLanguage(env.language));

/** What went wrong, for the person who asked for it. */
export function errorText(error: unknown): string {
	if (error instanceof PlumblineError) return words.say(error.said);
	return error instanceof Error ? error.message : String(error);
}
