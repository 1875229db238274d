import type { SupportCounts } from '../../scorecard/finResearch';
import type { Support } from '../../tree/model';

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

/** The nodes that serve something: of the thesis, or the title that stands for it, nobody says what carries it. */
export function belowRoot<Node extends { readonly parent: string | null }>(nodes: readonly Node[]): Node[] {
	return nodes.filter(({ parent }) => parent !== null);
}
