import { message } from '../messages/message';
import { ModelError, type Price, type RunLimits } from './model';
import { costOf } from './prices';

/** Tokens that a call may need at most, or has used. */
export interface Tokens {
	readonly tokensIn: number;
	readonly tokensOut: number;
}

export interface Budget {
	/** Whether anything is limited, so that calls need to be measured before they are sent. */
	readonly limited: boolean;
	/**
	 * Sets aside the most a call may use. Waits while calls under way hold what it needs; throws a {@link ModelError}
	 * `budget` when it would not fit even without them. The returned function takes what the call has used instead.
	 */
	reserve(most: Tokens, signal: AbortSignal): Promise<(used: Tokens) => void>;
}

/** Never spends more than the limits: every call is counted at its most until its real use is known. */
export function createBudget({ maxCost, maxTokens }: RunLimits, price: Price | undefined, label: string): Budget {
	const held = new Set<Tokens>();
	/** Wakes who waits for a call under way to end; it does when it is aborted, too. */
	const waiting: (() => void)[] = [];
	let spent: Tokens = { tokensIn: 0, tokensOut: 0 };

	const fits = (tokens: Tokens) =>
		(maxTokens === undefined || tokens.tokensIn + tokens.tokensOut <= maxTokens) &&
		(maxCost === undefined || costOf(price, tokens.tokensIn, tokens.tokensOut)! <= maxCost);

	return {
		limited: maxCost !== undefined || maxTokens !== undefined,
		async reserve(most, signal) {
			if (maxCost !== undefined && !price)
				throw new ModelError('budget', message('modelErrors.unknownPrice', { label }));
			for (;;) {
				signal.throwIfAborted();
				if (!fits(add(spent, most)))
					throw new ModelError('budget', message('modelErrors.budget', { maxCost, maxTokens }));
				if (fits([...held, most].reduce(add, spent))) break;
				await new Promise<void>((wake) => waiting.push(wake));
			}
			held.add(most);
			return (used) => {
				held.delete(most);
				spent = add(spent, used);
				for (const wake of waiting.splice(0)) wake();
			};
		},
	};
}

const add = (one: Tokens, other: Tokens): Tokens => ({
	tokensIn: one.tokensIn + other.tokensIn,
	tokensOut: one.tokensOut + other.tokensOut,
});
