import type { RunLimits } from './model';

/** For a run about which nothing else is said. Where a question may take longer, so may the run: ten times as long. */
export const defaultLimits: RunLimits = {
	concurrency: 4,
	callTimeout: 300_000,
	runTimeout: 50 * 60_000,
	retries: 3,
	maxCost: undefined,
	maxTokens: undefined,
};

/** The longest a timer can wait, about 25 days; a longer one would go off at once. */
const longestTimer = 2 ** 31 - 1;

/** What is said counts; what is left out, or `undefined`, keeps its default. */
export function withDefaults(limits: Partial<RunLimits> = {}): RunLimits {
	const said = Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined));
	const all = { ...defaultLimits, ...said };
	const callTimeout = Math.min(all.callTimeout, longestTimer);
	const runTimeout = limits.runTimeout ?? Math.max(defaultLimits.runTimeout, 10 * callTimeout);
	return { ...all, callTimeout, runTimeout: Math.min(runTimeout, longestTimer) };
}
