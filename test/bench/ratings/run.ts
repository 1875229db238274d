import { createPlumbline } from '../../../src/index';
import { silentLogger, systemClock } from '../../../src/ports';
import { offlineFigures } from './figures';
import { type Figures, holds, leastRho, measureFigure, measureLength, measureRaters, mostLength } from './measure';
import { hasRatings, type RatedSet, ratedSets, type Scale } from './sets';

/**
 * `npm run bench:ratings [-- set …]`: how every figure that is had offline goes with the ratings of reports that nothing was
 * fitted on: scores, if there are any, and the counts of the ledger. ρ inside questions, the same with length held constant and its 95 % interval, and what to hold it against: the
 * plain length, and the raters' agreement with each other. A star: it may be shown as a score.
 */
async function main(): Promise<void> {
	if (!hasRatings()) {
		print('Skipped: the rated reports to measure with are not here.');
		return;
	}
	const named = process.argv.slice(2);
	for (const set of ratedSets().filter(({ name }) => named.length === 0 || named.includes(name))) await tell(set);
	print(
		`* ρ at the same length is ${leastRho} or more, and its interval above 0.  ! ρ with length is above ${mostLength}.`,
	);
}

async function tell(set: RatedSet): Promise<void> {
	const figures = await figuresOf(set);
	const names = [...new Set([...figures.values()].flatMap((own) => [...own.keys()]))];
	for (const scale of set.scales) {
		print(`\n${set.name}: ${scale.what}, ${scale.ratings.length} ratings · ${baselines(scale, set)}`);
		for (const name of names) print(lineOf(name, scale, set, figures));
	}
	print('');
}

function baselines(scale: Scale, set: RatedSet): string {
	const raters = measureRaters(scale);
	const people = raters === undefined ? '' : ` · the raters with each other ${shown(raters)}`;
	const two = systemsOf(set) > 2 ? '' : ' · two systems: a figure that tells these apart proves nothing';
	return `plain length ${shown(measureLength(scale, set).value)}${people}${two}`;
}

function lineOf(name: string, scale: Scale, set: RatedSet, figures: ReadonlyMap<string, Figures>): string {
	const measured = measureFigure(name, scale, set, figures);
	const decides = systemsOf(set) > 2;
	if (!measured) return `  ${name.padEnd(nameWidth)} no value`;
	const { rho, atLength, withLength } = measured;
	const interval = atLength.interval ? `[${atLength.interval.map(shown).join(', ')}]` : '';
	const warned = withLength !== null && Math.abs(withLength) > mostLength ? '!' : '';
	return [
		`  ${name.padEnd(nameWidth)} ρ ${shown(rho.value)}`,
		`at length ${shown(atLength.value)} ${interval}${decides && holds(atLength) ? ' *' : ''}`.padEnd(34),
		`with length ${shown(withLength)}${warned}`,
	].join('  ');
}

/** The reports are named after the systems that wrote them. */
function systemsOf({ texts }: RatedSet): number {
	return new Set([...texts.keys()].map((name) => name.split('__').at(-1))).size;
}

async function figuresOf({ texts }: RatedSet): Promise<Map<string, Figures>> {
	const plumbline = createPlumbline({ logger: silentLogger, clock: { ...systemClock, now: () => 0 } });
	const figures = new Map<string, Figures>();
	for (const [name, text] of texts) figures.set(name, offlineFigures(await plumbline.score({ name, text })));
	return figures;
}

const nameWidth = 36;

function shown(value: number | null): string {
	return value === null ? '    –' : value.toFixed(2).replace('-', '−').padStart(5);
}

function print(line: string): void {
	process.stdout.write(`${line}\n`);
}

void main();
