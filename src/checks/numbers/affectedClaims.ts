import type { CheckContext, DraftFinding, RelatedPlace } from '../../findings/model';
import { message } from '../../messages/message';
import type { LineIndex } from '../../report/lines';
import { firstIndexFrom, inside, linesOf } from '../../report/lookup';
import type { Quantity, Span } from '../../report/model';
import { byPlace, isWithin } from '../../report/spanRelations';
import { groupPairs } from '../../text/collections';
import { memoised } from '../../text/memo';
import type { LogicNode, LogicTree } from '../../tree/model';

/** How many places are named: a number in more places is one that the author will search for. */
const mostNamed = 5;

type Slip = Extract<DraftFinding, { code: 'number.arithmetic' }>;

/**
 * Adds to a wrong number the claims that depend on it, by the tree: those that give the same number, which the message
 * names, and those that have no other support.
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
	return saying.length + resting.length > 0 ? extend(finding, { saying, resting, lines: linesOf(report) }) : finding;
}

const sentencesOf = memoised(({ nodes }: LogicTree) =>
	nodes.filter(({ sentence }) => sentence !== undefined).sort(byPlace),
);

/** The sentence of the tree that holds a place; sentences do not overlap. */
function sentenceAround(tree: LogicTree, span: Span): LogicNode | undefined {
	const sentences = sentencesOf(tree);
	const last = sentences[firstIndexFrom(sentences, span[0] + 1) - 1];
	return last && isWithin(span, last.span) ? last : undefined;
}

/** The claims that rest on a node, in the order of the tree, by its id. */
const claimsByPlace = memoised(({ nodes }: LogicTree) =>
	groupPairs(
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

function extend(finding: Slip, { saying, resting, lines }: Affected): Slip {
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
