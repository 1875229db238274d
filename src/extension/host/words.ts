import { env } from 'vscode';
import { closestLanguage } from '../../messages/languages';
import { wordsIn } from '../../messages/words';

/** The core's messages in the editor's language. */
export const words = wordsIn(closestLanguage(env.language));
