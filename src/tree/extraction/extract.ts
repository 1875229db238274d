import { firstOf, itemAt } from '../../access';
import type { Report } from '../../report/model';
import { groupBy } from '../../text/collections';
import { candidatesFor, likeliest, strongest } from '../learned/candidates';
import { type Forest, keptProbabilitiesOf, probabilitiesOf, scoreOf } from '../learned/forest';
import { measureKeys } from '../learned/keyFeatures';
import { shippedModels, type TreeModels } from '../learned/models';
import { measureParentCandidates, type ParentContext, parentFeatureNames } from '../learned/parentFeatures';
import { measureRole } from '../learned/roleFeatures';
import { condensed, treeMetrics } from '../metrics';
import type { LogicNode, LogicTree } from '../model';
import { type RuleReading, readByRules } from '../reading/readByRules';
import type { Role } from '../reading/roles';
import { judgeSupport, type SupportAssessment } from '../support/judgeSupport';

/** Sizes of the condensed tree: the papers' formulas are calibrated on trees of 25–60 nodes; a short report has fewer. */
const keyNodes = { most: 60, least: 3 } as const;

/** How many units may become key nodes (60 at most do) and have their parent ranked; the others serve what they stand by. */
const rankedUnits = 150;

/**
 * Report → logic tree, without adding or interpreting (FinResearchBench §3.1.3): every node is a verbatim span.
 * Rules read each unit and what carries it; small learned forests decide its role, what it serves and whether it is a key node. The same text gives the same tree.
 */
export function extractTree(report: Report, models: TreeModels = shippedModels): LogicTree {
	const reading = readByRules(report);
	const odds = keyProbabilities(reading, models.key);
	const roles = classifyRoles(reading, odds, models.role);
	const root = titleOf(reading);
	const parents = arrange(reading, roles, odds, models.parent);
	const judged = judgeSupport(report, reading.all, roles, reading.layout);
	const keys = chooseKeys(odds, roles, parents, root);
	const nodes = toNodes({ reading, roles, parents, judged, keys, root });
	return {
		nodes,
		root: firstOf(nodes).id,
		// What answers the report's question takes a reader.
		thesis: null,
		metrics: treeMetrics(condensed(nodes)),
	};
}

interface Extracted {
	readonly reading: RuleReading;
	readonly roles: readonly Role[];
	readonly parents: readonly (number | undefined)[];
	readonly judged: readonly SupportAssessment[];
	readonly keys: ReadonlySet<number>;
	/** The title; `undefined` without one: then an empty node stands above all. */
	readonly root: number | undefined;
}

function toNodes(extracted: Extracted): LogicNode[] {
	const { reading, roles, parents, root } = extracted;
	const placed = reading.all
		.map(({ unit }) => unit.index)
		.filter((index) => roles[index] !== 'other' && index !== root);
	const children = groupBy(placed, (index) => parents[index] ?? root);
	const nodes: LogicNode[] = [];
	const place = (index: number | undefined, parent: string | null): void => {
		const below = children.get(index) ?? [];
		const content = index === undefined ? emptyRoot(reading.report) : contentOf(extracted, index);
		nodes.push({ id: idOf(index), parent, children: below.map(idOf), ...content });
		for (const child of below) place(child, idOf(index));
	};
	place(root, null);
	return nodes;
}

function idOf(index: number | undefined): string {
	return index === undefined ? 'n0' : `n${index + 1}`;
}

type NodeContent = Omit<LogicNode, 'id' | 'parent' | 'children'>;

function contentOf({ reading, roles, judged, keys }: Extracted, index: number): NodeContent {
	const { unit } = itemAt(reading.all, index);
	const { support, reasons, evidence } = itemAt(judged, index);
	return {
		type: roles[index] === 'evidence' ? 'evidence' : 'argument',
		key: keys.has(index),
		span: unit.span,
		text: reading.report.source.slice(...unit.span),
		block: unit.block.index,
		sentence: unit.sentence,
		support,
		reasons,
		evidence: evidence.map(idOf),
		citations: unit.citations,
	};
}

function emptyRoot(report: Report): NodeContent {
	const at = report.blocks[0]?.span[0] ?? 0;
	return {
		type: 'argument',
		key: true,
		span: [at, at],
		text: '',
		block: undefined,
		sentence: undefined,
		support: 'unknown',
		reasons: [],
		evidence: [],
		citations: [],
	};
}

/**
 * Each unit's role; headings and tables have theirs by what they are (FinResearchBench §3.1.2: topic = argument).
 * The likelier a unit is a key node, the less it is taken for `other`: a key node argues or proves something.
 */
export function classifyRoles({ all }: RuleReading, key: readonly number[], forest: Forest): Role[] {
	return all.map((own, index) => {
		if (own.unit.kind === 'heading') return 'argument';
		if (own.unit.kind === 'table') return 'evidence';
		const odds = keptProbabilitiesOf(forest, measureRole({ all, index, own }));
		const [argument, evidence, other] = [itemAt(odds, 0), itemAt(odds, 1), itemAt(odds, 2)];
		if (other * (1 - itemAt(key, index)) > Math.max(argument, evidence)) return 'other';
		return argument >= evidence ? 'argument' : 'evidence';
	});
}

/** How likely each unit stands in the condensed tree, 0–1. */
export function keyProbabilities(reading: RuleReading, forest: Forest): number[] {
	return measureKeys(reading).map((vector) => firstOf(probabilitiesOf(forest, vector)));
}

/**
 * Chooses the key nodes: the root, and the likeliest units, about as many as their odds add up to. Each brings what it
 * serves along, up to the root, for in a condensed tree nothing hangs on a node that was left out.
 */
export function chooseKeys(
	odds: readonly number[],
	roles: readonly Role[],
	parents: readonly (number | undefined)[],
	root: number | undefined,
): Set<number> {
	const nodes = odds
		.map((chance, index) => ({ chance, index }))
		.filter(({ index }) => roles[index] !== 'other' && index !== root);
	const expected = Math.round(nodes.reduce((sum, { chance }) => sum + chance, 0));
	const count = Math.min(keyNodes.most, nodes.length, Math.max(keyNodes.least, expected));
	const keys = new Set<number>();
	for (const { index } of nodes.sort((a, b) => b.chance - a.chance || a.index - b.index)) {
		if (keys.size >= count) break;
		for (let at: number | undefined = index; at !== undefined && at !== root; at = parents[at]) keys.add(at);
	}
	if (root !== undefined) keys.add(root);
	return keys;
}

/** For each unit that is a node, the node it serves; `undefined` for the root and for what is no node. */
export function arrange(
	reading: RuleReading,
	roles: readonly Role[],
	key: readonly number[],
	forest: Forest,
): (number | undefined)[] {
	const context: ParentContext = { key, ...reading };
	const pair = measureParentCandidates(context);
	const vector = new Float64Array(parentFeatureNames.length);
	const strong = likeliest(key, strongest);
	const worthRanking = new Set(likeliest(key, rankedUnits));
	const root = titleOf(reading);
	const all: Choice[] = reading.all
		.filter(({ unit }) => roles[unit.index] !== 'other' && unit.index !== root)
		.map((child) => {
			const { index } = child.unit;
			if (!worthRanking.has(index)) return { child: index, ranked: byLayout(reading, roles, index) };
			const choices = candidatesFor(context, child, strong)
				.filter((candidate) => roles[candidate] !== 'other')
				.map((candidate) => ({ candidate, score: scoreOf(forest, pair(index, candidate, vector)) }))
				.sort((a, b) => b.score - a.score || a.candidate - b.candidate);
			return { child: index, ranked: choices };
		});
	return withoutCycles(all, reading.all.length, root);
}

/** The node that the layout puts a unit under, or the nearest one above that. */
function byLayout({ layout }: RuleReading, roles: readonly Role[], index: number): Choice['ranked'] {
	let at = layout[index];
	while (at !== undefined && roles[at] === 'other') at = layout[at];
	return at === undefined ? [] : [{ candidate: at, score: 0 }];
}

/** The title's heading is the root; `undefined` when the report has none. */
export function titleOf({ report, all }: RuleReading): number | undefined {
	const title = report.title?.span[0];
	const byTitle = all.find(({ unit }) => unit.kind === 'heading' && unit.block.span[0] === title);
	if (byTitle) return byTitle.unit.index;
	const [top, ...more] = all.filter(({ unit }) => unit.kind === 'heading' && unit.section?.parent === undefined);
	return more.length === 0 ? top?.unit.index : undefined;
}

interface Choice {
	readonly child: number;
	readonly ranked: readonly { readonly candidate: number; readonly score: number }[];
}

/** Takes the surest choices first and skips what would close a circle. */
function withoutCycles(choices: readonly Choice[], units: number, root: number | undefined): (number | undefined)[] {
	const parents: (number | undefined)[] = new Array(units).fill(undefined);
	const margin = ({ ranked }: Choice) => (ranked[0]?.score ?? 0) - (ranked[1]?.score ?? 0);
	for (const { child, ranked } of [...choices].sort((a, b) => margin(b) - margin(a) || a.child - b.child)) {
		const best = ranked.find(({ candidate }) => !reaches(parents, candidate, child));
		parents[child] = best?.candidate ?? root;
	}
	return parents;
}

function reaches(parents: readonly (number | undefined)[], from: number, to: number): boolean {
	for (let at: number | undefined = from; at !== undefined; at = parents[at]) if (at === to) return true;
	return false;
}
