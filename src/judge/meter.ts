import type { Message } from '../messages/model';
import type { Tokens } from './budget';
import type { JudgeTask, ModelError, Price, Usage } from './model';
import { costOf } from './prices';

/** Counts what a run uses. */
export interface Meter {
	/** A request went out. */
	called(): void;
	used(tokens: Tokens): void;
	/** A question was answered without asking. */
	spared(): void;
	prompted(id: string, version: string): void;
	failed(task: JudgeTask, about: Message, error: ModelError): void;
	usage(): Usage;
}

export function createMeter(price: Price | undefined): Meter {
	let [calls, cached, tokensIn, tokensOut] = [0, 0, 0, 0];
	const prompts = new Map<string, string>();
	const failures: Usage['failures'][number][] = [];
	return {
		called: () => void calls++,
		spared: () => void cached++,
		used(tokens) {
			tokensIn += tokens.tokensIn;
			tokensOut += tokens.tokensOut;
		},
		prompted: (id, version) => void prompts.set(id, version),
		failed: ({ id }, about, { code, said }) => void failures.push({ task: id, about, code, message: said }),
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
