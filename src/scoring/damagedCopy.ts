import { itemAt } from '../access';
import type { Analysis } from '../analysis';
import { certainly, passage } from '../lexicon/damage.json';
import type { Quantity, Report, Section, Sentence, Span } from '../report/model';
import { byPlace, isWithin, overlap } from '../report/spanRelations';
import { groupBy } from '../text/collections';
import type { NodeType } from '../tree/model';

/** The kinds of damage: each is something that a reader of the copy has to find wanting. */
export const damageKinds = [
	/** Sentences of evidence are gone, and what they carried stands alone. */
	'reasons',
	/** Facts have lost their source. */
	'citations',
	/** Facts give another figure than their source. */
	'sourceFigures',
	/** A figure that stands in several places is another one in the last of them. */
	'figures',
	/** A section stands there twice. */
	'repetition',
	/** A paragraph of another text. */
	'passage',
	/** Claims are called proven. */
	'certainty',
	/** Headings run into the text. */
	'layout',
] as const;
export type DamageKind = (typeof damageKinds)[number];

/** A stretch of the report and what stands there in the copy. */
interface Damage {
	readonly kind: DamageKind;
	readonly span: Span;
	readonly text: string;
}

export interface DamagedCopy {
	readonly text: string;
	/** Where the copy was damaged, in its own offsets; where something is gone, the empty place. */
	readonly places: readonly Pick<Damage, 'kind' | 'span'>[];
}

/** A worse copy of a report, always the same, with every kind of damage that it has something for. */
export function damagedCopy({ report, tree }: Analysis): DamagedCopy {
	const outer = new Set(report.sections.map(({ parent }) => parent));
	const parts = report.sections.filter(({ index, role }) => role === 'body' && !outer.has(index));
	const statements = (wanted: NodeType) =>
		tree.nodes.flatMap(({ type, sentence }) =>
			type === wanted && sentence !== undefined ? itemAt(report.sentences, sentence) : [],
		);
	const damages = ofEvidence(report, statements('evidence'));
	const add = (more: readonly Damage[]) =>
		damages.push(...more.filter(({ span }) => !damages.some((other) => overlap(other.span, span))));
	add(ofFigures(report, damages));
	add(
		everyOther(statements('argument'), 4).map(({ span: [start] }) => ({
			...{ kind: 'certainty', span: [start, start], text: certainly[report.language] },
		})),
	);
	add(everyOther(parts, 2).flatMap((part) => ofHeading(report, part)));
	const longest = parts.toSorted((a, b) => lengthOf(b.span) - lengthOf(a.span))[0];
	if (longest) add([behind(longest, 'repetition', applied(report.source, longest.span, damages).text.trim())]);
	const middle = parts[Math.floor(parts.length / 2)];
	if (middle) add([behind(middle, 'passage', passage[report.language])]);
	return applied(report.source, [0, report.source.length], damages);
}

/** Of four facts with a source one goes, one loses the source, and one may get another figure; of those without one every second goes. */
function ofEvidence(report: Report, evidence: readonly Sentence[]): Damage[] {
	const sourcesOf = ({ span }: Sentence) => report.citations.filter((citation) => overlap(citation.span, span));
	const cited = evidence.filter((sentence) => sourcesOf(sentence).length > 0);
	const bare = evidence.filter((sentence) => sourcesOf(sentence).length === 0);
	return [
		...[...everyOther(cited, 4), ...everyOther(bare, 2)].map((sentence): Damage => gone(report, sentence)),
		...everyOther(cited, 4, 1).flatMap((sentence) =>
			sourcesOf(sentence).map(({ span, form, title }): Damage => {
				return { kind: 'citations', span, text: form === 'link' ? (title ?? '') : '' };
			}),
		),
		...everyOther(cited, 4, 2)
			.flatMap(({ span }) => report.numbers.find((one) => isDistinctive(one) && isWithin(one.span, span)) ?? [])
			.slice(0, figuresChanged)
			.map((figure) => changed(report, 'sourceFigures', figure)),
	];
}

/** With its block, where it is all of it. */
function gone({ blocks }: Report, { span, block }: Sentence): Damage {
	const around = itemAt(blocks, block);
	const isAlone = around.sentences[1] - around.sentences[0] === 1;
	return { kind: 'reasons', span: isAlone ? around.outer : span, text: '' };
}

/** Figures in several paragraphs, the last mention where nothing is damaged yet; of facts with a source that is done already. */
function ofFigures(report: Report, damages: readonly Damage[]): Damage[] {
	const isFree = ({ block }: Quantity) => !damages.some(({ span }) => overlap(span, itemAt(report.blocks, block).span));
	const mentions = groupBy(report.numbers.filter(isDistinctive), keyOf);
	return [...mentions.values()]
		.filter((places) => new Set(places.map(({ block }) => block)).size > 1)
		.flatMap((places) => places.filter(isFree).at(-1) ?? [])
		.slice(0, figuresChanged)
		.map((figure) => changed(report, 'figures', figure));
}

/** Of a kind. */
const figuresChanged = 3;

/** A figure unlikely to occur twice by chance: not a year, and not one digit with zeros. */
export function isDistinctive({ kind, value }: Quantity): boolean {
	return kind !== 'year' && kind !== 'date' && String(value).replace(/^0\.0*|0+$|\./gu, '').length >= 2;
}

/** Alike: the same value of the same kind of thing. */
export function keyOf({ kind, value, upper, unit, currency }: Quantity): string {
	return [kind, value, upper, unit, currency].join(' ');
}

/** As many decimals as before, and two fifths more. */
function changed({ source }: Report, kind: DamageKind, { span }: Quantity): Damage {
	const text = source.slice(...span).replace(/\d[\d,]*(?:\.\d+)?/u, (digits) => {
		const decimals = digits.split('.')[1]?.length ?? 0;
		const more = 1.4 * Number(digits.replaceAll(',', ''));
		const useGrouping = digits.includes(',');
		return more.toLocaleString('en-US', {
			minimumFractionDigits: decimals,
			maximumFractionDigits: decimals,
			useGrouping,
		});
	});
	return { kind, span, text };
}

/** A heading without its marks and without the line behind it. */
function ofHeading({ blocks }: Report, { heading, text }: Section): Damage[] {
	const [own, next] = [blocks[heading], blocks[heading + 1]];
	if (!own || next?.kind !== 'paragraph') return [];
	return [{ kind: 'layout', span: [own.outer[0], next.span[0]], text: `${text} ` }];
}

function behind({ span: [, end] }: Section, kind: DamageKind, text: string): Damage {
	return { kind, span: [end, end], text: `\n\n${text}\n\n` };
}

/** A stretch of the report as it stands in the copy. */
function applied(source: string, [from, to]: Span, damages: readonly Damage[]): DamagedCopy {
	let [text, at] = ['', from];
	const places: Pick<Damage, 'kind' | 'span'>[] = [];
	for (const { kind, span, text: instead } of damages.filter(({ span }) => isWithin(span, [from, to])).sort(byPlace)) {
		text += source.slice(at, span[0]);
		places.push({ kind, span: [text.length, text.length + instead.length] });
		text += instead;
		at = span[1];
	}
	return { text: text + source.slice(at, to), places };
}

function everyOther<Item>(items: readonly Item[], step: number, from = 0): Item[] {
	return items.filter((_, at) => at % step === from);
}

function lengthOf([start, end]: Span): number {
	return end - start;
}
