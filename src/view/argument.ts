import type { Analysis } from '../analysis';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import { memoised } from '../text/memo';
import { countClaims, isQuestioned, lacksSupport, shortOfSupportText, verdictMessage } from './claims';
import { placeOf, type ViewContext } from './context';
import { placeExcerpt } from './excerpt';
import { isHeading, nodeName } from './nodeName';
import { type OutlineNode, treeOutline, withNodesUnder } from './outline';

/** Longer sentences are cut. */
const textLimit = 400;

/** The logic tree in the words of one language; `null` for a report without claims and facts. Pure; the result is plain JSON. */
export function argumentViewOf(analysis: Analysis, context: ViewContext) {
	const outline = treeOutline(analysis, 'full');
	if (!outline || outline.children.length === 0) return null;
	return {
		title: context.words.say(treeTitle(analysis)),
		nodes: withNodesUnder(outline).map((shown) => nodeView(shown, analysis, context)),
		thesis: analysis.tree.thesis,
	};
}

export type ArgumentView = NonNullable<ReturnType<typeof argumentViewOf>>;

/** Says whether a model made the tree; what rules make is only an outline. */
export function treeTitle({ reading }: Pick<Analysis, 'reading'>): Message {
	return reading ? message('review.readBy', reading) : message('review.outline');
}

/** What is wanting under a heading, shown or not; empty under all else, and under the title, for a report says that once. */
export function wantingUnder(analysis: Analysis, shown: OutlineNode): Message | undefined {
	if (shown.parent === null || !isUnjudgedHeading(analysis, shown)) return undefined;
	const [, ...under] = withNodesUnder(fullOutline(analysis).get(shown.node.id) ?? shown);
	return shortOfSupportText(
		countClaims(
			analysis,
			under.filter((below) => !isUnjudgedHeading(analysis, below)).map(({ node }) => node),
		),
	);
}

/** All nodes by their ids, with all that stands under them. */
const fullOutline = memoised((analysis: Analysis): ReadonlyMap<string, OutlineNode> => {
	const root = treeOutline(analysis, 'full');
	return new Map((root ? withNodesUnder(root) : []).map((outline) => [outline.node.id, outline]));
});

/** A heading groups what stands under it, and is a statement of its own only where a model judged it. */
export function isUnjudgedHeading({ report, tree }: Pick<Analysis, 'report' | 'tree'>, { node }: OutlineNode): boolean {
	if (node.support !== 'unknown' || node.id === tree.thesis) return false;
	return node.parent === null || isHeading(report, node);
}

function nodeView(shown: OutlineNode, analysis: Analysis, context: ViewContext) {
	const { say } = context.words;
	const { node, children } = shown;
	const { id, span, support, reasons } = node;
	const kind = kindOf(node, analysis);
	const told = isUnjudgedHeading(analysis, shown) ? null : support;
	const wanting = wantingUnder(analysis, shown);
	return {
		...{ id, kind, support: told, place: placeOf(span, context) },
		kindName: say(kind === 'section' ? message('labels.section') : nodeName(node, analysis.tree)),
		text: placeExcerpt(analysis.report, span, textLimit) || say(message('labels.noTitle')),
		supportName: told === null ? '' : say(verdictMessage(node)),
		wanting: wanting === undefined ? '' : say(wanting),
		reasons: reasons.map(({ message: why, span: at }) => ({
			message: say(why),
			place: at ? placeOf(at, context) : null,
		})),
		children: children.map((child) => child.node.id),
		...{ lacking: lacksSupport(analysis)(node), questioned: isQuestioned(analysis)(node) },
	};
}

export type ArgumentNodeView = ReturnType<typeof nodeView>;

function kindOf({ id, parent, type, block }: OutlineNode['node'], { report, tree }: Analysis) {
	if (id === tree.thesis) return 'thesis';
	if (parent === null) return 'title';
	if (block !== undefined && report.blocks[block]?.kind === 'heading') return 'section';
	return type === 'argument' ? 'claim' : 'evidence';
}
