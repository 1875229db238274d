import type { Analysis } from '../analysis';
import { pairKey } from '../checks/paragraphs/paragraphPairs';
import { runChecks } from '../checks/run';
import type { FindingOptions } from '../findings/model';
import { keepVerdicts } from '../verdicts/keepVerdicts';
import type { ModelVerdicts } from '../verdicts/model';
import { settle } from '../verdicts/settle';
import type { JudgedScore } from './finResearch/scoreJudged';
import type { PairJudgement } from './reportEval/judgePairs';

/** What a model said of the claims of its tree and of the pairs of paragraphs; neither need have been judged. */
export interface Judged {
	readonly report: JudgedScore | undefined;
	readonly pairs: PairJudgement | undefined;
}

/** What a model said of an analysed report, kept so that it can be laid over the report again when that was edited. */
export function verdictsFrom({ report, tree, pairs }: Analysis, judged: Judged): ModelVerdicts {
	const points = judged.pairs?.verdicts;
	const judgedPairs = pairs.candidates.flatMap((pair) => {
		const verdict = points?.get(pairKey(pair));
		return verdict ? [{ ...pair, ...verdict }] : [];
	});
	return keepVerdicts(report, tree, judged.report?.score.tree.nodes ?? [], judgedPairs);
}

/** The analysis with a model's verdicts in place of the rules' wherever it judged. */
export function withVerdicts(read: Analysis, verdicts: ModelVerdicts, options?: FindingOptions): Analysis {
	const { report, tree, sources, pairs } = read;
	const settled = settle(report, tree, verdicts);
	const checked = runChecks(report, tree, options, sources, pairs, settled);
	return { ...read, ...checked, tree: settled.tree, verdicts };
}
