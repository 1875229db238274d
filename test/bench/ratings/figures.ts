import { frameworks } from '../../../src/scorecard/dimension';
import type { ScoredAnalysis } from '../../../src/scorecard/scorecard';
import { ledgerNames, ledgerOf } from '../../../src/view/ledger';
import { scoreColumns } from '../../../src/view/scoreColumns';
import type { Figures } from './measure';

/** Every score that there is without a model, by framework and column, and the counts of the ledger. */
export function offlineFigures({ analysis, scorecard }: ScoredAnalysis): Figures {
	const ledger = ledgerOf(analysis, scorecard);
	const scores = frameworks.flatMap((framework) =>
		scoreColumns[framework].flatMap(({ key, read }) => {
			const value = read(scorecard)?.value ?? null;
			return value === null ? [] : [[`${framework}.${key}`, value] as const];
		}),
	);
	return new Map([...scores, ...ledgerNames.map((name) => [`ledger.${name}`, ledger[name].count] as const)]);
}
