import type { LogOutputChannel } from 'vscode';
import { inEnglish } from '../../messages/inEnglish';
import type { Logger } from '../../ports';
import { showWarning } from './notices';
import { words } from './words';

/**
 * Writes what the core has to say beside its results into the log, which is kept in English. Errors, such as a disk on
 * which no answer can be kept, are told the author too, each once.
 */
export function coreLog(log: LogOutputChannel): Logger {
	const told = new Set<string>();
	return {
		info: (notice) => log.info(inEnglish(notice)),
		warn: (notice) => log.warn(inEnglish(notice)),
		error: (notice) => {
			log.error(inEnglish(notice));
			const text = words.say(notice);
			if (!told.has(text)) void showWarning(text);
			told.add(text);
		},
	};
}
