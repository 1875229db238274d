import type { ClaimCheck } from '../../../src/sources/model';
import { checkClaim, passages } from '../../../src/sources/support/checkClaim';
import { rankSentences } from '../../../src/sources/support/rank';
import { indexSource } from '../../../src/sources/support/sourceIndex';
import { trainSupport } from '../train/support';
import { type JudgedClaim, readExpertClaims, readJudgedClaims } from './claimSources';

/**
 * What the offline verdicts are worth. Coverage is the share of all claims that are called so; precision the share of
 * those called so that people judged so. `partly`, `not-found` and `contradicted` are all "not fully supported", as are
 * "partially supported", "not supported", "incomplete" and "partial" of the people.
 */
export interface VerdictFigures {
	readonly claims: number;
	/** The share of claims that are fully supported: the precision of calling every claim so. */
	readonly supported: number;
	readonly supportedPrecision: number;
	readonly supportedCoverage: number;
	readonly lackingPrecision: number;
	readonly lackingCoverage: number;
	/** Claims called contradicted, and how many of them are not fully supported. */
	readonly contradicted: number;
	readonly contradictedRight: number;
}

export interface JudgedFigures extends VerdictFigures {
	/** The share of the best supporting set's sentences among the first five, mean over the claims that have a set. */
	readonly recall: number;
}

const foldCount = 10;

/** Each claim is read with weights that no claim of its page was trained on. */
export function judgedFigures(): JudgedFigures {
	const all = readJudgedClaims();
	const folds = foldsOf(all);
	const recalls: number[] = [];
	const readings: { readonly supported: boolean; readonly reading: ClaimCheck }[] = [];
	for (let fold = 0; fold < foldCount; fold++) {
		const weights = trainSupport(all.filter((_, index) => folds[index] !== fold));
		for (const [index, { source, claim, sets, supported, text, context }] of all.entries()) {
			if (folds[index] !== fold) continue;
			readings.push({ supported, reading: checkClaim(source, { text, context }, weights) });
			if (sets.length === 0) continue;
			const found = new Set(rankSentences(source, claim, passages, weights).map(({ sentence }) => sentence.index));
			recalls.push(Math.max(...sets.map((set) => set.filter((one) => found.has(one)).length / set.length)));
		}
	}
	return { ...verdictFigures(readings), recall: recalls.reduce((sum, one) => sum + one, 0) / recalls.length };
}

function foldsOf(claims: readonly JudgedClaim[]): number[] {
	const pages = [...new Set(claims.map(({ page }) => page))];
	return claims.map(({ page }) => pages.indexOf(page) % foldCount);
}

/** With the shipped weights, which saw none of these claims; the passages are cut off, and many lack what the expert read. */
export function expertFigures(): VerdictFigures {
	return verdictFigures(
		readExpertClaims().map(({ text, context, passage, supported }) => ({
			supported,
			reading: checkClaim(indexSource({ title: '', text: passage, pages: [], links: [] }), {
				text,
				context,
			}),
		})),
	);
}

function verdictFigures(
	readings: readonly { readonly supported: boolean; readonly reading: ClaimCheck }[],
): VerdictFigures {
	const called = (...verdicts: readonly ClaimCheck['verdict'][]) =>
		readings.filter(({ reading }) => verdicts.includes(reading.verdict));
	const supported = called('supported');
	const lacking = called('partly', 'not-found', 'contradicted');
	const contradicted = called('contradicted');
	return {
		claims: readings.length,
		supported: readings.filter((one) => one.supported).length / readings.length,
		supportedPrecision: supported.filter((one) => one.supported).length / Math.max(1, supported.length),
		supportedCoverage: supported.length / readings.length,
		lackingPrecision: lacking.filter((one) => !one.supported).length / Math.max(1, lacking.length),
		lackingCoverage: lacking.length / readings.length,
		contradicted: contradicted.length,
		contradictedRight: contradicted.filter((one) => !one.supported).length,
	};
}
