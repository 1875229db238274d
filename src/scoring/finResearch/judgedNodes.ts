import type { JudgedNode, SupportCounts } from '../../scorecard/finResearch';
import type { Support } from '../../tree/model';
import type { DrawnNode } from './drawnTree';
import type { JudgedArguments, SupportVerdict } from './judgeArguments';

/** From the most to the least cautious. */
const order: readonly Support[] = ['unsupported', 'partial', 'supported'];

/** The tree with the runs' verdicts: the middle one of each argument, the more cautious of two. */
export function judgedNodes(nodes: readonly DrawnNode[], rounds: readonly JudgedArguments[]): JudgedNode[] {
	return nodes.map((node) => {
		const verdicts = rounds.flatMap(({ verdicts }) => verdicts.get(node.id) ?? []);
		return { ...node, ...(middle(verdicts) ?? unjudged) };
	});
}

const unjudged = { support: 'unknown', reason: '', carriedBy: [] } as const;

function middle(verdicts: readonly SupportVerdict[]): SupportVerdict | undefined {
	const sorted = verdicts.toSorted((a, b) => order.indexOf(a.support) - order.indexOf(b.support));
	return sorted[Math.floor((sorted.length - 1) / 2)];
}

/** How many arguments have which support. */
export function countSupport(
	nodes: readonly { readonly type: string; readonly support: Support }[],
	basis: SupportCounts['basis'],
): SupportCounts {
	const count = (wanted: Support) =>
		nodes.filter(({ type, support }) => type === 'argument' && support === wanted).length;
	return {
		basis,
		supported: count('supported'),
		partial: count('partial'),
		unsupported: count('unsupported'),
		unknown: count('unknown'),
	};
}
