import { entryOf, itemAt } from '../../access';
import { anyResolves } from '../../report/citations/resolvable';
import type { Report } from '../../report/model';
import { groupBy } from '../../text/collections';
import { memoised } from '../../text/memo';
import { type FeatureTable, measureBehind, namesOf } from '../learned/forest';
import { measureRole, type Placed, roleFeatures } from '../learned/roleFeatures';
import type { Support } from '../model';
import type { Outline } from '../reading/outline';
import type { RuleReading } from '../reading/readByRules';
import type { Role } from '../reading/roles';
import type { UnitSignals } from '../reading/signals';
import { judgeSupport } from './judgeSupport';
import { cites, givesFigures, groupOf } from './unitGroup';

/** A unit with what stands around it that could carry it. */
export interface SupportContext extends Placed {
	readonly report: Report;
	readonly outline: Outline;
	/** The units of its block, in order. */
	readonly block: readonly UnitSignals[];
	/** What the layout puts below it. */
	readonly below: readonly UnitSignals[];
	/** What the layout puts it under, if that is no heading. */
	readonly above: UnitSignals | undefined;
	/** The units of its section. */
	readonly section: readonly UnitSignals[];
	/** The most related other unit that cites something. */
	readonly echo: number;
	/** The most related other unit with figures. */
	readonly fact: number;
	/** Share of the report's sentences that cite. */
	readonly citing: number;
	/** What the rules alone say. */
	readonly ruled: Support;
	readonly role: Role;
}

const groundFeatures: FeatureTable<SupportContext> = [
	['table', ({ own }) => own.unit.kind === 'table'],
	['resolved', ({ report, own }) => anyResolves(report, own.unit.citations)],
	['cited before', ({ own, block }) => distanceToCited(block, own, -1)],
	['cited after', ({ own, block }) => distanceToCited(block, own, 1)],
	['block citing', ({ block }) => groupOf(block).citing],
	['block figures', ({ block }) => groupOf(block).figures],
	['section citing', ({ section }) => groupOf(section).citing],
	['section figures', ({ section }) => groupOf(section).figures],
	['section size', ({ section }) => Math.log2(1 + section.length)],
	['report citing', ({ citing }) => citing],
	['below', ({ below }) => Math.min(8, below.length)],
	['below citing', ({ below }) => Math.min(4, below.filter(cites).length)],
	['below figures', ({ below }) => Math.min(4, below.filter(givesFigures).length)],
	['below table', ({ below }) => below.some(({ unit }) => unit.kind === 'table')],
	['above cites', ({ above }) => above !== undefined && cites(above)],
	['echo', ({ echo }) => echo],
	['fact', ({ fact }) => fact],
	['in body', ({ own }) => own.unit.section?.role === 'body'],
	['document place', ({ own, all }) => own.unit.index / all.length],
	['list size', ({ own, outline }) => outline.listSize.get(own.unit.block.index) ?? 0],
	['ruled unsupported', ({ ruled }) => ruled === 'unsupported'],
	['ruled partial', ({ ruled }) => ruled === 'partial'],
	['ruled evidence', ({ role }) => role === 'evidence'],
	['ruled argument', ({ role }) => role === 'argument'],
	['table near', ({ section }) => groupOf(section).table],
];

/** The names of what speaks for a unit being supported by what the report offers. */
export const supportFeatureNames = [...namesOf(roleFeatures), ...namesOf(groundFeatures)];

/** Measured once for each unit: how well it is supported and whether that is questioned both begin with it. */
export const measureSupport: (grounds: SupportContext) => Float64Array = memoised((grounds) =>
	measureBehind(measureRole(grounds), groundFeatures, grounds),
);

/** Sentences to the nearest citing one in the block on one side; {@link farOff} when there is none nearer. */
function distanceToCited(block: readonly UnitSignals[], own: UnitSignals, step: 1 | -1): number {
	const from = groupOf(block).placeOf(own);
	for (let distance = 1; distance < farOff; distance++) {
		const other = block[from + step * distance];
		if (!other) break;
		if (cites(other)) return distance;
	}
	return farOff;
}

const farOff = 9;

/** Gathers the grounds of every unit of a report. */
export function supportContextsOf({ report, all, outline, layout, roles }: RuleReading): SupportContext[] {
	const ruled = judgeSupport(report, all, roles, layout);
	const blocks = groupBy(all, ({ unit }) => unit.block.index);
	const below = groupBy(all, ({ unit }) => layout[unit.index]);
	const { citing } = groupOf(all.filter(({ unit }) => unit.kind === 'sentence'));
	const sections = new Map(
		[...outline.own].map(([section, units]) => [section, units.map((unit) => itemAt(all, unit))]),
	);
	const citingUnits = all.map(cites);
	const factUnits = all.map((signals) => givesFigures(signals) && signals.unit.kind === 'sentence');
	return all.map((own, index) => {
		const parent = layout[index];
		const above = parent === undefined ? undefined : itemAt(all, parent);
		return {
			all,
			index,
			own,
			report,
			outline,
			block: entryOf(blocks, own.unit.block.index),
			below: below.get(index) ?? [],
			above: above?.unit.kind === 'heading' ? undefined : above,
			section: (own.unit.section && sections.get(own.unit.section.index)) ?? [],
			get echo() {
				return outline.related.closest(index, citingUnits);
			},
			get fact() {
				return outline.related.closest(index, factUnits);
			},
			citing,
			ruled: itemAt(ruled, index).support,
			role: itemAt(roles, index),
		};
	});
}
