import { bilingual } from '../../../lexicon/compile';
import { adviceHeadings } from '../../../lexicon/conclusions.json';
import { blockAt, sectionsAround } from '../../../report/lookup';
import type { Report } from '../../../report/model';
import { readerText } from '../../../shownToModel/readerText';
import { groupBy } from '../../../text/collections';
import type { LogicNode, LogicTree } from '../../../tree/model';

/** A statement of the report that may become an item. */
export interface ChecklistClaim {
	readonly node: LogicNode;
	/** As a reader reads it. */
	readonly text: string;
	/** How much hangs on it; the greater, the sooner it is taken. */
	readonly priority: number;
}

export interface Conclusion extends ChecklistClaim {
	/** It answers the report's question. */
	readonly thesis: boolean;
	/** It is the thesis, a key node, or what the report comes to or advises. */
	readonly matters: boolean;
	/** Nothing in the report carries it. */
	readonly unsupported: boolean;
	/** The ids of the nodes of the facts that it rests on, by the tree. */
	readonly restsOn: readonly string[];
}

/** In document order. */
export interface ChecklistClaims {
	readonly facts: readonly ChecklistClaim[];
	readonly conclusions: readonly Conclusion[];
}

/** Shorter is a label, longer a table or a list in one. In UTF-16 units; Chinese says as much in a third. */
const shortest = { en: 25, zh: 8 };
const longest = 700;

/** The report's own claims (JADE §3.3): facts that can be looked up, and conclusions. */
export function checklistClaimsOf(report: Report, tree: LogicTree): ChecklistClaims {
	const carrying = carriersIn(tree);
	const texts = new Map(tree.nodes.map((node) => [node.id, readerText(report, node.span)]));
	const claims = tree.nodes
		.map((node) => ({ node, text: texts.get(node.id) ?? '' }))
		.filter(({ node, text }) => isStatement(report, node, text));
	const facts = claims.filter(({ node }) => node.type === 'evidence');
	const inBlock = groupBy(facts, ({ node }) => node.block);
	const known = new Set(facts.map(({ node }) => node.id));
	const restsOn = (node: LogicNode): string[] => {
		const below = carrying(node).filter((id) => known.has(id));
		if (below.length > 0) return [...new Set(below)];
		return node.block === undefined ? [] : (inBlock.get(node.block) ?? []).map((fact) => fact.node.id);
	};
	const conclusions = claims
		.filter(({ node }) => node.type === 'argument' && (node.id !== tree.root || node.id === tree.thesis))
		.map(({ node, text }): Conclusion => {
			const main = node.id === tree.thesis;
			const matters = main || node.key || isInConclusions(report, node);
			const priority = (main ? 20 : 0) + (matters ? 10 : 0) + lack[node.support];
			return {
				node,
				text,
				priority,
				thesis: main,
				matters,
				unsupported: node.support === 'unsupported',
				restsOn: restsOn(node),
			};
		});
	const uses = new Map<string, number>();
	for (const id of conclusions.flatMap((one) => one.restsOn)) uses.set(id, (uses.get(id) ?? 0) + 1);
	return {
		facts: facts.map(({ node, text }) => ({
			node,
			text,
			priority: (node.key ? 2 : 0) + Math.min(3, uses.get(node.id) ?? 0) + (/\d/u.test(text) ? 1 : 0),
		})),
		conclusions,
	};
}

/** The ids of what carries a node, directly or through others. */
function carriersIn({ nodes, root }: LogicTree): (node: LogicNode) => readonly string[] {
	const children = new Map(nodes.map((node) => [node.id, node.children]));
	const descendants = (id: string): readonly string[] =>
		(children.get(id) ?? []).flatMap((child) => [child, ...descendants(child)]);
	// All of a report stands under its root: only what carries it directly is said of it alone.
	return (node) => (node.id === root ? node.children : [...node.evidence, ...descendants(node.id)]);
}

/** What is least carried is asked about first: by this order no claim leaves the examination for losing a citation. */
const lack = { unsupported: 3, partial: 2, unknown: 1, supported: 0 };

function isStatement({ blocks, language }: Report, { block, sentence }: LogicNode, text: string): boolean {
	if (sentence === undefined || block === undefined || blocks[block]?.kind === 'heading') return false;
	return text.length >= shortest[language] && text.length <= longest;
}

const adviseHeading = bilingual(adviceHeadings);

/** Whether a statement stands in a section of what the report comes to or advises. */
export function isInConclusions(report: Report, { block }: Pick<LogicNode, 'block'>): boolean {
	return sectionsAround(report, block === undefined ? undefined : blockAt(report, block).section).some(
		({ role, text }) => role === 'summary' || role === 'conclusion' || adviseHeading.test(text),
	);
}

/** The claims with the most worth, in document order. */
export function highestPriority<Claim extends ChecklistClaim>(claims: readonly Claim[], most: number): Claim[] {
	const chosen = new Set([...claims].sort((a, b) => b.priority - a.priority).slice(0, most));
	return claims.filter((one) => chosen.has(one));
}
