import type { RunLimits } from '../../judge/model';
import type { RunInfo } from '../../scorecard/run';

/** Several runs as one: what they took together. Several models are named with commas between. */
export function joinRuns(runs: readonly RunInfo[]): RunInfo {
	const sum = (value: (run: RunInfo) => number) => runs.reduce((all, run) => all + value(run), 0);
	const models = new Set(runs.flatMap(({ model }) => model ?? []));
	return {
		mode: runs.some(({ mode }) => mode === 'model') ? 'model' : 'offline',
		model: models.size === 0 ? null : [...models].join(', '),
		prompts: Object.assign({}, ...runs.map(({ prompts }) => prompts)),
		calls: sum(({ calls }) => calls),
		cached: sum(({ cached }) => cached),
		tokensIn: sum(({ tokensIn }) => tokensIn),
		tokensOut: sum(({ tokensOut }) => tokensOut),
		cost: runs.some(({ cost }) => cost === null) ? null : sum(({ cost }) => cost ?? 0),
		seconds: sum(({ seconds }) => seconds),
		failures: runs.flatMap(({ failures }) => failures),
		complete: runs.every(({ complete }) => complete),
	};
}

/**
 * What earlier runs leave of limits that are for all of them together. A limit that is used up is 0, which leaves only what
 * is kept; a cost that is not known counts as none, for with a limit in dollars nothing was asked.
 */
export function remaining(limits: Partial<RunLimits>, runs: readonly RunInfo[]): Partial<RunLimits> {
	const { maxCost, maxTokens } = limits;
	const used = (value: (run: RunInfo) => number) => runs.reduce((all, run) => all + value(run), 0);
	return {
		...limits,
		...(maxCost !== undefined && { maxCost: Math.max(0, maxCost - used(({ cost }) => cost ?? 0)) }),
		...(maxTokens !== undefined && {
			maxTokens: Math.max(0, maxTokens - used(({ tokensIn, tokensOut }) => tokensIn + tokensOut)),
		}),
	};
}
