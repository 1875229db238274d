import type { Report } from '../../report/model';
import { attachUnits } from './attach';
import { type Outline, outlineOf } from './outline';
import { type Role, unitRole } from './roles';
import { readSignals, type UnitSignals } from './signals';
import { collectUnits } from './units';

/** A report as the rules alone read it: what every learned part measures. */
export interface RuleReading {
	readonly report: Report;
	readonly all: readonly UnitSignals[];
	readonly outline: Outline;
	/** By the rules. */
	readonly roles: readonly Role[];
	/** The parents that the layout alone suggests. */
	readonly layout: readonly (number | undefined)[];
}

export function readByRules(report: Report): RuleReading {
	const all = readSignals(report, collectUnits(report));
	const roles = all.map(unitRole);
	return { report, all, outline: outlineOf(all), roles, layout: attachUnits(report, all, roles) };
}
