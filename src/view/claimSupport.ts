import type { Analysis } from '../analysis';
import { message } from '../messages/message';
import type { Words } from '../messages/model';
import type { Span } from '../report/model';
import type { LogicNode } from '../tree/model';
import { verdictMessage } from './claims';
import { placeExcerpt } from './excerpt';
import { innermostNode, nodeName } from './nodeName';

/** Something said, and the place that it names. */
export interface ReasonLine {
	readonly told: string;
	readonly span: Span | undefined;
}

/** How a claim stands and what carries it, in one language. */
export interface ClaimSupportView {
	/** `Claim: carried`. */
	readonly title: string;
	readonly reasons: readonly ReasonLine[];
	readonly evidence: PlaceList | undefined;
}

/** Places under a title. */
export interface PlaceList {
	readonly title: string;
	readonly places: readonly { readonly excerpt: string; readonly span: Span }[];
	/** How many more there are; empty for none. */
	readonly more: string;
}

type Told = Pick<Analysis, 'report' | 'tree' | 'findings' | 'decided'>;

/** How much evidence is listed before the rest is only counted. */
const listed = 5;

/**
 * The claim at a place of which is told what carries it: none where a finding is shown, for that says what is wrong, and none
 * of which there is nothing to say.
 */
export function claimToExplain(
	{ tree }: Pick<Told, 'tree'>,
	shownFindings: readonly object[],
	isThere: (span: Span) => boolean,
): LogicNode | undefined {
	const node = shownFindings.length > 0 ? undefined : innermostNode(tree, ({ span }) => isThere(span));
	const isBare = node?.support === 'supported' && node.reasons.length === 0;
	return isBare ? undefined : node;
}

export function claimSupportViewOf({ report, tree }: Told, node: LogicNode, { say }: Words): ClaimSupportView {
	const evidence = new Set(node.evidence);
	const list = (title: Parameters<typeof say>[0], nodes: readonly LogicNode[]): PlaceList | undefined => {
		const [shown, rest] = [nodes.slice(0, listed), nodes.length - listed];
		if (shown.length === 0) return undefined;
		return {
			title: say(title),
			places: shown.map(({ span }) => ({ span, excerpt: placeExcerpt(report, span, 90) })),
			more: rest > 0 ? say(message('labels.more', { count: rest })) : '',
		};
	};
	return {
		title: `${say(nodeName(node, tree))}: ${say(verdictMessage(node))}`,
		reasons: node.reasons.map(({ message: why, span }) => ({ told: say(why), span })),
		evidence: list(
			message('labels.evidenceFound'),
			tree.nodes.filter(({ id }) => evidence.has(id)),
		),
	};
}
