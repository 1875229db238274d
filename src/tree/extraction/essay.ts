import { itemAt } from '../../access';
import type { RuleReading } from '../reading/readByRules';
import { claimBalance, type Role } from '../reading/roles';
import type { UnitSignals } from '../reading/signals';
import { demands, turnOf } from './turns';
import { thesisWeights, turnWeights } from './weights';

/** The claim that the text as a whole argues for; `undefined` for a text with headings or without units. */
export function thesisOf({ all, report }: RuleReading, roles: readonly Role[]): number | undefined {
	if (report.sections.length > 0) return undefined;
	const units = all.filter(({ unit }) => roles[unit.index] !== 'other');
	return strongest(units.filter(({ unit }) => unit.kind === 'sentence'));
}

/** The unit that reads most like a conclusion; writers put it first, or last. */
function strongest(units: readonly UnitSignals[]): number | undefined {
	let best: number | undefined;
	let most = Number.NEGATIVE_INFINITY;
	for (const [at, signals] of units.entries()) {
		const turn = turnOf(signals);
		const worth =
			(at === 0 ? thesisWeights.first : at === units.length - 1 ? thesisWeights.last : 0) +
			(demands(signals) ? thesisWeights.demand : 0) +
			(turn ? turnWeights[turn] : 0) +
			thesisWeights.claimBalance * claimBalance(signals);
		if (worth > most) [best, most] = [signals.unit.index, worth];
	}
	return best;
}

/**
 * Arranges a text without headings: every paragraph has a lead that serves the thesis, and within a paragraph the
 * opening words tell what a clause serves: its neighbour or the lead.
 */
export function arrangeEssay(
	{ all, layout }: RuleReading,
	roles: readonly Role[],
	thesis: number,
): (number | undefined)[] {
	const parents: (number | undefined)[] = all.map(() => undefined);
	for (const units of paragraphs(all.filter(({ unit }) => roles[unit.index] !== 'other'))) {
		const lead = units.some(({ unit }) => unit.index === thesis) ? thesis : strongest(units);
		if (lead === undefined) continue;
		arrangeParagraph(units, lead, parents);
		if (lead !== thesis) parents[lead] = anchorOf(itemAt(all, lead)) ?? thesis;
	}
	return parents;

	/** What the layout puts a lead under in another block: the item around it, the sentence that introduces its list. */
	function anchorOf({ unit }: UnitSignals): number | undefined {
		let at = layout[unit.index];
		while (at !== undefined && (itemAt(all, at).unit.block === unit.block || roles[at] === 'other')) at = layout[at];
		return at;
	}
}

function paragraphs(units: readonly UnitSignals[]): UnitSignals[][] {
	const all: UnitSignals[][] = [];
	for (const signals of units) {
		const last = all.at(-1);
		if (last?.[0]?.unit.block === signals.unit.block) last.push(signals);
		else all.push([signals]);
	}
	return all;
}

function arrangeParagraph(units: readonly UnitSignals[], lead: number, parents: (number | undefined)[]): void {
	for (const [at, signals] of units.entries()) {
		const { index } = signals.unit;
		if (index !== lead) parents[index] = servedBy(units, at, lead, parents);
	}
}

/** What a clause of a paragraph serves. */
function servedBy(
	units: readonly UnitSignals[],
	at: number,
	lead: number,
	parents: readonly (number | undefined)[],
): number {
	const before = units[at - 1]?.unit.index;
	const after = units[at + 1];
	const turn = turnOf(itemAt(units, at));
	if (after && after.unit.index !== lead && turnOf(after) === 'inference') return after.unit.index;
	if (before === undefined) return lead;
	switch (turn) {
		case 'rebuttal':
		case 'example':
		case 'reason':
			return before;
		case 'addition':
			return parents[before] ?? lead;
		default:
			return lead;
	}
}
