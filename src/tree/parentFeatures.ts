import type { Report } from '../report/model';
import type { Outline } from './keyFeatures';
import { claimBalance } from './roles';
import type { Signals } from './signals';

type Feature = readonly [name: string, value: number];

/** What a pair of units is measured against. */
export interface PairContext {
	readonly report: Report;
	readonly all: readonly Signals[];
	readonly outline: Outline;
	/** Per unit: how likely it is a claim, a fact, a key node (0–1). */
	readonly claim: readonly number[];
	readonly fact: readonly number[];
	readonly key: readonly number[];
	/** The parent that the layout alone suggests. */
	readonly layout: readonly (number | undefined)[];
}

/** What speaks for one unit serving another. */
export function parentFeatures(context: PairContext, child: number, candidate: number): Feature[] {
	const [a, b] = [context.all[child]!, context.all[candidate]!];
	return [...kindFeatures(context, a, b), ...placeFeatures(context, a, b), ...contentFeatures(context, a, b)];
}

function kindFeatures({ claim, fact, key }: PairContext, a: Signals, b: Signals): Feature[] {
	return [
		['child heading', Number(a.unit.kind === 'heading')],
		['child table', Number(a.unit.kind === 'table')],
		['child item', Number(a.unit.block.kind === 'item')],
		['child depth', a.unit.block.depth],
		['child claim', claim[a.unit.index]!],
		['child fact', fact[a.unit.index]!],
		['child key', key[a.unit.index]!],
		['child first', Number(a.unit.position === 0)],
		['child continues', Number(a.cues.has('continuation'))],
		['child example', Number(a.cues.has('example'))],
		['child infers', Number(a.cues.has('inference'))],
		['child contrast', Number(a.cues.has('contrast'))],
		['child balance', claimBalance(a)],
		['heading', Number(b.unit.kind === 'heading')],
		['heading level', b.unit.kind === 'heading' ? (b.unit.section?.level ?? 0) : 0],
		['table', Number(b.unit.kind === 'table')],
		['claim', claim[b.unit.index]!],
		['fact', fact[b.unit.index]!],
		['key', key[b.unit.index]!],
		['first', Number(b.unit.position === 0)],
		['last', Number(b.unit.position === b.unit.siblings - 1)],
		['balance', claimBalance(b)],
		['item', Number(b.unit.block.kind === 'item')],
		['depth', b.unit.block.depth],
		['label', Number(b.label)],
	];
}

function placeFeatures({ report, outline, all }: PairContext, a: Signals, b: Signals): Feature[] {
	const sameBlock = a.unit.block === b.unit.block;
	const sameSection = a.unit.section === b.unit.section;
	const before = b.unit.index < a.unit.index;
	const own = b.unit.section ? (outline.own.get(b.unit.section.index) ?? []) : [];
	return [
		['same block', Number(sameBlock)],
		['same section', Number(sameSection)],
		['before', Number(before)],
		['distance', Math.log2(1 + Math.abs(a.unit.index - b.unit.index)) * (before ? 1 : -1)],
		['blocks between', Math.min(30, Math.abs(blockPlace(a, all) - blockPlace(b, all)))],
		['own heading', Number(b.unit.kind === 'heading' && sameSection)],
		['heading above', b.unit.kind === 'heading' ? headingSteps(report, a, b) : -1],
		['contains', Number(isContainer(report, a, b))],
		['introduces', Number(introduces(report, a, b, all))],
		['next to', Number(Math.abs(a.unit.index - b.unit.index) === 1)],
		['opens section', Number(own[1] === b.unit.index || own[0] === b.unit.index)],
		['deeper', a.unit.block.depth - b.unit.block.depth],
		['candidate in summary', Number(b.unit.section?.role === 'summary')],
		['candidate in conclusion', Number(b.unit.section?.role === 'conclusion')],
		['candidate in introduction', Number(b.unit.section?.role === 'introduction')],
		['child in summary', Number(a.unit.section?.role === 'summary')],
		['child in conclusion', Number(a.unit.section?.role === 'conclusion')],
		['child position', a.unit.position],
		['candidate position', b.unit.position],
	];
}

function contentFeatures({ outline }: PairContext, a: Signals, b: Signals): Feature[] {
	return [
		['related', relatedness(a, b, outline)],
		['shared citation', Number(a.unit.citations.length > 0 && b.unit.citations.length > 0)],
		['child length', Math.log2(1 + a.length)],
		['length', Math.log2(1 + b.length)],
	];
}

/** Share of the rarer content that two units have in common, 0–1 (cosine weighted by rarity within the report). */
export function relatedness(a: Signals, b: Signals, { frequency, units }: Outline): number {
	let shared = 0;
	let left = 0;
	let right = 0;
	const weigh = (term: string) => Math.log((units + 1) / ((frequency.get(term) ?? 0) + 0.5)) ** 2;
	for (const term of a.terms) {
		const weight = weigh(term);
		left += weight;
		if (b.terms.has(term)) shared += weight;
	}
	for (const term of b.terms) right += weigh(term);
	return left > 0 && right > 0 ? shared / Math.sqrt(left * right) : 0;
}

function blockPlace({ unit }: Signals, _all: readonly Signals[]): number {
	return unit.block.index;
}

/** How many headings up: 0 for the unit's own, 1 for the one around it; −2 when it is not above it. */
function headingSteps(report: Report, a: Signals, b: Signals): number {
	let steps = a.unit.kind === 'heading' ? -1 : 0;
	for (let at = a.unit.section?.index; at !== undefined; at = report.sections[at]!.parent) {
		if (at === b.unit.section?.index) return steps;
		steps++;
	}
	return -2;
}

function isContainer(report: Report, a: Signals, b: Signals): boolean {
	for (let at = a.unit.block.container; at !== undefined; at = report.blocks[at]!.container) {
		if (at === b.unit.block.index) return true;
	}
	return false;
}

/** Does the candidate's block introduce the list or table that the child stands in? */
function introduces(report: Report, a: Signals, b: Signals, _all: readonly Signals[]): boolean {
	const first = b.unit.block.introduces;
	if (first === undefined || a.unit.block.index < first) return false;
	if (a.unit.section !== b.unit.section) return false;
	for (let at = first; at < a.unit.block.index; at++) {
		const block = report.blocks[at]!;
		if (block.kind !== 'item' || block.depth < report.blocks[first]!.depth) return false;
	}
	return true;
}
