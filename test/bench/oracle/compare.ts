import type { Said, SaidFinding } from './said';

/** What two versions say differently of the same reports. */
export interface Differences {
	/** By code and level: how often it is said no more, anew, or in other words. */
	readonly counts: ReadonlyMap<string, { lost: number; gained: number; changed: number }>;
	readonly examples: readonly string[];
	readonly trees: number;
	readonly relations: number;
	readonly outputs: number;
	/** Milliseconds of all reports. */
	readonly time: readonly [before: number, after: number];
}

const shownExamples = 60;

export function compare(before: readonly Said[], after: readonly Said[]): Differences {
	const other = new Map(after.map((said) => [said.report, said]));
	const counts = new Map<string, { lost: number; gained: number; changed: number }>();
	const examples: string[] = [];
	let [trees, relations, outputs] = [0, 0, 0];
	const time: [number, number] = [0, 0];
	const note = (what: 'lost' | 'gained' | 'changed', { report }: Said, finding: SaidFinding) => {
		const of = `${finding.level} ${finding.code}`;
		const own = counts.get(of) ?? { lost: 0, gained: 0, changed: 0 };
		own[what]++;
		counts.set(of, own);
		examples.push(`${what} ${report}:${finding.line} ${of} “${finding.words}” ${finding.message}`);
	};
	for (const one of before) {
		const two = other.get(one.report);
		if (!two) continue;
		const [mine, theirs] = [placed(one), placed(two)];
		for (const [key, finding] of mine) {
			const same = theirs.get(key);
			if (!same) note('lost', one, finding);
			else if (same.message !== finding.message) note('changed', two, same);
		}
		for (const [key, finding] of theirs) if (!mine.has(key)) note('gained', two, finding);
		trees += Number(one.tree.join('\n') !== two.tree.join('\n'));
		relations += Number(one.relations.join('\n') !== two.relations.join('\n'));
		outputs += Number(JSON.stringify(one.outputs) !== JSON.stringify(two.outputs));
		time[0] += one.milliseconds;
		time[1] += two.milliseconds;
	}
	return { counts, examples, trees, relations, outputs, time };
}

function placed({ findings }: Said): Map<string, SaidFinding> {
	return new Map(findings.map((one) => [`${one.level} ${one.code} ${one.span.join('-')}`, one]));
}

export function differs({ counts, trees, relations, outputs }: Differences): boolean {
	return counts.size + trees + relations + outputs > 0;
}

export function formatDifferences({ counts, examples, trees, relations, outputs, time }: Differences): string {
	const rows = [...counts]
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([of, { lost, gained, changed }]) => `${of.padEnd(32)} −${lost} +${gained} ~${changed}`);
	const every = Math.max(1, Math.floor(examples.length / shownExamples));
	return [
		...examples.filter((_, at) => at % every === 0).slice(0, shownExamples),
		'',
		...rows,
		`other trees ${trees}, relations ${relations}, outputs ${outputs}`,
		`analysis ${(time[1] / time[0]).toFixed(2)} × as long`,
	].join('\n');
}
