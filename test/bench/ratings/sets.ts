import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { itemAt } from '../../../src/access';
import { groupBy, groupPairs } from '../../../src/text/collections';
import { readCsv } from '../../../src/text/csv';
import { corporaFolder } from '../quality/corpora';

const folder = join(corporaFolder, 'ratings');

/** Reports of one study, rated by people or by a strong model. */
export interface RatedSet {
	readonly name: string;
	/** The reports' texts by name. */
	readonly texts: ReadonlyMap<string, string>;
	/** What was rated, each with its ratings. */
	readonly scales: readonly Scale[];
}

export interface Scale {
	readonly what: string;
	readonly ratings: readonly Rating[];
	/** The single raters, report by report; none where one judged. */
	readonly raters: readonly (readonly Rating[])[];
}

/** How a report was rated, among those it is compared with: a group's reports answer one question, or are a pair. */
export interface Rating {
	readonly report: string;
	readonly group: string;
	/** The question, where the group is one pair of those on it. */
	readonly cluster: string;
	readonly value: number;
}

export function hasRatings(): boolean {
	return existsSync(folder);
}

export function ratedSets(): RatedSet[] {
	return [...['realdr', 'drbhuman', 'race'].map(ratingsOf), preferencesOf('sqa')];
}

/** A table of `name, group, what, value`; a rater's own values are named `logic_a0` (of `logic`) or `ann0` (of `overall`). */
function ratingsOf(set: string): RatedSet {
	const rows = rowsOf(`${set}.csv`).map((cell) => {
		const [, of = '', rater] = /^(?:(.+)_a|ann)(\d)$/u.exec(cell('what')) ?? [];
		const rating = { report: cell('name'), group: cell('group'), cluster: cell('group'), value: Number(cell('value')) };
		return { ...rating, what: rater === undefined ? cell('what') : of || 'overall', rater };
	});
	const scales = [...groupBy(rows, ({ what }) => what)].map(([what, own]): Scale => {
		const raters = groupBy(
			own.filter(({ rater }) => rater !== undefined),
			({ rater }) => rater,
		);
		return { what, ratings: own.filter(({ rater }) => rater === undefined), raters: [...raters.values()] };
	});
	return { name: set, texts: textsOf(set, rows), scales };
}

/** A table of `group, a, b, what, diff`: each pair that its rater puts in an order becomes a group of its own. */
function preferencesOf(set: string): RatedSet {
	const rows = rowsOf(`${set}.pairs.csv`).flatMap((cell, at) => {
		const diff = Number(cell('diff'));
		const pair = { group: `${cell('group')} ${at}`, cluster: cell('group') };
		const sides = [
			{ ...pair, report: cell('a'), value: diff },
			{ ...pair, report: cell('b'), value: 0 },
		];
		return diff === 0 ? [] : sides.map((rating) => [cell('what'), rating] as const);
	});
	const scales = [...groupPairs(rows)].map(([what, ratings]): Scale => ({ what, ratings, raters: [] }));
	return {
		name: set,
		texts: textsOf(
			set,
			rows.map(([, rating]) => rating),
		),
		scales,
	};
}

function rowsOf(file: string): ((column: string) => string)[] {
	const [head, ...rows] = [...readCsv(readFileSync(join(folder, file), 'utf8'), ',', () => {})];
	return rows.map(
		({ cells }) =>
			(column) =>
				itemAt(cells, head?.cells.indexOf(column) ?? -1),
	);
}

function textsOf(set: string, rows: readonly { readonly report: string }[]): RatedSet['texts'] {
	const names = [...new Set(rows.map(({ report }) => report))].sort();
	return new Map(names.map((name) => [name, readFileSync(join(folder, set, `${name}.md`), 'utf8')]));
}
