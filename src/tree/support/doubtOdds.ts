import { firstOf, floatAt, itemAt } from '../../access';
import { anywhere, wholeWords } from '../../lexicon/compile';
import type { Bilingual } from '../../lexicon/entries';
import { headingPurposes, sentenceKinds } from '../../lexicon/sentenceKinds';
import { kept } from '../../text/kept';
import { type FeatureTable, type Forest, measure, measureInto, namesOf, probabilitiesOf } from '../learned/forest';
import { isClaimless, isFactless } from '../reading/claimless';
import { isNameOnly } from '../reading/definitions';
import type { UnitSignals } from '../reading/signals';
import { readsAbove } from './neighbours';
import { measureSupport, type SupportContext, supportFeatureNames } from './supportFeatures';
import { cites, givesFigures, groupOf } from './unitGroup';

/** Each list on its own: patterns for ASCII words are several times as fast, and most texts have no Chinese to look for. */
const finders = (lists: Readonly<Record<string, Bilingual>>) =>
	Object.entries(lists).map(([name, { en, zh }]) => {
		const [words, characters] = [wholeWords(en), anywhere(zh)];
		return [name, (text: string) => words.test(text) || (han.test(text) && characters.test(text))] as const;
	});

const han = /\p{Script=Han}/u;

const kindOf = finders(sentenceKinds);
const headed = finders(headingPurposes);

/** How a sentence is written, beyond its words. */
const signs: readonly (readonly [string, RegExp])[] = [
	['semicolon', /[;；]/u],
	['slash', /\//u],
	['dash', /[—–]/u],
	['arrow', /[→➜]|->/u],
	['range', /\d\s*[-–~～]\s*\d/u],
	['open figure', /\d\+/u],
	['year', /\b(?:19|20)\d\d\b/u],
	['money', /[$€£¥￥]|\b(?:USD|EUR|RMB)\b|[万亿]元|美元/u],
	['name of two words', /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u],
	['acronym', /\b\p{Lu}{2,}\b/u],
	[
		'verb',
		/\b(?:is|are|was|were|has|have|had|can|will|would|do|does|did)\b|\b\w{3,}(?:ed|es|ing)\b|[是有为将可已使达占能成在了会应需被]/iu,
	],
];

interface DoubtContext extends Pick<SupportContext, 'report' | 'own' | 'block'> {
	/** The units of its section that stand up to five places after or before it. */
	readonly following: readonly UnitSignals[];
	readonly preceding: readonly UnitSignals[];
}

/** So many units to each side are looked at for figures and sources. */
const reach = 5;

const cited = (units: readonly UnitSignals[]) => units.filter(cites).length;
const withFigures = (units: readonly UnitSignals[]) => units.filter(givesFigures).length;

const textFeatures: FeatureTable<string> = [
	...kindOf.map(([name, says]) => [`kind ${name}`, says] as const),
	...signs.map(([name, pattern]) => [`sign ${name}`, (text: string) => pattern.test(text)] as const),
];
const headingFeatures: FeatureTable<string> = headed.map(([name, says]) => [`headed ${name}`, says]);
const measureText = kept((text) => measure(textFeatures, text));
const measureHeading = kept((heading) => measure(headingFeatures, heading));

const ownFeatures: FeatureTable<DoubtContext> = [
	['commas', ({ own }) => Math.min(8, own.unit.text.match(/[,，、]/gu)?.length ?? 0)],
	['claimless', ({ report, own }) => isClaimless(report, own)],
	['factless', ({ report, own }) => isFactless(report, own)],
	['name only', ({ own }) => isNameOnly(own)],
	['later cited', ({ own, block }) => Math.min(4, groupOf(block).citingAfter(own))],
	['later figures', ({ own, block }) => Math.min(4, groupOf(block).figuresAfter(own))],
	['block size', ({ block }) => Math.min(10, block.length)],
	['next cited', ({ following }) => cited(following)],
	['next figures', ({ following }) => withFigures(following)],
	['before cited', ({ preceding }) => cited(preceding)],
	['before figures', ({ preceding }) => withFigures(preceding)],
];

/**
 * How a report or section is made as a whole says how much an editor marks there, but not what: with these the odds fit
 * the reports that they were learned from.
 */
const ofTheWhole = new Set(['report citing', 'section citing', 'section figures', 'section size', 'document place']);
const ofTheUnit = supportFeatureNames.flatMap((name, column) => (ofTheWhole.has(name) ? [] : [column]));

/** The names of what speaks for an editor questioning the ground of a unit. */
export const doubtFeatureNames = [
	...ofTheUnit.map((column) => itemAt(supportFeatureNames, column)),
	...namesOf(textFeatures),
	...namesOf(headingFeatures),
	...namesOf(ownFeatures),
];

/** Measures everything that tells how an editor would look at a unit's ground. */
export function measureDoubt(context: SupportContext): Float64Array {
	const { report, own, block, all, index } = context;
	const around = (from: number, to: number) =>
		all.slice(Math.max(0, from), Math.max(0, to)).filter(({ unit }) => unit.section === own.unit.section);
	const support = measureSupport(context);
	const vector = new Float64Array(doubtFeatureNames.length);
	ofTheUnit.forEach((column, at) => {
		vector[at] = floatAt(support, column);
	});
	let from = ofTheUnit.length;
	for (const part of [measureText(own.unit.text), measureHeading(own.unit.section?.text ?? '')]) {
		vector.set(part, from);
		from += part.length;
	}
	measureInto(vector, from, ownFeatures, {
		report,
		own,
		block,
		following: around(index + 1, index + 1 + reach),
		preceding: around(index - reach, index),
	});
	return vector;
}

/** Whether the ground of a unit can be questioned: a heading says nothing, and what cites is a matter of its sources. */
export function isDoubtable({ own }: SupportContext): boolean {
	return own.unit.kind !== 'heading' && own.citations === 0;
}

/**
 * The odds, 0–1, that an editor would question a unit's ground; 0 for what says nothing, or cites, or reads the cited facts
 * right above it, which are its ground.
 */
export function doubtOf(context: SupportContext, forest: Forest): number {
	if (!isDoubtable(context) || isClaimless(context.report, context.own) || readsAbove(context)) return 0;
	return firstOf(probabilitiesOf(forest, measureDoubt(context)));
}
