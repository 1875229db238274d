import { frameworks } from '../../../src/scorecard/dimension';
import type { ScoredAnalysis } from '../../../src/scorecard/scorecard';
import { scoreColumns } from '../../../src/view/scoreColumns';
import type { Figures } from './measure';

/** Every figure of a scorecard, by framework and column. */
export function offlineFigures({ scorecard }: ScoredAnalysis): Figures {
	return new Map(
		frameworks.flatMap((framework) =>
			scoreColumns[framework].flatMap(({ key, read }) => {
				const value = read(scorecard)?.value ?? null;
				return value === null ? [] : [[`${framework}.${key}`, value] as const];
			}),
		),
	);
}
