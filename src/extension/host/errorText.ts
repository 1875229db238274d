import { PlumblineError } from '../../errors';
import { words } from './words';

/** What went wrong, for the person who asked for it. */
export function errorText(error: unknown): string {
	if (error instanceof PlumblineError) return words.say(error.said);
	return error instanceof Error ? error.message : String(error);
}
