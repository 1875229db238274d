import type { Analysis, ReadReport } from '../analysis';
import type { FindingOptions } from '../findings/model';
import type { ModelVerdicts } from '../verdicts/model';
import { settle } from '../verdicts/settle';
import { runChecks } from './run';

/** A report checked with a model's verdicts in place of the rules' wherever it judged. */
export function withVerdicts(read: ReadReport, verdicts: ModelVerdicts, options?: FindingOptions): Analysis {
	const { report, tree, sources, pairs } = read;
	const settled = settle(report, tree, verdicts);
	const checked = runChecks(report, tree, options, sources, pairs, settled);
	return { ...read, ...checked, tree: settled.tree, verdicts };
}
