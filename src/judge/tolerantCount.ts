import { message } from '../messages/message';
import type { Logger } from '../ports';
import { estimateTokens } from './tokens';

/** Counts with a tokenizer as long as it works; after its first failure, told once, tokens are estimated. */
export function tolerantCount(
	count: (text: string) => Promise<number>,
	logger: Logger,
): (text: string) => Promise<number> {
	let failed = false;
	return async (text) => {
		if (failed) return estimateTokens(text);
		try {
			return await count(text);
		} catch (error) {
			if (!failed) logger.warn(message('notices.noTokenizer', { reason: String(error) }));
			failed = true;
			return estimateTokens(text);
		}
	};
}
