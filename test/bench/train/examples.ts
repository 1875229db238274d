import type { Span } from '../../../src/report/model';
import { parseReport } from '../../../src/report/parsing/parse';
import { type RuleReading, readByRules } from '../../../src/tree/reading/readByRules';
import { readGold } from '../quality/corpora';
import type { Gold, GoldUnit } from '../quality/goldEval';

/** An annotated report with, for each of our units, the gold unit it corresponds to. */
export interface Example {
	readonly name: string;
	readonly text: string;
	readonly gold: Gold;
	readonly reading: RuleReading;
	readonly goldOf: readonly (GoldUnit | undefined)[];
	readonly unitOf: ReadonlyMap<string, number>;
}

export function readExamples(): Example[] {
	return readGold().map(({ name, text, gold }) => {
		const reading = readByRules(parseReport(text));
		const goldOf = reading.all.map(({ unit }) => nearest(unit.span, gold.units));
		const unitOf = new Map<string, number>();
		for (const [index, unit] of goldOf.entries()) if (unit && !unitOf.has(unit.id)) unitOf.set(unit.id, index);
		return { name, text, gold, reading, goldOf, unitOf };
	});
}

function nearest([start, end]: Span, units: readonly GoldUnit[]): GoldUnit | undefined {
	let best: GoldUnit | undefined;
	let most = 0;
	for (const unit of units) {
		const overlap = Math.min(end, unit.end) - Math.max(start, unit.start);
		const share = overlap / Math.min(end - start, unit.end - unit.start);
		if (overlap > 0 && share >= 0.5 && overlap > most) [best, most] = [unit, overlap];
	}
	return best;
}
