import { comparePairs } from '../../src/checks/paragraphs/paragraphPairs';
import { runChecks } from '../../src/checks/run';
import { parseReport } from '../../src/report/parsing/parse';
import { citedSources } from '../../src/sources/cited/citedSources';
import { rateSources } from '../../src/sources/tiers/rateSources';
import { createTierReader } from '../../src/sources/tiers/readTier';
import { extractTree } from '../../src/tree/extraction/extract';

export const stages = ['parsing', 'logic tree', 'pairs of paragraphs', 'sources', 'checks'] as const;
export type StageTimes = Readonly<Record<(typeof stages)[number], number>>;

/** Milliseconds that each stage of an analysis takes for all the texts together, warm, each time with other texts. */
export function timesOfStages(texts: readonly string[], warmUps = 3, rounds = 5): StageTimes {
	const times: Record<(typeof stages)[number], number> = {
		parsing: 0,
		'logic tree': 0,
		'pairs of paragraphs': 0,
		sources: 0,
		checks: 0,
	};
	for (let round = 0; round < warmUps + rounds; round++) {
		if (round === warmUps) for (const stage of stages) times[stage] = 0;
		const timed = <Result>(stage: (typeof stages)[number], work: () => Result): Result => {
			const started = performance.now();
			const result = work();
			times[stage] += (performance.now() - started) / rounds;
			return result;
		};
		for (const text of texts) {
			const report = timed('parsing', () => parseReport(`${text}${'\n'.repeat(round)}`));
			const tree = timed('logic tree', () => extractTree(report));
			const pairs = timed('pairs of paragraphs', () => comparePairs(report));
			const sources = timed('sources', () =>
				rateSources(citedSources(report, { reportPath: '' }), createTierReader(undefined)),
			);
			timed('checks', () => runChecks(report, tree, {}, sources, pairs));
		}
	}
	return times;
}
