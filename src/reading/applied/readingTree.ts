import { firstOf, itemAt } from '../../access';
import { message, verbatim } from '../../messages/message';
import type { Anchors } from '../../places/anchors';
import { matchRewordings } from '../../places/rewordings';
import type { Report, Span } from '../../report/model';
import { byPlace, isWithin, overlap } from '../../report/spanRelations';
import { groupBy } from '../../text/collections';
import { condensedTree, treeMetrics } from '../../tree/metrics';
import type { LogicNode, LogicTree, Support, SupportReason } from '../../tree/model';
import type { Reading } from '../model';

/** What the tree of a reading is made from. */
interface TreeSource {
	readonly report: Report;
	/** The rules' outline: names the sentences that both have, so that findings find their nodes in either. */
	readonly outline: LogicTree;
	readonly anchors: Anchors;
}

interface Placed {
	readonly span: Span;
	readonly type: LogicNode['type'];
	readonly support: Support;
	readonly reworded: boolean;
	/** The index of what it serves; `null` for the thesis. */
	readonly serves: number | null;
}

/**
 * The argument as a model has read it: what answers the report's question at the root, each claim and fact under what it serves.
 * A statement that was reworded since stands where it stood, and is not judged; one that has gone leaves what served it to what
 * it served itself. A reading that names no statement leaves the outline as it is.
 *
 * @param marked the claims that are marked, with what they lack: what is no statement of the argument is shown all the same, and the condensed tree is without it
 */
export function readingTree(
	{ report, outline, anchors }: TreeSource,
	reading: Reading,
	marked: readonly MarkedClaim[],
): LogicTree {
	if (reading.statements.length === 0) return outline;
	const { placed, thesis: answer } = placeStatements(report, reading, anchors);
	const root = answer ?? titleOf(report);
	const current = placed.map((one) => (one && !overlap(one.span, root) ? one : undefined));
	const thesis = answer !== undefined;
	const above = (at: number): number | null => {
		let next = reading.statements[at]?.serves ?? null;
		while (next !== null && !current[next]) next = reading.statements[next]?.serves ?? null;
		return next;
	};
	const lackAt = (span: Span) =>
		marked
			.filter((one) => overlap(one.span, span))
			.reduce<Support>((worst, { lacks }) => worse(worst, lacks), 'unknown');
	const name = namesOf(report, outline);
	const ids = current.map((one) => one && name(one.span));
	const rootId = thesis ? name(root) : outline.root;
	const nodes = current.flatMap((one, at): Unlinked[] => {
		const id = ids[at];
		if (!one || id === undefined || ids.indexOf(id) !== at || id === rootId) return [];
		const parent = above(at);
		const own = worse(one.support, lackAt(one.span));
		return [{ ...one, support: own, id, key: true, parent: (parent === null ? undefined : ids[parent]) ?? rootId }];
	});
	const known = [...nodes.map(({ span }) => span), root];
	const more = marked
		.filter(({ span }) => !known.some((other) => overlap(span, other)))
		.map(({ span, lacks }): Unlinked => {
			const near = nodes
				.filter((node) => node.type === 'argument' && node.span[0] <= span[0])
				.sort(byPlace)
				.at(-1);
			return {
				span,
				type: 'argument',
				support: worse(lacks, lackAt(span)),
				reworded: false,
				id: name(span),
				key: false,
				parent: near?.id ?? rootId,
			};
		});
	const top: Unlinked = {
		...{ span: root, type: 'argument', reworded: false, key: true },
		support: thesis ? worse(thesisSupport(nodes.filter(({ parent }) => parent === rootId)), lackAt(root)) : 'unknown',
		...{ id: rootId, parent: null },
	};
	const linked = preOrder([
		top,
		...nodes,
		...more.filter(({ id }, at, all) => all.findIndex((other) => other.id === id) === at),
	]);
	const missingAt = (span: Span) => marked.filter((one) => overlap(one.span, span)).map(({ missing }) => missing);
	const full = linked.map((one) => nodeOf(one, report, linked, missingAt(one.span)));
	const had = new Set(reading.statements.flatMap(({ serves }) => (serves === null ? [] : (ids[serves] ?? []))));
	const links = condensedTree(full);
	const bared = links.filter(({ id }) => had.has(id) && !links.some(({ parent }) => parent === id)).length;
	return { nodes: full, root: rootId, thesis: thesis ? rootId : null, metrics: treeMetrics(links, bared) };
}

/** A claim that a mark says to lack ground, or some of it. */
export interface MarkedClaim {
	readonly span: Span;
	readonly lacks: 'unsupported' | 'partial';
	/** In the model's words. */
	readonly missing: string;
}

const gravity: readonly Support[] = ['unknown', 'supported', 'partial', 'unsupported'];

function worse(a: Support, b: Support): Support {
	return gravity.indexOf(a) < gravity.indexOf(b) ? b : a;
}

/** How the thesis stands: carried only where all that serves it directly is; thin where some of it is not; by nothing, where nothing serves it. */
function thesisSupport(serving: readonly Pick<Unlinked, 'type' | 'support'>[]): Support {
	if (serving.length === 0) return 'unsupported';
	const judged = serving.filter(({ support }) => support !== 'unknown');
	if (judged.length === 0) return 'unknown';
	return judged.every(({ support }) => support === 'supported') ? 'supported' : 'partial';
}

interface Unlinked extends Omit<Placed, 'serves'> {
	readonly id: string;
	readonly key: boolean;
	readonly parent: string | null;
}

function placeStatements(
	report: Report,
	{ statements, thesis, read }: Reading,
	anchors: Anchors,
): { readonly placed: readonly (Placed | undefined)[]; readonly thesis: Span | undefined } {
	const found = statements.map(({ anchor }) => anchors.find(anchor));
	const answer = thesis && anchors.find(thesis);
	const lost = statements.filter((_, at) => !found[at]).map(({ anchor }) => anchor);
	const gone = thesis && !answer ? [thesis, ...lost] : lost;
	const fresh =
		gone.length === 0
			? []
			: report.sentences
					.map(({ span }) => ({ span, words: anchors.of(span).words }))
					.filter(({ words }) => !read.has(words));
	const anew = matchRewordings(gone, fresh);
	const placed = statements.map(({ anchor, type, serves, support }, at): Placed | undefined => {
		const span = found[at];
		if (span) return { span, type, serves, support, reworded: false };
		const worded = anew.get(anchor);
		return worded && { span: worded.span, type, serves, support: 'unknown', reworded: true };
	});
	return { placed, thesis: answer ?? (thesis ? anew.get(thesis)?.span : undefined) };
}

function titleOf({ title, blocks }: Report): Span {
	const at = blocks[0]?.span[0] ?? 0;
	return title?.span ?? [at, at];
}

/** A place has the name of the rules' node at its sentence, else one of its own. */
function namesOf(report: Report, { nodes }: LogicTree): (span: Span) => string {
	return (span) => {
		const own = nodes.find((node) => node.sentence !== undefined && overlap(node.span, span));
		if (own) return own.id;
		const sentence = report.sentences.find((one) => overlap(one.span, span));
		return sentence ? `s${sentence.index}` : `p${span[0]}`;
	};
}

/** The root first, every parent before its children, these in the order of the report. */
function preOrder(nodes: readonly Unlinked[]): Unlinked[] {
	const below = groupBy(nodes, ({ parent }) => parent);
	const ordered: Unlinked[] = [];
	const place = (node: Unlinked) => {
		ordered.push(node);
		for (const child of (below.get(node.id) ?? []).sort(byPlace)) place(child);
	};
	place(firstOf(nodes));
	return ordered;
}

function nodeOf(
	{ span, type, support, reworded, id, key, parent }: Unlinked,
	report: Report,
	all: readonly Unlinked[],
	missing: readonly string[],
): LogicNode {
	const sentence = report.sentences.find((one) => overlap(one.span, span));
	const block = sentence?.block ?? report.blocks.find((one) => overlap(one.span, span))?.index;
	const children = all.filter((other) => other.parent === id).map((other) => other.id);
	return {
		id,
		type,
		parent,
		children,
		key,
		span,
		text: report.source.slice(...span),
		block,
		sentence: sentence?.index,
		support,
		...(type === 'argument' && {
			decidedBy: reworded || support === 'unknown' ? ('rules' as const) : ('model' as const),
		}),
		reasons:
			missing.length > 0
				? missing.map((said) => ({ code: 'missing', message: verbatim(said) }))
				: reasonsOf(support, reworded, children.length),
		evidence: children,
		citations: report.citations.flatMap((citation, index) => (isWithin(citation.span, span) ? [index] : [])),
	};
}

function reasonsOf(support: Support, reworded: boolean, count: number): SupportReason[] {
	if (reworded) return [{ code: 'reworded', message: message('support.reworded') }];
	if (support === 'unknown') return [];
	return [{ code: 'judged', message: message('review.carried', { support, count }) }];
}

/** The node of a place, where the tree has one. */
export function nodeAt({ nodes }: LogicTree, span: Span): LogicNode | undefined {
	const around = nodes.filter((node) => overlap(node.span, span));
	if (around.length === 0) return undefined;
	return around.reduce(
		(best, node) => (node.span[1] - node.span[0] < best.span[1] - best.span[0] ? node : best),
		itemAt(around, 0),
	);
}
