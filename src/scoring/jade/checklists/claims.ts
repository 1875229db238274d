import type { Report } from '../../../report/model';
import { readerText } from '../../../shown/readerText';
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

export interface ChecklistClaims {
	/** In document order. */
	readonly facts: readonly ChecklistClaim[];
	readonly conclusions: readonly ChecklistClaim[];
	/** For a conclusion, the ids of the nodes of the facts that it rests on. */
	readonly restsOn: (conclusion: LogicNode) => readonly string[];
}

/** Shorter is a label, longer a table or a list in one. In UTF-16 units; Chinese says as much in a third. */
const shortest = { en: 25, zh: 8 };
const longest = 700;

/** The report's own claims, from its logic tree (JADE §3.3): facts that can be looked up, and conclusions. */
export function checklistClaimsOf(report: Report, tree: LogicTree): ChecklistClaims {
	const byId = new Map(tree.nodes.map((node) => [node.id, node]));
	const texts = new Map(tree.nodes.map((node) => [node.id, readerText(report, node.span)]));
	const usable = tree.nodes.filter((node) => isStatement(report, node, texts.get(node.id)!));
	const facts = usable.filter(({ type }) => type === 'evidence');
	const inBlock = groupBy(facts, ({ block }) => block);
	const known = new Set(facts.map(({ id }) => id));
	const restsOn = (conclusion: LogicNode): string[] => {
		const below = [...conclusion.evidence, ...descendants(conclusion, byId)].filter((id) => known.has(id));
		if (below.length > 0) return [...new Set(below)];
		return conclusion.block === undefined ? [] : (inBlock.get(conclusion.block) ?? []).map(({ id }) => id);
	};
	const conclusions = usable.filter(
		(node) =>
			node.type === 'argument' && node.id !== tree.root && (node.citations.length > 0 || restsOn(node).length > 0),
	);
	const carrying = new Map<string, number>();
	for (const conclusion of conclusions)
		for (const id of restsOn(conclusion)) carrying.set(id, (carrying.get(id) ?? 0) + 1);
	return {
		facts: facts.map((node) => ({
			node,
			text: texts.get(node.id)!,
			priority: keyWorth(node) + Math.min(3, carrying.get(node.id) ?? 0) + specificity(node, texts.get(node.id)!),
		})),
		// A conclusion that facts stand under is worth more than a statement that only cites.
		conclusions: conclusions.map((node) => ({
			node,
			text: texts.get(node.id)!,
			priority: keyWorth(node) + 2 * Math.min(2, restsOn(node).length),
		})),
		restsOn,
	};
}

function isStatement({ blocks, language }: Report, { block, sentence }: LogicNode, text: string): boolean {
	if (sentence === undefined || block === undefined || blocks[block]!.kind === 'heading') return false;
	return text.length >= shortest[language] && text.length <= longest;
}

function keyWorth({ key }: LogicNode): number {
	return key ? 2 : 0;
}

/** A figure and a citation make a fact easier to look up. */
function specificity({ citations }: LogicNode, text: string): number {
	return (/\d/u.test(text) ? 1 : 0) + (citations.length > 0 ? 1 : 0);
}

function descendants(node: LogicNode, byId: ReadonlyMap<string, LogicNode>): string[] {
	const found: string[] = [];
	const open = [...node.children];
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		found.push(next);
		open.push(...(byId.get(next)?.children ?? []));
	}
	return found;
}

/** The claims with the most worth, in document order. */
export function highestPriority(claims: readonly ChecklistClaim[], most: number): ChecklistClaim[] {
	const chosen = new Set([...claims].sort((a, b) => b.priority - a.priority).slice(0, most));
	return claims.filter((one) => chosen.has(one));
}
