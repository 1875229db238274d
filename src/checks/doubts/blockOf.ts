import type { Report } from '../../report/model';
import type { LogicNode } from '../../tree/model';

/** The index of the block that a node stands in; `undefined` for one that stands for the report. */
export function blockOf(
	{ sentences }: Pick<Report, 'sentences'>,
	{ block, sentence }: Pick<LogicNode, 'block' | 'sentence'>,
): number | undefined {
	return block ?? (sentence === undefined ? undefined : sentences[sentence]?.block);
}
