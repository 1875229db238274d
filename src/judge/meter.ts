import type { Message } from '../messages/model';
import type { Tokens } from './budget';
import type { JudgeTask, ModelError, Price, Usage } from './model';
import { costOf } from './prices';

/** Counts what a run uses. */
export interface Meter {
	/** A request went out. */
	countCall(): void;
	addTokens(tokens: Tokens): void;
	/** A question was answered without asking. */
	countCached(): void;
	recordPrompt(id: string, version: string): void;
	recordFailure(task: JudgeTask, about: Message, error: ModelError): void;
	usage(): Usage;
}

export function createMeter(price: Price | undefined): Meter {
	let [calls, cached, tokensIn, tokensOut] = [0, 0, 0, 0];
	const prompts = new Map<string, string>();
	const failures: Usage['failures'][number][] = [];
	return {
		countCall: () => void calls++,
		countCached: () => void cached++,
		addTokens(tokens) {
			tokensIn += tokens.tokensIn;
			tokensOut += tokens.tokensOut;
		},
		recordPrompt: (id, version) => void prompts.set(id, version),
		recordFailure: ({ id }, about, { code, said }) => void failures.push({ task: id, about, code, message: said }),
		usage: () => ({
			calls,
			cached,
			tokensIn,
			tokensOut,
			cost: costOf(price, tokensIn, tokensOut),
			prompts: Object.fromEntries([...prompts].sort(([one], [other]) => (one < other ? -1 : 1))),
			failures: [...failures],
		}),
	};
}
