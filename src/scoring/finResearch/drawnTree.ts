import { Ink, type Report, type Span } from '../../report/model';
import { byPlace, holds } from '../../report/spanRelations';
import { groupBy } from '../../text/collections';
import type { NodeType } from '../../tree/model';

/** A node of the tree that is judged, before anything is known of its support. */
export interface DrawnNode {
	readonly id: string;
	readonly type: NodeType;
	readonly parent: string | null;
	readonly span: Span;
	/** Other places that say the same: what serves them serves this one. */
	readonly also?: readonly Span[];
}

/** A node on its way into a tree. */
export interface LooseNode {
	readonly type: NodeType;
	readonly span: Span;
	/** Other places that say the same; set by {@link merge} alone. */
	also?: readonly Span[];
	/** Set by {@link attach} alone; `undefined` stands at the top. */
	parent: LooseNode | undefined;
}

/** Puts a node under another, unless that one already serves it: trees have no circles. */
export function attach(node: LooseNode, parent: LooseNode | undefined): void {
	for (let at = parent; at !== undefined; at = at.parent) if (at === node) return;
	node.parent = parent;
}

/** Makes one node of statements at the top that say the same: it has their places, and what served them serves it. */
export function merge(nodes: readonly LooseNode[], twins: ReadonlyMap<LooseNode, LooseNode>): LooseNode[] {
	const standing = (node: LooseNode): LooseNode => {
		const twin = twins.get(node);
		return twin ? standing(twin) : node;
	};
	for (const node of nodes) if (node.parent) attach(node, standing(node.parent));
	for (const twin of twins.keys()) {
		const one = standing(twin);
		one.also = [...(one.also ?? []), twin.span];
	}
	return nodes.filter((node) => !twins.has(node));
}

/**
 * Makes one tree of loose nodes: the root above whatever stands at the top; pre-order, siblings in document order. An argument
 * that stands at the top alone is the thesis, whoever drew it.
 */
export function growTree(report: Report, nodes: readonly LooseNode[], thesis: LooseNode | undefined): DrawnNode[] {
	const [top, ...others] = nodes.filter(({ parent }) => !parent);
	const only = top?.type === 'argument' && others.length === 0 ? top : undefined;
	const root: LooseNode = thesis ?? only ?? titleNode(report, nodes);
	const children = groupBy(
		nodes.filter((node) => node !== root),
		({ parent }) => parent ?? root,
	);
	const grown: DrawnNode[] = [];
	const place = (node: LooseNode, parent: string | null) => {
		const id = `m${grown.length + 1}`;
		const { span, also } = node;
		grown.push({ id, type: node === root ? 'argument' : node.type, parent, span, ...(also ? { also } : {}) });
		const below = (children.get(node) ?? []).sort(byPlace);
		for (const child of below) place(child, id);
	};
	place(root, null);
	return grown;
}

/** The title's node; without a title an empty place in front of everything. */
function titleNode(report: Report, nodes: readonly LooseNode[]): LooseNode {
	const at = report.blocks[0]?.span[0] ?? 0;
	const span = report.title?.span ?? ([at, at] as const);
	const own = nodes.find((node) => holds(span, node.span[0]));
	return own ?? { type: 'argument', span, parent: undefined };
}

/** A quote's span with the citations and the stop that follow it. */
export function withCitations({ source, ink }: Report, [start, end]: Span): Span {
	let last = end;
	for (let at = end; at < source.length; ) {
		const character = String.fromCodePoint(source.codePointAt(at)!);
		const next = at + character.length;
		if (/[\r\n]/.test(character)) break;
		if (ink[at] === Ink.citation || (ink[at] === Ink.text && stop.test(character))) last = next;
		else if (ink[at] === Ink.text && !unseen.test(character)) break;
		at = next;
	}
	return [start, last];
}

const stop = /[.!?。！？;；]/u;
const unseen = /[ \p{Default_Ignorable_Code_Point}]/u;
