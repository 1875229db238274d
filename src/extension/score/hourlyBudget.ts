/** What one run took. */
export interface Spent {
	readonly tokens: number;
	/** In US dollars; `null` where the model's price is not known. */
	readonly cost: number | null;
}

const hour = 60 * 60 * 1000;

/** What runs that nobody asked for one by one have taken within the last hour, so that they stay within a limit. */
export class HourlyBudget {
	#runs: readonly (Spent & { readonly at: number })[] = [];
	readonly #now: () => number;

	/** @param now the time in milliseconds */
	constructor(now: () => number) {
		this.#now = now;
	}

	spend(spent: Spent): void {
		this.#runs = [...this.#recent(), { ...spent, at: this.#now() }];
	}

	/** Tokens that are left of so many an hour; never below 0. */
	left(tokensPerHour: number): number {
		return Math.max(0, tokensPerHour - this.lastHour.tokens);
	}

	/** What the last hour's runs took together; the cost is `null` where one of them has none. */
	get lastHour(): Spent {
		const recent = this.#recent();
		return {
			tokens: recent.reduce((sum, { tokens }) => sum + tokens, 0),
			cost: recent.reduce<number | null>((sum, { cost }) => (sum === null || cost === null ? null : sum + cost), 0),
		};
	}

	#recent() {
		return this.#runs.filter(({ at }) => at > this.#now() - hour);
	}
}
