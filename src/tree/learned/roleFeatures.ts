import { anywhere } from '../../lexicon/compile';
import type { Bilingual } from '../../lexicon/entries';
import { headingTopics } from '../../lexicon/sentenceKinds.json';
import type { Section } from '../../report/model';
import { memoised } from '../../text/memo';
import { cached } from '../../text/textCache';
import { cues } from '../reading/cues';
import { claimBalance } from '../reading/roles';
import type { UnitSignals } from '../reading/signals';
import { type FeatureTable, featureNames, measure, measureInto } from './forest';

/** A unit among its neighbours. */
export interface PlacedUnit {
	readonly all: readonly UnitSignals[];
	readonly index: number;
	readonly own: UnitSignals;
}

const kinds = ['percent', 'money', 'measure', 'count', 'ratio', 'points', 'year', 'date'] as const;
const sectionRoles = ['summary', 'introduction', 'conclusion', 'appendix'] as const;

const topics = Object.entries<Bilingual>(headingTopics).map(
	([name, { en, zh }]) => [name, anywhere([...en, ...zh], 'iu')] as const,
);

/** What a section is about, by its heading. */
const topicsOf = memoised(
	({ text }: Section): ReadonlySet<string> =>
		new Set(topics.filter(([, pattern]) => pattern.test(text)).map(([name]) => name)),
);

/** What a sentence says. */
const saidFeatures: FeatureTable<PlacedUnit> = [
	...cues.map((cue) => [`cue ${cue}`, ({ own }: PlacedUnit) => own.cues.has(cue)] as const),
	...kinds.map(
		(kind) =>
			[`number ${kind}`, ({ own }: PlacedUnit) => own.unit.numbers.some((number) => number.kind === kind)] as const,
	),
	['figures', ({ own }) => Math.min(own.figures, 4)],
	['dates', ({ own }) => Math.min(own.dates, 3)],
	['digits', ({ own }) => /\d/.test(own.unit.text)],
	['citations', ({ own }) => Math.min(own.citations, 3)],
	['balance', ({ own }) => claimBalance(own)],
	['label', ({ own }) => own.label],
	['question', ({ own }) => own.question],
	['length', ({ own }) => Math.min(60, own.length)],
];

/** How it is written. */
const writtenFeatures: FeatureTable<string> = [
	['colon at end', (text) => /[:：]$/u.test(text)],
	['stop at end', (text) => /[.。！!]["”’)）]*$/u.test(text)],
	['label in front', (text) => /^[^:：.。,，]{2,40}[:：]\s*\S/u.test(text)],
	['quoted words', (text) => /["“「]/u.test(text)],
	['parentheses', (text) => /[(（]/u.test(text)],
	['names', nameShare],
	['things listed', (text) => Math.min(6, text.match(/[,、/]/gu)?.length ?? 0)],
	['first person', (text) => /\b(?:we|our|I|us)\b|我们|笔者/u.test(text)],
	['verb be', (text) => /\b(?:is|are|was|were|has|have|had)\b|是|有|为/u.test(text)],
	['past', (text) => /\b\w{3,}ed\b|\b(?:was|were|had|rose|fell|grew|led|saw|became)\b|了/u.test(text)],
	['superlative', (text) => /\b(?:most|least|largest|highest|lowest|fastest|best|worst|\w{3,}est)\b|最/iu.test(text)],
];

const measureWritten = cached((text) => measure(writtenFeatures, text));

/** Where it stands. */
const placeFeatures: FeatureTable<PlacedUnit> = [
	['item', ({ own }) => own.unit.block.kind === 'item'],
	['depth', ({ own }) => own.unit.block.depth],
	['position', ({ own }) => Math.min(6, own.unit.position)],
	['siblings', ({ own }) => Math.min(8, own.unit.siblings)],
	['last', ({ own }) => own.unit.position === own.unit.siblings - 1],
	['introduces', ({ own }) => own.unit.block.introduces !== undefined && own.unit.position === own.unit.siblings - 1],
	['level', ({ own }) => own.unit.section?.level ?? 0],
	...sectionRoles.map((role) => [`in ${role}`, ({ own }: PlacedUnit) => own.unit.section?.role === role] as const),
	...topics.map(
		([name]) =>
			[
				`under ${name}`,
				({ own: { unit } }: PlacedUnit) => unit.section !== undefined && topicsOf(unit.section).has(name),
			] as const,
	),
	...neighbourFeatures('before', -1),
	...neighbourFeatures('after', 1),
];

/** The names of everything about a sentence that speaks for its role. */
export const roleFeatureNames: readonly string[] = [
	...featureNames(saidFeatures),
	...featureNames(writtenFeatures),
	...featureNames(placeFeatures),
];

/** Measures what speaks for a unit's role, into the start of a vector. */
export function measureRole(
	at: PlacedUnit,
	vector: Float64Array = new Float64Array(roleFeatureNames.length),
): Float64Array {
	measureInto(vector, 0, saidFeatures, at);
	vector.set(measureWritten(at.own.unit.text), saidFeatures.length);
	measureInto(vector, saidFeatures.length + writtenFeatures.length, placeFeatures, at);
	return vector;
}

function neighbourFeatures(side: string, step: number): FeatureTable<PlacedUnit> {
	const inBlock = ({ all, index, own }: PlacedUnit) => {
		const neighbour = all[index + step];
		return neighbour?.unit.block === own.unit.block ? neighbour : undefined;
	};
	const inList = ({ all, index, own }: PlacedUnit) => {
		const neighbour = all[index + step];
		const items = neighbour?.unit.block.kind === 'item' && own.unit.block.kind === 'item';
		return items && neighbour.unit.block !== own.unit.block ? neighbour : undefined;
	};
	return [
		[`${side}: figures`, (at) => (inBlock(at)?.figures ?? -1) > 0],
		[`${side}: cited`, (at) => (inBlock(at)?.citations ?? -1) > 0],
		[`${side}: example`, (at) => inBlock(at)?.cues.has('example') ?? false],
		[`${side}: continues`, (at) => inBlock(at)?.cues.has('continuation') ?? false],
		[`${side}: balance`, (at) => claimBalance(inBlock(at) ?? inList(at) ?? at.own)],
		[`${side}: item figures`, (at) => (inList(at)?.figures ?? -1) > 0],
		[`${side}: item cited`, (at) => (inList(at)?.citations ?? -1) > 0],
		[`${side}: item advice`, (at) => inList(at)?.cues.has('recommendation') ?? false],
		[`${side}: heading`, ({ all, index }) => all[index + step]?.unit.kind === 'heading'],
	];
}

/** Share of words that look like names: capitalised and not at the start. */
function nameShare(text: string): number {
	const words = text.match(/[A-Za-z][\w’'-]*/gu) ?? [];
	if (words.length < 2) return 0;
	return words.slice(1).filter((word) => word < 'a').length / (words.length - 1);
}
