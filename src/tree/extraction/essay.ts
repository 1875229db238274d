import type { Reading } from '../reading/readByRules';
import { claimBalance, type Role } from '../reading/roles';
import type { Signals } from '../reading/signals';

/** How a clause turns from what was said before, by its opening words. */
type Turn = 'concession' | 'rebuttal' | 'reason' | 'example' | 'addition' | 'inference';

/** The first that matches counts. */
const turns: readonly (readonly [Turn, RegExp])[] = [
	['example', /\b(?:for (?:example|instance)|e\.g\.)|^(?:namely|such as)\b|^(?:例如|比如|譬如)/iu],
	[
		'inference',
		/^(?:and )?(?:therefore|thus|hence|consequently|so(?: that)?|that['’]s why|this is why|which is why|this (?:results|means|leads|shows))\b|\b(?:therefore|thus|hence)\b|^(?:因此|所以|因而|从而|可见|综上)/iu,
	],
	[
		'concession',
		/^(?:yes|sure|granted|admittedly|of course|indeed|certainly|(?:al)?though|even (?:if|though)|while|unless|perhaps|critics|opponents|proponents|some|one (?:could|might))\b|^[^,]{0,40}\b(?:may|might|could argue)\b|^(?:当然|诚然|固然|虽然|尽管|即使|有人)/iu,
	],
	[
		'rebuttal',
		/^(?:and )?(?:but|yet|however|still|nevertheless|nonetheless|then again|on the contrary|as long as)\b|^(?:但是?|然而|不过|可是|却)/iu,
	],
	['reason', /^(?:because|since|as|for|after all)\b|^(?:因为|由于|毕竟)/iu],
	['addition', /^(?:and|nor|or)\b|^(?:并且|而且|以及)/iu],
];

const demand = /\b(?:should|must|ought to|needs? to|has to|have to|we need)\b|应当?|必须|需要|不应/iu;

function turnOf({ unit }: Signals): Turn | undefined {
	return turns.find(([, pattern]) => pattern.test(unit.text))?.[0];
}

/** What each turn adds to the chance of being the thesis: who concedes, answers or explains, serves another claim. */
const thesisWeights: Record<Turn, number> = {
	concession: -2,
	rebuttal: -1.5,
	reason: -2,
	example: -2,
	addition: -1.5,
	inference: 1.5,
};

/** The claim that the text as a whole argues for; `undefined` for a text with headings or without units. */
export function thesisOf({ all, report }: Reading, roles: readonly Role[]): number | undefined {
	if (report.sections.length > 0) return undefined;
	const units = all.filter(({ unit }) => roles[unit.index] !== 'other');
	return strongest(units.filter(({ unit }) => unit.kind === 'sentence'));
}

/** The unit that reads most like a conclusion; writers put it first, or last. */
function strongest(units: readonly Signals[]): number | undefined {
	let best: number | undefined;
	let most = Number.NEGATIVE_INFINITY;
	for (const [at, signals] of units.entries()) {
		const turn = turnOf(signals);
		const worth =
			(at === 0 ? 1.5 : at === units.length - 1 ? 0.8 : 0) +
			(demand.test(signals.unit.text) ? 1.5 : 0) +
			(turn ? thesisWeights[turn] : 0) +
			0.2 * claimBalance(signals);
		if (worth > most) [best, most] = [signals.unit.index, worth];
	}
	return best;
}

/**
 * Arranges a text without headings: every paragraph has a lead that serves the thesis, and within a paragraph the
 * opening words tell what a clause serves: its neighbour or the lead.
 */
export function arrangeEssay({ all, layout }: Reading, roles: readonly Role[], thesis: number): (number | undefined)[] {
	const parents: (number | undefined)[] = all.map(() => undefined);
	for (const units of paragraphs(all.filter(({ unit }) => roles[unit.index] !== 'other'))) {
		const lead = units.some(({ unit }) => unit.index === thesis) ? thesis : strongest(units)!;
		arrangeParagraph(units, lead, parents);
		if (lead !== thesis) parents[lead] = anchorOf(all[lead]!) ?? thesis;
	}
	return parents;

	/** What the layout puts a lead under in another block: the item around it, the sentence that introduces its list. */
	function anchorOf({ unit }: Signals): number | undefined {
		let at = layout[unit.index];
		while (at !== undefined && (all[at]!.unit.block === unit.block || roles[at] === 'other')) at = layout[at];
		return at;
	}
}

function paragraphs(units: readonly Signals[]): Signals[][] {
	const all: Signals[][] = [];
	for (const signals of units) {
		const last = all.at(-1);
		if (last?.[0]?.unit.block === signals.unit.block) last.push(signals);
		else all.push([signals]);
	}
	return all;
}

function arrangeParagraph(units: readonly Signals[], lead: number, parents: (number | undefined)[]): void {
	for (const [at, signals] of units.entries()) {
		const { index } = signals.unit;
		if (index !== lead) parents[index] = servedBy(units, at, lead, parents);
	}
}

/** What a clause of a paragraph serves. */
function servedBy(
	units: readonly Signals[],
	at: number,
	lead: number,
	parents: readonly (number | undefined)[],
): number {
	const before = units[at - 1]?.unit.index;
	const after = units[at + 1];
	const turn = turnOf(units[at]!);
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
