import type { RunLimits } from '../../judge/model';
import type { RunInfo } from '../../scorecard/run';

/** One budget for the runs of a batch: what one run has used, the next ones cannot use. */
export class SharedBudget {
	#cost = 0;
	#tokens = 0;

	/** The limits of the next run; a limit that is used up is 0, which leaves only what is kept from earlier runs. */
	remaining(limits: Partial<RunLimits>): Partial<RunLimits> {
		const { maxCost, maxTokens } = limits;
		return {
			...limits,
			...(maxCost !== undefined && { maxCost: Math.max(0, maxCost - this.#cost) }),
			...(maxTokens !== undefined && { maxTokens: Math.max(0, maxTokens - this.#tokens) }),
		};
	}

	/** Counts what a run has used. A cost that is not known counts as none: with a limit in dollars nothing was asked. */
	take({ cost, tokensIn, tokensOut }: RunInfo): void {
		this.#cost += cost ?? 0;
		this.#tokens += tokensIn + tokensOut;
	}
}
