import type { Report } from '../../../report/model';
import { groupBy } from '../../../text/collections';
import { allMatches } from '../../../text/matches';
import { type CheckedRelation, movedRelation } from '../amounts/relation';
import { inEachBlock, readCellSkeletons, type Skeleton, spelledSkeletonIn } from '../reading/skeleton';
import { checkEquations } from './calculations';
import { cueOf, filledFrom, patternOf } from './pattern';
import { pairs, pairsByYear, type Row, rows } from './rows';

interface Wording {
	readonly row: Row;
	readonly pattern: RegExp;
	readonly cue: RegExp | undefined;
	/** In English a text is not searched for Chinese words, and the other way round. */
	readonly isHan: boolean;
}

const isHan = (text: string) => /\p{Script=Han}/u.test(text);

/** Every wording of every row; a pair of each language beside the words of that language. */
const wordings: readonly Wording[] = rows.flatMap((row) =>
	row.find
		.flatMap((find) => spelledOut(find, '<pair>', pairs).flatMap((one) => spelledOut(one, '<years>', pairsByYear)))
		.map((find) => ({ row, pattern: patternOf(find), cue: cueOf(find), isHan: isHan(find) })),
);

function spelledOut(find: string, macro: string, each: readonly string[]): string[] {
	return find.includes(macro) ? each.map((one) => find.replace(macro, one)) : [find];
}

/** What the sentences of a text state of its numbers, each number once. */
export function statedIn(skeleton: Skeleton, of: readonly Wording[] = wordings): CheckedRelation[] {
	if (skeleton.amounts.length < 2) return [];
	const han = isHan(skeleton.text);
	const found = of.flatMap(({ row, pattern, cue, isHan }) =>
		(isHan && !han) || cue?.test(skeleton.text) === false
			? []
			: allMatches(pattern, skeleton.text).flatMap((match) => row.relation(filledFrom(skeleton, match))),
	);
	return withoutWays(decided(found));
}

/** That something goes the way it is said to is no news beside how much it changes. */
function withoutWays(found: readonly CheckedRelation[]): CheckedRelation[] {
	const all = found.map(({ kind, at, others }) => new Set(kind === 'yearlyGrowth' ? [] : [at, ...others].map(String)));
	return found.filter(({ outcome, at, others }, index) => {
		const own = [at, ...others].map(String);
		return (
			outcome !== 'holds' ||
			own.length > 2 ||
			!all.some((one, other) => other !== index && one.size > 2 && own.every((place) => one.has(place)))
		);
	});
}

/** Of several readings of what a number follows from, one that holds speaks for the number; of others the first row counts. */
function decided(found: readonly CheckedRelation[]): CheckedRelation[] {
	return [...groupBy(found, ({ at }) => String(at)).values()].flatMap((same) => {
		const sure = same.filter(({ outcome }) => outcome === 'holds');
		const other = same.find(({ outcome }) => outcome === 'conflicts') ?? same[0];
		return sure.length > 0 || !other ? distinct(sure) : [other];
	});
}

function distinct(same: readonly CheckedRelation[]): CheckedRelation[] {
	return [...groupBy(same, ({ others }) => others.map(String).sort().join()).values()].flatMap((each) =>
		each.slice(0, 1),
	);
}

const inText = inEachBlock((skeleton) => [...statedIn(skeleton), ...checkEquations(skeleton)], movedRelation);
const spelledWordings = wordings.filter(({ row }) => row.spelled);
const inWords = inEachBlock(
	(skeleton) => {
		const spelled = new Set(skeleton.amounts.filter((amount) => amount.spelled).map(({ span }) => String(span)));
		return statedIn(skeleton, spelledWordings).filter(({ at, others }) =>
			[at, ...others].some((span) => spelled.has(String(span))),
		);
	},
	movedRelation,
	spelledSkeletonIn,
);
const cellWordings = wordings.filter(({ row }) => row.inCells);

/** What the text states of its numbers, and the cells of tables that are text themselves. */
export function checkStated(report: Report): CheckedRelation[] {
	return [
		...inText(report),
		...inWords(report),
		...readCellSkeletons(report).flatMap((skeleton) => [
			...statedIn(skeleton, cellWordings),
			...checkEquations(skeleton),
		]),
	];
}
