import { oneOf } from '../../../lexicon/compile';
import { approximate, definiteSets, notCounted, partsOfSets } from '../../../lexicon/sets.json';
import { blockAt, sentenceAt } from '../../../report/lookup';
import type { Report } from '../../../report/model';
import { readProse } from '../../../report/prose';
import { groupBy } from '../../../text/collections';
import { allMatches } from '../../../text/matches';
import type { Amount } from '../amounts/amount';
import { countIn, countWordsToHundred, hanCount } from '../amounts/spelled';
import { sameSet as limits } from '../amounts/tolerances';
import type { Pair } from './sentences';

/** So many things of a kind, as one place of the text counts them. */
interface Counted {
	readonly amount: Amount;
	readonly noun: string;
	/** `the 42 sites`, `its forty-two sites`, 全部四十二个站点: all of a set that the reader knows. */
	readonly isWhole: boolean;
	readonly block: number;
	/** The years of its sentence. */
	readonly years: string;
}

const english = new RegExp(
	String.raw`(?<before>\b[a-z’']+ )(?<count>${countWordsToHundred}|\d\d?) (?<noun>[a-z]{3,}s)\b(?<behind> [a-z]+)?`,
	'giu',
);
const chinese = new RegExp(
	String.raw`(?<before>[\p{Script=Han}]{0,6}?)(?<![\d.,第几数余多百千万])(?<count>${hanCount}|\d\d?)(?<noun>[个家份座项条所台]\p{Script=Han}{2})`,
	'gu',
);
const whole = new RegExp(`\\b${oneOf(definiteSets.en)} $|${oneOf(definiteSets.zh)}$`, 'iu');
const about = new RegExp(`\\b${oneOf(approximate.en)} $|${oneOf(approximate.zh)}$`, 'iu');
const partOf = new RegExp(`^ ${oneOf(partsOfSets)}$`, 'iu');
const isUnit = new RegExp(`^${oneOf(notCounted)}$`, 'iu');

function countedIn(report: Report): Counted[] {
	return report.sentences.flatMap((_, index) => {
		const { span, block } = sentenceAt(report, index);
		if (!['paragraph', 'item'].includes(blockAt(report, block).kind)) return [];
		const prose = readProse(report.source, report.ink, span);
		const years = allMatches(/(?:19|20)\d\d/gu, prose.text).join();
		const pattern = report.language === 'zh' ? chinese : english;
		return allMatches(pattern, prose.text).flatMap((match): Counted[] => {
			const { before = '', count = '', noun = '', behind = '' } = match.groups ?? {};
			const value = countIn(count);
			if (value < limits.least || value > limits.most || about.test(before) || isUnit.test(noun)) return [];
			const start = match.index + before.length;
			// In Chinese the noun may be longer than what it is compared by.
			const end = report.language === 'zh' ? start + count.length + 1 : match.index + match[0].length - behind.length;
			const at = [prose.offset(start), prose.offset(end - 1) + 1] as const;
			const amount = { dimension: `count ${noun}`, value, place: 1, factor: 1, approximate: false, range: false };
			const isWhole = whole.test(before) && !partOf.test(behind);
			const text = report.source.slice(...at);
			return [{ amount: { ...amount, span: at, text }, noun: noun.toLowerCase(), isWhole, block, years }];
		});
	});
}

/**
 * A set of things that is counted where it is introduced, `runs 46 sites`, and with another number where the text speaks of
 * all of it, `its forty-two sites`: with no third number, and neither of them in both ways.
 */
export function setsCountedTwice(report: Report): Pair<Counted>[] {
	return [...groupBy(countedIn(report), ({ noun }) => noun).values()].flatMap((same): Pair<Counted>[] => {
		const [wholes, others] = [same.filter(({ isWhole }) => isWhole), same.filter(({ isWhole }) => !isWhole)];
		const [later, earlier] = [wholes[0], others[0]];
		const isOne = (all: readonly Counted[]) => new Set(all.map(({ amount }) => amount.value)).size === 1;
		if (!later || !earlier || !isOne(wholes) || !isOne(others)) return [];
		const areOfOtherYears = later.years !== earlier.years && later.years !== '' && earlier.years !== '';
		if (later.block === earlier.block || areOfOtherYears) return [];
		const ratio = later.amount.value / earlier.amount.value;
		const isNear = ratio > limits.ratio.least && ratio < limits.ratio.most;
		return ratio !== 1 && isNear ? [{ later, earlier, agree: false }] : [];
	});
}
