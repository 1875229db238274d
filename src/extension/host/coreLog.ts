import type { LogOutputChannel } from 'vscode';
import { inEnglish } from '../../messages/english';
import type { Logger } from '../../ports';

/** Writes what the core has to say beside its results into the log, which is kept in English. */
export function coreLog(log: LogOutputChannel): Logger {
	return {
		info: (notice) => log.info(inEnglish(notice)),
		warn: (notice) => log.warn(inEnglish(notice)),
		error: (notice) => log.error(inEnglish(notice)),
	};
}
