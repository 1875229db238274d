import type { Analysis } from '../analysis';
import { pairKey } from '../checks/paragraphs/paragraphPairs';
import { keepVerdicts } from '../verdicts/keepVerdicts';
import type { ModelVerdicts } from '../verdicts/model';
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
