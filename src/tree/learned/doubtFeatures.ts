import { firstOf } from '../../access';
import { inEither } from '../../lexicon/compile';
import type { Bilingual } from '../../lexicon/entries';
import { headingKinds, sentenceKinds } from '../../lexicon/sentenceKinds';
import { memoised } from '../../text/memo';
import { isClaimless, isFactless } from '../reading/claimless';
import { isNameOnly } from '../reading/definitions';
import type { RuleReading } from '../reading/readByRules';
import type { UnitSignals } from '../reading/signals';
import { measureSupport, type SupportContext, supportFeatureNames } from '../support/supportFeatures';
import { type FeatureTable, type Forest, measureBehind, namesOf, probabilitiesOf } from './forest';

const finders = (lists: Readonly<Record<string, Bilingual>>) =>
	Object.entries(lists).map(([name, list]) => [name, inEither(list)] as const);

const kindOf = finders(sentenceKinds);
const headed = finders(headingKinds);

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
	readonly manner: Manner;
	/** The units of its section that stand up to five places after or before it. */
	readonly following: readonly UnitSignals[];
	readonly preceding: readonly UnitSignals[];
}

/** So many units to each side are looked at for figures and sources. */
const reach = 5;

/** How the whole report is written: shares of its sentences. */
interface Manner {
	readonly chinese: boolean;
	readonly figures: number;
	readonly items: number;
	readonly firstPerson: number;
	readonly arrangements: number;
	readonly aboutText: number;
}

const cited = (units: readonly UnitSignals[]) => units.filter(({ citations }) => citations > 0).length;
const withFigures = (units: readonly UnitSignals[]) => units.filter(({ figures }) => figures > 0).length;

const ownFeatures: FeatureTable<DoubtContext> = [
	...kindOf.map(([name, pattern]) => [`kind ${name}`, ({ own }: DoubtContext) => pattern.test(own.unit.text)] as const),
	...signs.map(([name, pattern]) => [`sign ${name}`, ({ own }: DoubtContext) => pattern.test(own.unit.text)] as const),
	...headed.map(
		([name, pattern]) =>
			[`headed ${name}`, ({ own }: DoubtContext) => pattern.test(own.unit.section?.text ?? '')] as const,
	),
	['commas', ({ own }) => Math.min(8, own.unit.text.match(/[,，、]/gu)?.length ?? 0)],
	['claimless', ({ report, own }) => isClaimless(report, own)],
	['factless', ({ report, own }) => isFactless(report, own)],
	['name only', ({ own }) => isNameOnly(own)],
	['later cited', ({ own, block }) => Math.min(4, cited(block.slice(block.indexOf(own) + 1)))],
	['later figures', ({ own, block }) => Math.min(4, withFigures(block.slice(block.indexOf(own) + 1)))],
	['block size', ({ block }) => Math.min(10, block.length)],
	['next cited', ({ following }) => cited(following)],
	['next figures', ({ following }) => withFigures(following)],
	['before cited', ({ preceding }) => cited(preceding)],
	['before figures', ({ preceding }) => withFigures(preceding)],
	['report Chinese', ({ manner }) => manner.chinese],
	['report figures', ({ manner }) => manner.figures],
	['report items', ({ manner }) => manner.items],
	['report first person', ({ manner }) => manner.firstPerson],
	['report arrangements', ({ manner }) => manner.arrangements],
	['report about text', ({ manner }) => manner.aboutText],
];

/** The names of what speaks for an editor questioning the ground of a unit. */
export const doubtFeatureNames = [...supportFeatureNames, ...namesOf(ownFeatures)];

/** Measures everything that tells how an editor would look at a unit's ground. */
export function measureDoubt(reading: RuleReading, context: SupportContext): Float64Array {
	const { report, own, block, all, index } = context;
	const around = (from: number, to: number) =>
		all.slice(Math.max(0, from), Math.max(0, to)).filter(({ unit }) => unit.section === own.unit.section);
	return measureBehind(measureSupport(context), ownFeatures, {
		...{ report, own, block },
		manner: mannerOf(reading),
		following: around(index + 1, index + 1 + reach),
		preceding: around(index - reach, index),
	});
}

/** The odds, 0–1, that an editor would question a unit's ground; 0 for a heading. */
export function doubtOf(reading: RuleReading, context: SupportContext, forest: Forest): number {
	return context.own.unit.kind === 'heading' ? 0 : firstOf(probabilitiesOf(forest, measureDoubt(reading, context)));
}

const firstPerson = /\b(?:we|our|I|my)\b|我们|笔者/u;

const mannerOf: (reading: RuleReading) => Manner = memoised(({ report, all }: RuleReading) => {
	const sentences = all.filter(({ unit }) => unit.kind === 'sentence');
	const share = (test: (signals: UnitSignals) => boolean) =>
		sentences.length === 0 ? 0 : sentences.filter(test).length / sentences.length;
	const [arrangement, aboutText] = [inEither(sentenceKinds.arrangement), inEither(sentenceKinds.aboutText)];
	return {
		chinese: report.language === 'zh',
		figures: share(({ figures }) => figures > 0),
		items: share(({ unit }) => unit.block.kind === 'item'),
		firstPerson: share(({ unit }) => firstPerson.test(unit.text)),
		arrangements: share(({ unit }) => arrangement.test(unit.text)),
		aboutText: share(({ unit }) => aboutText.test(unit.text)),
	};
});
