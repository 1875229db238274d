import { message } from '../../messages/message';
import type { FoundQuantity } from '../../report/numbers/quantityGrammar';
import { memoised } from '../../text/memo';
import type { ClaimCheck, ClaimSignal, ClaimVerdict, Passage } from '../model';
import { directionsOf, isDenied, topicOf } from './clauses';
import { checkConversions } from './conversion';
import { coverageOf, isInSource, share } from './coverage';
import { compareFigures } from './figures';
import { type ClaimText, type ParsedClaim, parseClaim } from './parseClaim';
import { findPlaces, liesWithin, type PlaceKey, placeName } from './places';
import { type RankedSentence, type RankWeights, rankSentences } from './rank';
import type { SourceIndex, SourceSentence } from './sourceIndex';
import { isTable, rowsBack } from './tableRows';
import { isGivenWordForWord } from './wordForWord';

/** The regions and countries of a claim that its source does not speak of, where it speaks of others. */
function readScope(source: SourceIndex, claim: ParsedClaim): ClaimSignal[] {
	const wanted = new Map(findPlaces(claim.text).map((place) => [place.key, claim.text.slice(place.start, place.end)]));
	const present = [...placesOfSource(source)];
	if (present.length === 0) return [];
	return [...wanted]
		.filter(([key]) => !present.some((other) => isOneOf(key, other)))
		.map(([key, words]) => ({
			code: 'scopeDiffers',
			message: message('signals.placeDiffers', {
				...{ place: placeName(key), words },
				others: present.slice(0, 3).map(placeName),
			}),
		}));
}

/** What is said of the world may be told country by country: then the source need not say `world`. */
function isOneOf(key: PlaceKey, other: PlaceKey): boolean {
	return key === 'world' || key === other || liesWithin(key, other) || liesWithin(other, key);
}

const placesOfSource: (index: SourceIndex) => ReadonlySet<PlaceKey> = memoised(
	({ source }) => new Set(findPlaces(`${source.title}\n${source.text}`).map(({ key }) => key)),
);

/** How many passages of a source are kept for a claim. */
export const passages = 5;

/**
 * Shares of a claim that its source must say for the claim to be called supported, and at most says of one that it does not
 * speak of. By hand; `npm run bench:quality` reports what they give on claims that people held against their sources.
 */
const coverLimits = { supported: 0.74, notFound: 0.45 } as const;
/** How sure a contradiction is that figures show. */
const sureOfFigures = 0.85;
/** How sure it is that a source of other places does not bear out a claim on this one. */
const sureOfPlaces = 0.8;
/** In a source with fewer sentences nothing is said to be missing: it may be a quotation. */
const enoughSentences = 12;

/**
 * Holds a claim against a source by rules, without a model. What is sure is called: the source says it in nearly the same
 * words with the same figures; it gives another figure for the same thing; it speaks of other places; it says little of the
 * claim and never names a name or number of it. Anything else is `unclear`.
 */
export function checkClaim(source: SourceIndex, claimed: ClaimText, weights?: RankWeights): ClaimCheck {
	const claim = parseClaim(claimed);
	const ranked = rankSentences(source, claim, passages, weights);
	const best = ranked.map(({ sentence }) => sentence);
	const figures = compareFigures(source, claim, best);
	const conversions = checkConversions(source, claim);
	const weighed = [...conversions, ...figures.signals];
	const reading = (verdict: ClaimVerdict, confidence: number, signals: readonly ClaimSignal[]): ClaimCheck => ({
		verdict,
		confidence,
		signals,
		passages: ranked.map((passage) => passageOf(source, passage)),
	});

	if (claim.terms.length === 0 || source.sentences.length === 0) return reading('unclear', 0, []);
	const cover = coverageOf(source, claim, best);
	// Amounts that follow from the source's rate need not stand in it.
	const missing = [...(conversions.length > 0 ? [] : missingTerms(source, claim)), ...missingPlaces(source, claim)];
	const table = isTable(source);
	// All rows of a table are worded alike: the figure of one is none against another.
	const isDifferent = (table ? conversions : weighed).some(({ code }) => code === 'numberDiffers');
	if (isDifferent && !isGivenWordForWord(source, claim.text)) return reading('contradicted', sureOfFigures, weighed);
	if (claim.language !== source.language) return reading('unclear', 0, weighed);
	const scope = readScope(source, claim);
	const saysLittle = cover <= coverLimits.notFound;
	if (scope.length > 0)
		return reading(saysLittle ? 'not-found' : 'partly', sureOfPlaces, [...scope, ...missing, ...weighed]);
	const isBacked = table
		? rowsBack(source, claim)
		: (figures.allBacked || conversions.length > 0) &&
			!isReversed(claim, best) &&
			!isOtherwiseThen(claim, best) &&
			!isReworded(source, claim, best);
	if (cover >= coverLimits.supported && missing.length === 0 && isBacked)
		return reading('supported', cover, [coveredBy(ranked), ...weighed]);
	// Sums and differences of rows stand in no row: what a table lacks says nothing.
	const isElsewhere = !table && saysLittle && missing.length > 0 && source.sentences.length >= enoughSentences;
	return reading(isElsewhere ? 'not-found' : 'unclear', isElsewhere ? 1 - cover : 0, [...missing, ...weighed]);
}

/** The names and numbers of a claim that its source never mentions. */
function missingTerms(source: SourceIndex, claim: ParsedClaim): ClaimSignal[] {
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

/** The countries and regions of a claim whose source speaks of what they lie in, and never of them. */
function missingPlaces(source: SourceIndex, { text }: ParsedClaim): ClaimSignal[] {
	const named = [...placesOfSource(source)];
	return findPlaces(text)
		.filter(({ key }) => named.some((other) => liesWithin(key, other)))
		.filter(({ key }) => !named.some((other) => key === other || liesWithin(other, key)))
		.map(({ start, end }) => ({
			code: 'entityMissing',
			message: message('signals.missing', { name: text.slice(start, end) }),
		}));
}

/** How alike a claim and a sentence must be, each way, for a `not` or a word of change in one of them to turn it round. */
const sameTopic = 0.75;

/**
 * Whether sentences say the claim's words with a `not` more or less, or with words of change that go otherwise, and none says
 * them the claim's way. It may be of another time or thing: such a claim is not borne out, and not contradicted either.
 */
function isReversed({ text }: ParsedClaim, best: readonly SourceSentence[]): boolean {
	const own = topicOf(text);
	const alike = best.filter((sentence) => isOn(topicOf(sentence.text), text) && isOn(own, sentence.text));
	const isOtherWay = (other: string) => {
		const [ours, theirs] = [directionsOf(text), directionsOf(other)].map((ways) =>
			[...new Set(ways)].sort().join(),
		) as [string, string];
		return isDenied(text) !== isDenied(other) || (ours !== '' && theirs !== '' && ours !== theirs);
	};
	return alike.length > 0 && alike.every((sentence) => isOtherWay(sentence.text));
}

/** Whether the sentences on the claim's topic are all of other years, or all say that it went another way in the claim's. */
function isOtherwiseThen({ text, quantities }: ParsedClaim, best: readonly SourceSentence[]): boolean {
	const years = quantities.filter(isYear).map(({ value }) => `#${value}`);
	const own = topicOf(text);
	const ways = directionsOf(text);
	const alike = best.filter((sentence) => isOn(topicOf(sentence.text), text));
	if (years.length === 0 || alike.length === 0) return false;
	const then = alike.filter(({ termSet }) => years.some((year) => termSet.has(year)));
	if (then.length === 0) return alike.every((sentence) => sentence.quantities.some(isYear) && isOn(own, sentence.text));
	const theirs = then.map((sentence) => directionsOf(sentence.text)).filter((all) => all.length > 0);
	return ways.length > 0 && theirs.length > 0 && !theirs.flat().some((way) => ways.includes(way));
}

function isYear({ kind }: Pick<FoundQuantity, 'kind'>): boolean {
	return kind === 'year';
}

/** Whether a sentence says the claim but for one word, in whose place the claim has one that the source never says. */
function isReworded(source: SourceIndex, { text, termSet }: ParsedClaim, best: readonly SourceSentence[]): boolean {
	const own = topicOf(text);
	return best.some((sentence) => {
		const theirs = topicOf(sentence.text);
		const added = [...own].filter((word) => !theirs.has(word));
		const left = [...theirs].filter((word) => !own.has(word));
		const isSwapped = added.length === 1 && left.length === 1 && isOn(own, sentence.text);
		return isSwapped && added.every((word) => termSet.has(word) && !isInSource(source, word));
	});
}

/** Whether a sentence speaks of little but the topic. */
function isOn(topic: ReadonlySet<string>, text: string): boolean {
	return share([...topicOf(text)], (word) => topic.has(word)) >= sameTopic;
}

function coveredBy([first]: readonly RankedSentence[]): ClaimSignal {
	return {
		code: 'covered',
		message: message('signals.covered'),
		...(first ? { span: first.sentence.span } : {}),
	};
}

function passageOf({ source }: SourceIndex, { sentence }: RankedSentence): Passage {
	const page = source.pages.findLastIndex((start) => start <= sentence.span[0]) + 1;
	return { span: sentence.span, text: sentence.text, page: page > 0 ? page : undefined };
}
