import type { Report } from '../../../report/model';
import { groupBy } from '../../../text/collections';
import { allMatches } from '../../../text/matches';
import { lazy } from '../../../text/memo';
import { type CheckedRelation, movedRelation } from '../amounts/relation';
import { readBlocks, readCellSkeletons, type Skeleton, spelledSkeletonIn } from '../reading/skeleton';
import { checkEquations } from './calculations';
import { hintOf, patternOf, rowMatch } from './pattern';
import { pairs, pairsByYear, type Row, rows } from './rows';

interface Wording {
	readonly row: Row;
	/** Made for the first text with its cue: most reports have few of the cues. */
	readonly pattern: () => RegExp;
	readonly cue: RegExp | undefined;
	/** Chinese wordings are searched for only in texts with Chinese characters. */
	readonly isHan: boolean;
}

const isHan = (text: string) => /\p{Script=Han}/u.test(text);

/** Every wording of every row; a pair of each language beside the words of that language. */
const wordings = lazy((): readonly Wording[] =>
	rows.flatMap((row) =>
		row.find
			.flatMap((find) => expandMacro(find, '<pair>', pairs).flatMap((one) => expandMacro(one, '<years>', pairsByYear)))
			.map((find) => ({ row, pattern: lazy(() => patternOf(find)), cue: hintOf(find), isHan: isHan(find) })),
	),
);

function expandMacro(find: string, macro: string, each: readonly string[]): string[] {
	return find.includes(macro) ? each.map((one) => find.replace(macro, one)) : [find];
}

/** What the sentences of a text state of its numbers, each number once. */
export function statedIn(skeleton: Skeleton, of: readonly Wording[] = wordings()): CheckedRelation[] {
	if (skeleton.amounts.length < 2) return [];
	const han = isHan(skeleton.text);
	const found = of.flatMap(({ row, pattern, cue, isHan }) =>
		(isHan && !han) || cue?.test(skeleton.text) === false
			? []
			: allMatches(pattern(), skeleton.text).flatMap((match) => row.relation(rowMatch(skeleton, match))),
	);
	return withoutDirections(oneReadingEach(found));
}

/** Drops relations on the direction of a change alone where another gives its size. */
function withoutDirections(found: readonly CheckedRelation[]): CheckedRelation[] {
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

/** Of several readings for one number keeps those that hold, else the first conflict, else the first. */
function oneReadingEach(found: readonly CheckedRelation[]): CheckedRelation[] {
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

const inText = readBlocks((skeleton) => [...statedIn(skeleton), ...checkEquations(skeleton)], movedRelation);
const spelledWordings = lazy(() => wordings().filter(({ row }) => row.spelled));
const inWords = readBlocks(
	(skeleton) => {
		const spelled = new Set(skeleton.amounts.filter((amount) => amount.spelled).map(({ span }) => String(span)));
		return statedIn(skeleton, spelledWordings()).filter(({ at, others }) =>
			[at, ...others].some((span) => spelled.has(String(span))),
		);
	},
	movedRelation,
	spelledSkeletonIn,
);
const cellWordings = lazy(() => wordings().filter(({ row }) => row.inCells));

/** What the text states of its numbers, and the cells of tables that are text themselves. */
export function checkStated(report: Report): CheckedRelation[] {
	return [
		...inText(report),
		...inWords(report),
		...readCellSkeletons(report).flatMap((skeleton) => [
			...statedIn(skeleton, cellWordings()),
			...checkEquations(skeleton),
		]),
	];
}
