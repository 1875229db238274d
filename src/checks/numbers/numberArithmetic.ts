import type { Check, CheckContext, DraftFinding, RelatedPlace } from '../../findings/model';
import { message } from '../../messages/message';
import type { LineIndex } from '../../report/lines';
import { firstFrom, inside, linesOf } from '../../report/lookup';
import type { Quantity, Report, Span } from '../../report/model';
import { byPlace, isWithin } from '../../report/spanRelations';
import { collect, groupBy } from '../../text/collections';
import { memoised } from '../../text/memo';
import type { LogicNode, LogicTree } from '../../tree/model';
import type { CheckedRelation, Conflict } from './amounts/relation';
import { triedAgain } from './amounts/tolerances';
import { wordedParts } from './counts';
import { isRounded, readGrids } from './reading/grid';
import { checkColumns } from './tables/columns';
import { checkTotals } from './tables/totals';
import { checkStated } from './text/stated';

/** More are a subject of the whole report: whoever corrects the number searches for it. */
const mostNamed = 5;

type Slip = Extract<DraftFinding, { code: 'number.arithmetic' }>;

/**
 * A wrong number with the claims that demonstrably rest on it: those that the tree puts over its sentence and that give the
 * same number, which its finding names, and those that have nothing else under them, which are to be looked at again.
 */
export function withAffected(finding: DraftFinding, context: Pick<CheckContext, 'report' | 'tree'>): DraftFinding {
	if (finding.code !== 'number.arithmetic') return finding;
	const { report, tree } = context;
	const fact = sentenceAround(tree, finding.span);
	if (!fact) return finding;
	const others = (claimsByPlace(tree).get(fact.id) ?? []).filter((claim) => claim !== fact);
	const wrong = inside(report.numbers, finding.span);
	const saying = others
		.flatMap(({ span }) => inside(report.numbers, span).filter((one) => wrong.some((other) => isSame(one, other))))
		.map(({ span }) => span)
		.filter((span) => !(finding.related ?? []).some((place) => isWithin(span, place.span)))
		.slice(0, mostNamed);
	const resting = others
		.filter((claim) => restsOnlyOn(claim, fact) && !saying.some((said) => isWithin(said, claim.span)))
		.map(({ span }) => span)
		.slice(0, mostNamed);
	return saying.length + resting.length > 0 ? naming(finding, { saying, resting, lines: linesOf(report) }) : finding;
}

const sentencesOf = memoised(({ nodes }: LogicTree) =>
	nodes.filter(({ sentence }) => sentence !== undefined).sort(byPlace),
);

/** The sentence of the tree that holds a place; sentences do not overlap. */
function sentenceAround(tree: LogicTree, span: Span): LogicNode | undefined {
	const sentences = sentencesOf(tree);
	const last = sentences[firstFrom(sentences, span[0] + 1) - 1];
	return last && isWithin(span, last.span) ? last : undefined;
}

/** The claims that rest on a node, in the order of the tree, by its id. */
const claimsByPlace = memoised(({ nodes }: LogicTree) =>
	collect(
		nodes
			.filter(({ sentence, type }) => sentence !== undefined && type === 'argument')
			.flatMap((claim) => claim.evidence.map((id) => [id, claim] as const)),
	),
);

interface Affected {
	readonly saying: readonly Span[];
	readonly resting: readonly Span[];
	readonly lines: LineIndex;
}

function naming(finding: Slip, { saying, resting, lines }: Affected): Slip {
	const named = [...new Set(saying.map(([at]) => lines.lineAt(at) + 1))];
	const places = [
		...saying.map((span): RelatedPlace => ({ span, message: message('numbers.saidHereToo') })),
		...resting.map((span): RelatedPlace => ({ span, message: message('numbers.restsOnThis') })),
	];
	const told =
		named.length > 0 ? message('numbers.alsoAffects', { told: finding.message, lines: named }) : finding.message;
	return { ...finding, message: told, related: [...(finding.related ?? []), ...places] };
}

function restsOnlyOn({ evidence, citations }: LogicNode, { id }: LogicNode): boolean {
	return citations.length === 0 && evidence.length > 0 && evidence.every((place) => place === id);
}

function isSame(one: Quantity, other: Quantity): boolean {
	const alike = one.kind === other.kind && one.unit === other.unit && one.currency === other.currency;
	return alike && one.value === other.value && one.upper === other.upper;
}

/** Numbers against those that they are said to follow from; worked out once a report. */
export const checkArithmetic: (report: Report) => readonly CheckedRelation[] = memoised((report) => [
	...checkStated(report),
	...wordedParts(report),
	...readGrids(report).flatMap((grid) => {
		const rounded = isRounded(report, grid);
		const totals = checkTotals(grid).filter(({ outcome }) => !rounded || outcome !== 'conflicts');
		return [...totals, ...checkColumns(grid, rounded)];
	}),
]);

/** `number.arithmetic`, and `number.unit` where a change is in the wrong unit. */
export const numberArithmetic: Check = (context) =>
	findingsWithoutConsequences(checkArithmetic(context.report)).map((finding) => withAffected(finding, context));

/** A number of a relation that can be tried again, as `Retrial` counts them. */
interface Role {
	readonly relation: CheckedRelation;
	readonly number: number;
}

/** By place: what one number takes part in. */
type Roles = ReadonlyMap<string, readonly Role[]>;

/** What may be told, and what its correction does to the relations of its number. */
interface Cause {
	readonly finding: DraftFinding;
	/** The conflicts that it mends, those it is told of included. */
	readonly mended: ReadonlySet<Conflict>;
	/** How many relations that hold it would break. */
	readonly broken: number;
}

interface OwnCause extends Cause {
	readonly conflict: Conflict;
}

/**
 * What the author is told of relations that conflict: each defect once. What holds as soon as the correction of another
 * finding is put in is a consequence of that finding, so it is a place of it and no finding of its own: a total that is off
 * by as much as one of its parts, or a share of a total that is wrong. It is right as it stands, then, and nothing comes right
 * with it in turn.
 */
export function findingsWithoutConsequences(relations: readonly CheckedRelation[]): DraftFinding[] {
	const roles = groupBy(relations.flatMap(rolesIn), ({ relation, number }) => String(placeOf(relation, number)));
	const own = relations.filter(isConflict).map((conflict) => ownCause(conflict, roles));
	const causeOf = new Map<Conflict, Cause>();
	const inOrder: readonly (Cause | OwnCause)[] = [...slipsIn(roles, own), ...likeliestFirst(own)];
	for (const cause of inOrder) {
		if ('conflict' in cause && causeOf.has(cause.conflict)) continue;
		for (const conflict of cause.mended) if (!causeOf.has(conflict)) causeOf.set(conflict, cause);
	}
	const conflictsOf = groupBy([...causeOf], ([, cause]) => cause);
	const told = new Set(own.flatMap(({ conflict }) => causeOf.get(conflict) ?? []));
	return [...told].map((cause) => findingOf(cause, conflictsOf.get(cause)?.map(([conflict]) => conflict) ?? []));
}

function isConflict(relation: CheckedRelation): relation is Conflict {
	return relation.outcome === 'conflicts';
}

function rolesIn(relation: CheckedRelation): Role[] {
	if (!relation.retrial) return [];
	return [relation.at, ...relation.others].map((_, number) => ({ relation, number }));
}

function placeOf({ at, others }: CheckedRelation, number: number) {
	return number === 0 ? at : others[number - 1];
}

function ownCause(conflict: Conflict, roles: Roles): OwnCause {
	const cause = causeIn(conflict.finding, roles);
	return { ...cause, conflict, mended: new Set([conflict, ...cause.mended]) };
}

function causeIn(finding: DraftFinding, roles: Roles): Cause {
	const correction = correctionOf(finding);
	const same = correction === undefined ? [] : (roles.get(String(finding.span)) ?? []).slice(0, triedAgain);
	const tried = same.map(({ relation, number }) => ({ relation, holds: relation.retrial?.(number, correction ?? '') }));
	const mended = tried.flatMap(({ relation, holds }) => (isConflict(relation) && holds ? [relation] : []));
	const broken = tried.filter(({ relation, holds }) => !isConflict(relation) && !holds);
	return { finding, mended: new Set(mended), broken: broken.length };
}

function correctionOf(finding: DraftFinding): string | undefined {
	return finding.code === 'number.arithmetic' ? finding.data?.correction : undefined;
}

/** Numbers that several others conflict with, which all hold once it is corrected: more than any of their own corrections mends. */
function slipsIn(roles: Roles, own: readonly OwnCause[]): Cause[] {
	const ownOf = new Map(own.map((cause) => [cause.conflict, cause]));
	const mendsMore = ({ mended }: Cause, conflict: Conflict) => {
		const other = ownOf.get(conflict);
		return !other || other.broken > 0 || other.mended.size < mended.size;
	};
	const likely = [...roles.values()].flatMap((same) => {
		const suspects = suspectsAt(same).map((finding) => causeIn(finding, roles));
		const slip = suspects.find((cause) => {
			const { mended, broken } = cause;
			return broken === 0 && mended.size > 1 && [...mended].every((conflict) => mendsMore(cause, conflict));
		});
		return slip ? [slip] : [];
	});
	// Where either of two may be the wrong one, neither is told.
	const explained = groupBy(
		likely.flatMap(({ mended }) => [...mended]),
		(conflict) => conflict,
	);
	return likely.filter(({ mended }) => [...mended].every((conflict) => explained.get(conflict)?.length === 1));
}

function suspectsAt(same: readonly Role[]): DraftFinding[] {
	const wrong = same.slice(0, triedAgain).filter(({ relation }) => isConflict(relation));
	if (wrong.length < 2) return [];
	return wrong.flatMap(({ relation, number }) => (isConflict(relation) && relation.suspect?.(number)) || []);
}

/**
 * First what no other correction mends, or only one that it mends in turn; then what breaks nothing that holds, and what
 * mends most.
 */
function likeliestFirst(causes: readonly OwnCause[]): OwnCause[] {
	const mendings = causes.flatMap(({ conflict: by, mended }) => [...mended].map((conflict) => ({ conflict, by })));
	const mendedBy = groupBy(mendings, ({ conflict }) => conflict);
	const isOwn = ({ conflict, mended }: OwnCause) => (mendedBy.get(conflict) ?? []).every(({ by }) => mended.has(by));
	const inOrder = (some: readonly OwnCause[]) =>
		some.toSorted((a, b) => a.broken - b.broken || b.mended.size - a.mended.size);
	return [...inOrder(causes.filter(isOwn)), ...inOrder(causes.filter((cause) => !isOwn(cause)))];
}

/** Points at what comes right with it. */
function findingOf({ finding }: Cause, conflicts: readonly Conflict[]): DraftFinding {
	const places = conflicts
		.filter(({ at }) => String(at) !== String(finding.span))
		.map(({ at, kind }): RelatedPlace => {
			const why = kind === 'tableTotal' ? message('numbers.totalOffToo') : message('numbers.fitsOnceCorrected');
			return { span: at, message: why };
		});
	return places.length === 0 ? finding : { ...finding, related: [...(finding.related ?? []), ...places] };
}
