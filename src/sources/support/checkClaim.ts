import { message } from '../../messages/message';
import type { ClaimCheck, ClaimSignal, ClaimVerdict, Passage } from '../model';
import { compareNumbers, isTurned } from './conflicts';
import { checkConversions } from './conversion';
import { isInSource, measureCover } from './coverFeatures';
import { type ClaimText, type ParsedClaim, parseClaim } from './parseClaim';
import { type RankedSentence, rankSentences } from './rank';
import { readScope } from './scope';
import type { SourceIndex } from './sourceIndex';
import { isNamedRow, isTable, rowsBack } from './tableRows';
import { enoughSentences, speaksOfIt, verdictOdds } from './thresholds';
import { type SupportWeights, supportWeights } from './weights';
import { isGivenWordForWord } from './wordForWord';

/** How many passages of a source are kept for a claim. */
export const passages = 5;

/**
 * Holds a claim against a source by rules and a handful of weights, without a model. Clear cases are called; anything else
 * is `unclear`. What a source does not say is told from what it denies.
 */
export function checkClaim(
	source: SourceIndex,
	sourced: ClaimText,
	weights: SupportWeights = supportWeights,
): ClaimCheck {
	const claim = parseClaim(sourced);
	const ranked = rankSentences(source, claim, passages, weights);
	const best = ranked.map(({ sentence }) => sentence);
	const cover = measureCover(source, claim, best);
	const odds = supportProbability(cover, weights);
	const conversions = checkConversions(source, claim);
	const numbers = compareNumbers(source, claim, best);
	const weighed = [...conversions, ...numbers.signals];
	const scope = readScope(source, claim);
	const reading = (verdict: ClaimVerdict, confidence: number, signals: readonly ClaimSignal[]): ClaimCheck => ({
		verdict,
		confidence,
		signals,
		passages: ranked.map((passage) => passageOf(source, passage)),
	});

	const table = isTable(source);
	const against = weighed.filter((signal) => {
		const counts = !table || conversions.includes(signal) || isNamedRow(source, claim, signal.span);
		return counts && signal.code === 'numberDiffers';
	});
	if (against.length > 0 && !isGivenWordForWord(source, claim.text))
		return reading('contradicted', verdictOdds.contradicted, weighed);
	if (claim.terms.length === 0 || source.sentences.length === 0) return reading('unclear', 0, []);
	const isForeign = claim.language !== source.language;
	if (isForeign) return reading('unclear', 0, weighed);
	const window = cover[0]!;
	if (scope.signals.length > 0) {
		const speaks = scope.covered > 0 || window >= speaksOfIt;
		return reading(speaks ? 'partly' : 'not-found', 1 - odds, [
			...scope.signals,
			...missingIn(source, claim),
			...weighed,
		]);
	}
	// Amounts that follow from the source's rate need not stand in it.
	const missing = conversions.length > 0 ? [] : missingIn(source, claim);
	const isBacked =
		missing.length === 0 && (numbers.allBacked || conversions.length > 0) && !isTurned(source, claim, best);
	if (table) {
		// Sums and differences of rows stand in no row: what a table lacks says nothing.
		const supported = odds >= verdictOdds.supported && isBacked && rowsBack(source, claim);
		return supported ? reading('supported', odds, [coveredBy(ranked), ...weighed]) : reading('unclear', 0, weighed);
	}
	if (odds >= verdictOdds.supported && isBacked) return reading('supported', odds, [coveredBy(ranked), ...weighed]);
	if (odds <= verdictOdds.unsupported && source.sentences.length >= enoughSentences) {
		return reading(window < speaksOfIt ? 'not-found' : 'partly', 1 - odds, [...missing, ...weighed]);
	}
	return reading('unclear', 0, [...missing, ...weighed]);
}

/** How likely it is that the claim is fully supported. */
export function supportProbability(cover: Float64Array, { cover: weights, bias }: SupportWeights): number {
	const score = cover.reduce((sum, value, feature) => sum + value * weights[feature]!, bias);
	return 1 / (1 + Math.exp(-score));
}

/** The names and numbers of a claim that its source never mentions. */
function missingIn(source: SourceIndex, claim: ParsedClaim): ClaimSignal[] {
	const names = claim.names
		.filter(({ terms }) => !terms.every((term) => isInSource(source, term)))
		.map(({ text }): ClaimSignal => ({ code: 'entityMissing', message: message('signals.missing', { name: text }) }));
	const numbers = claim.quantities
		.filter(({ kind, value }) => kind !== 'date' && !isInSource(source, `#${value}`))
		.map(
			({ start, end }): ClaimSignal => ({
				code: 'numberMissing',
				message: message('signals.numberMissing', { number: claim.text.slice(start, end) }),
			}),
		);
	return [...names, ...numbers];
}

function coveredBy([first]: readonly RankedSentence[]): ClaimSignal {
	return {
		code: 'covered',
		message: message('signals.covered'),
		...(first ? { span: first.sentence.span } : {}),
	};
}

function passageOf({ source }: SourceIndex, { sentence, score }: RankedSentence): Passage {
	const page = source.pages.findLastIndex((start) => start <= sentence.span[0]) + 1;
	return { span: sentence.span, text: sentence.text, score, page: page > 0 ? page : undefined };
}
