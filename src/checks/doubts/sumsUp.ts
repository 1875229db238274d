import { blockAt, sectionsFrom } from '../../report/lookup';
import { blockText } from '../../report/markdown/blockText';
import type { Report } from '../../report/model';
import { memoised } from '../../text/memo';
import { termsOf } from '../../text/terms';
import type { LogicNode } from '../../tree/model';
import { blockOf } from './blockOf';
import { claimDoubts } from './thresholds';

/** Whether a claim of a conclusion is nearly all of words that stand in the report in front of it: it sums up. English only. */
export function sumsUp(report: Report, claim: LogicNode): boolean {
	const own = blockOf(report, claim);
	if (own === undefined || !isInConclusion(report, own)) return false;
	const terms = telling(claim.text);
	const told = terms.filter((term) => (firstBlock(report).get(term) ?? own) < own);
	return terms.length > 0 && told.length / terms.length >= claimDoubts.wordsTold;
}

function isInConclusion(report: Report, block: number): boolean {
	return sectionsFrom(report, blockAt(report, block).section).some(
		({ role, index }) => role === 'conclusion' && index > 0,
	);
}

/** Of each term the first block that has it. */
const firstBlock: (report: Report) => ReadonlyMap<string, number> = memoised((report) => {
	const first = new Map<string, number>();
	for (const block of report.blocks) {
		if (block.kind === 'heading') continue;
		for (const term of telling(blockText(report, block))) if (!first.has(term)) first.set(term, block.index);
	}
	return first;
});

/** Without the short terms that any text has. */
const telling = (text: string) => [...new Set(termsOf(text))].filter((term) => term.length > 3 || /\d/.test(term));
