import type { DraftFinding } from '../../../findings/model';
import { anyOf, inEither } from '../../../lexicon/compile';
import { everywhere, settings } from '../../../lexicon/ranks';
import { message } from '../../../messages/message';
import type { Report } from '../../../report/model';
import { yearsOf } from '../../../report/numbers/periods';
import { type CheckedRelation, conflicts } from '../amounts/checkedRelation';
import { lineAt } from '../amounts/lineAt';
import { places as limits } from '../amounts/tolerances';
import { keptTermSet } from '../reading/mentions';
import { overlap } from '../reading/sameQuantity';
import { readGrids } from '../tables/grid';
import { type Follower, followersOf } from './followers';
import { type RankClaim, rankClaims } from './rankClaims';
import { type Ranking, rankedColumns } from './rankColumns';
import { rankSubject } from './rankSubjects';
import { type Place, placeIn, type RankTable, rankTable } from './rankTables';

/** Places that sentences give to rows of tables, against the figures of their columns. */
export function checkRanks(report: Report): CheckedRelation[] {
	const grids = readGrids(report);
	const claims = grids.length === 0 ? [] : rankClaims(report);
	if (claims.length === 0) return [];
	const tables = grids.map((grid) => rankTable(report, grid)).filter(({ rows }) => rows.length >= limits.rows);
	const labels = [...new Set(tables.flatMap(({ rows }) => rows.map(({ label }) => label)))];
	return claims.flatMap((claim) => judge(report, tables, labels, claim));
}

const setting = new RegExp(`^\\s*${anyOf(settings)}\\b([^,，\\d]*),|^([^，\\d]{2,12})中，`, 'iu');

/** Whether a sentence opens with what the ranking is of, and the table does not say so: `In Scandinavia, Skarv is the largest`. */
function isOfPart({ before }: RankClaim, { grid }: RankTable): boolean {
	const [, english, chinese] = setting.exec(before) ?? [];
	const said = english ?? chinese;
	return said !== undefined && overlap(keptTermSet(said), keptTermSet([grid.caption, ...grid.header].join(' '))) === 0;
}

/** A row with the place that a column gives it. */
interface Placed extends Ranking {
	readonly column: number;
	readonly place: Place;
}

/** Where several columns may be meant, all of them must say otherwise. */
function judge(
	report: Report,
	tables: readonly RankTable[],
	labels: readonly string[],
	claim: RankClaim,
): CheckedRelation[] {
	const meant = tables.filter((table) => !isOfPart(claim, table));
	const columns = rankedColumns(report, claim, rankSubject(claim, labels), meant);
	const wrong = columns.flatMap((one): Placed[] => {
		const place = placeIn(one.table, one.row, one.column, claim.fromBelow);
		return place && isWrong(claim, one.table, place) ? [{ ...one, place }] : [];
	});
	// A text mostly tells of the table before it.
	const away = ({ table }: Placed) => {
		const behind = claim.sentence.block - table.grid.table.block;
		return behind > 0 ? behind : limits.later - behind;
	};
	const nearest = (placed: readonly Placed[]) =>
		placed.toSorted((a, b) => away(a) - away(b) || orderOf(a) - orderOf(b))[0];
	const told = nearest(wrong);
	if (told && wrong.length === columns.length) return [conflicts('order', finding(report, claim, told))];
	const ofFollowers = followersOf(claim, labels).flatMap((follower): CheckedRelation[] => {
		const behind = columns.flatMap((one) => placeOfFollower(one, follower) ?? []);
		const isOff = behind.every(({ place }) => place.best > follower.claim.place || place.worst < follower.claim.place);
		const told = nearest(behind);
		return told && isOff ? [conflicts('order', finding(report, follower.claim, told))] : [];
	});
	// The first that is in the wrong place pushes out the others.
	return ofFollowers.slice(0, 1);
}

/** In a column in which what is first by the text is first. */
function placeOfFollower(one: Ranking & { readonly column: number }, { claim, label }: Follower): Placed | undefined {
	const row = one.table.rows.find((row) => row.label === label);
	const first = placeIn(one.table, one.row, one.column, claim.fromBelow);
	const place = row && placeIn(one.table, row, one.column, claim.fromBelow);
	return row && place && first?.best === 1 ? { ...one, row, place } : undefined;
}

const isEverywhere = inEither(everywhere);

/** Others may come before it besides those of the table, unless that has them all. */
function isWrong({ place, before, behind }: RankClaim, { isWhole }: RankTable, { best, worst }: Place): boolean {
	return best > place || (isWhole && worst < place && !isEverywhere.test(`${before} ${behind}`));
}

/** Sizes before shares, and the latest first. */
function orderOf({ table, column, place }: Placed): number {
	const period = table.grid.headerPeriods[column];
	const [year] = period ? yearsOf(period) : [0];
	return (place.own.dimension === 'percent' ? limits.later : 0) - year * limits.perYear + column;
}

function finding(report: Report, claim: RankClaim, { table, row, column, place }: Placed): DraftFinding {
	const there = place.order[claim.place - 1];
	const other = there?.label === row.label ? undefined : there;
	const told = {
		row: row.label,
		header: table.grid.header[column] ?? '',
		line: lineAt(report, place.own),
		fromBelow: claim.fromBelow,
		said: claim.place,
		place: place.best,
		value: place.own.text,
		other: other && message('numbers.placeOf', { row: other.label, value: other.amount.text }),
	};
	return {
		code: 'number.inconsistent',
		span: claim.span,
		message: message('numbers.otherPlace', told),
		related: [place.own, ...(other ? [other.amount] : [])].map(({ span, text }) => ({
			span,
			message: message('numbers.here', { text }),
		})),
	};
}
