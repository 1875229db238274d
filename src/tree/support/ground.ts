import { itemAt, uintAt } from '../../access';
import { anyOf } from '../../lexicon/compile';
import { noNames } from '../../lexicon/names';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import type { Block, Quantity, Report } from '../../report/model';
import { countsBefore } from '../../text/collections';
import { allMatches } from '../../text/matches';
import { memoised } from '../../text/memo';
import type { Ground, LogicNode } from '../model';
import type { RuleReading } from '../reading/readByRules';
import type { UnitSignals } from '../reading/signals';

/** With less in common than this two sentences are about different things; by hand, on the example reports. */
const sameSubject = 0.12;

/** From so much in common on, the two are on one subject nearly always (11 of 13 on the example reports, by hand; about half below). */
const surelySameSubject = 0.17;

/** The ground of a claim where it can be said to be on its subject; what has less in common is data, not told. */
export function toldGround({ ground }: Pick<LogicNode, 'ground'>): Ground | undefined {
	return ground && ground.strength >= surelySameSubject ? ground : undefined;
}

/** What is said of the nearest ground, in its line. */
export function groundMessage({ kind, lacks }: Pick<Ground, 'kind' | 'lacks'>, line: number): Message {
	return message('claims.nearestGround', { line, kind, lacks: lacks.map((part) => message('claims.lack', { part })) });
}

/** A ground before the nodes have their ids: `unit` is the one that it stands in. */
export type FoundGround = Omit<Ground, 'node'> & { readonly unit: number };

/** Finds, for a unit, the nearest other one that cites or gives figures, wherever in the report it stands, and what it lacks. */
export function groundFinder({ report, all, outline }: RuleReading): (unit: number) => FoundGround | undefined {
	const counts = all.map((signals) => states(signals) && (signals.citations > 0 || signals.figures > 0));
	return (unit) => {
		const nearest = outline.related.nearest(unit, counts);
		if (!nearest || nearest.likeness < sameSubject) return undefined;
		const [claim, found] = [itemAt(all, unit), itemAt(all, nearest.unit)];
		return {
			unit: nearest.unit,
			span: found.unit.span,
			kind: kindOf(found),
			where: placeOf(report, claim.unit.block, found.unit.block),
			strength: nearest.likeness,
			lacks: lackedBy(report, claim, found),
		};
	};
}

/** So many words at least are a statement; a source line below a table has fewer. */
const fewestWords = 5;

function states({ unit, label, length }: UnitSignals): boolean {
	return unit.kind === 'table' || (unit.kind !== 'heading' && !label && length >= fewestWords);
}

function kindOf({ citations, unit }: UnitSignals): Ground['kind'] {
	if (citations > 0) return 'citation';
	return unit.kind === 'table' ? 'table' : 'figure';
}

const outsideLists = memoised(({ blocks }: Report) => countsBefore(blocks, ({ depth }) => depth === 0));

function placeOf(report: Report, one: Block, other: Block): Ground['where'] {
	if (one === other) return 'paragraph';
	if (one.section !== other.section) return 'report';
	const [first, last] = one.index < other.index ? [one, other] : [other, one];
	const outside = outsideLists(report);
	return uintAt(outside, first.index) === uintAt(outside, last.index + 1) ? 'list' : 'section';
}

/** What a claim says and its ground does not, as far as it can be told; see {@link Ground.lacks}. */
function lackedBy({ source }: Report, claim: UnitSignals, ground: UnitSignals): Ground['lacks'] {
	const around = `${ground.unit.section?.text ?? ''} ${source.slice(...ground.unit.span)}`.toLowerCase();
	const figures = claim.unit.numbers.filter(isFigure);
	const lacks = {
		cause: claim.cues.has('cause') && !ground.cues.has('cause'),
		number: figures.length > 0 && !figures.some((figure) => ground.unit.numbers.some((other) => isSame(figure, other))),
		name: namesIn(claim.unit.text).some((name) => !around.includes(name.toLowerCase())),
	};
	return (['cause', 'number', 'name'] as const).filter((part) => lacks[part]);
}

function isFigure({ kind }: Quantity): boolean {
	return kind !== 'year' && kind !== 'date';
}

/** To the digits that are written: 12.4 % stands for 12 %, too. */
function isSame(one: Quantity, other: Quantity): boolean {
	const rounding = 0.5 * 10 ** (one.magnitude - one.decimals);
	return one.kind === other.kind && Math.abs(one.value - other.value) <= rounding;
}

/**
 * Words that are surely names: with a capital inside a sentence, or with several anywhere (`OpenAI`, `IBM`). Chinese names
 * are not told apart from other words, and so not looked for. Without the `s` of plurals.
 */
function namesIn(text: string): string[] {
	const found = allMatches(/(?<![\p{Script=Latin}\p{N}-])\p{Lu}[\p{Script=Latin}\p{N}]+/gu, text);
	return found
		.filter(({ 0: word, index }) => /.\p{Lu}/u.test(word) || /[\p{Ll}\d,;]\s$/u.test(text.slice(0, index)))
		.filter(([word]) => !isNoName.test(word))
		.map(([word]) => word.replace(/s$/u, ''));
}

const isNoName = new RegExp(`^${anyOf(noNames)}$`);
