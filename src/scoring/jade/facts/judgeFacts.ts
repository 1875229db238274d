import { itemAt } from '../../../access';
import type { Judge, ModelError } from '../../../judge/model';
import { judgeVerification, sourceLetter, type VerifyAnswer } from '../../../judge/tasks/jadeVerify';
import { message } from '../../../messages/message';
import { missingFigureConfidence } from '../../../scorecard/factVerdict';
import type { ReportItem } from '../../../scorecard/jade';
import { isInstruction } from '../../../shownToModel/instructions';
import { reasonMessage } from '../../../shownToModel/reasonText';
import { checkClaim } from '../../../sources/support/checkClaim';
import { missingFigures } from '../../../sources/support/missingFigures';
import { chunked, groupBy, groupPairs } from '../../../text/collections';
import { hashTerm } from '../../../text/hash';
import { claimLines, type ListedClaim } from '../../../verification/claimLines';
import { noPlace } from '../../../verification/claimPlace';
import { joinReasons } from '../../../verification/claimSourcePairs';
import { QuotedPlaces } from '../../../verification/relevance';
import { shownText } from '../../../verification/shownText';
import { type AvailableSource, quoteFrom } from './availableSources';
import { type VerifiedFact, verifiedFact } from './verifiedFact';
import type { VerifyContext } from './verifyByRules';

/** A fact and a source to hold it against. */
export interface FactPair {
	readonly item: ReportItem;
	readonly source: AvailableSource;
}

/** What a model said of the pairs. */
export interface JudgedPairs {
	/** By the id of the item, one for each source that was judged. */
	readonly verdicts: ReadonlyMap<string, readonly VerifiedFact[]>;
	readonly dropped: number;
	readonly error: ModelError | undefined;
}

/** Which of several questions a source belongs to hangs on its id alone, so that an edit asks again only where its own sources are. */
const questions = 2;
/** In one question. */
const mostPairs = 36;

/** Facts and sources in questions of a few pairs each. */
export async function judgePairs(
	pairs: readonly FactPair[],
	context: VerifyContext,
	judge: Judge,
	sample: number,
): Promise<JudgedPairs> {
	const bySource = [...pairs].sort((a, b) => (a.source.id < b.source.id ? -1 : a.source.id > b.source.id ? 1 : 0));
	const buckets =
		pairs.length <= mostPairs
			? [bySource]
			: [...groupBy(bySource, ({ source }) => hashTerm(source.id) % questions).values()];
	const batches = buckets.flatMap((bucket) => chunked(bucket, mostPairs));
	const judged = await Promise.all(batches.map((batch) => judgeBatch(batch, context, judge, sample)));
	return {
		verdicts: groupPairs(judged.flatMap(({ found }) => found)),
		dropped: judged.reduce((sum, { dropped }) => sum + dropped, 0),
		error: judged.find(({ error }) => error)?.error,
	};
}

interface BatchVerdicts {
	readonly found: readonly (readonly [id: string, fact: VerifiedFact])[];
	readonly dropped: number;
	readonly error: ModelError | undefined;
}

async function judgeBatch(
	batch: readonly FactPair[],
	context: VerifyContext,
	judge: Judge,
	sample: number,
): Promise<BatchVerdicts> {
	const items = [...new Set(batch.map(({ item }) => item))];
	const sources = [...new Set(batch.map(({ source }) => source))];
	const letter = (source: AvailableSource) => String.fromCharCode(65 + sources.indexOf(source));
	const pairs = batch.map(({ item, source }) => [items.indexOf(item) + 1, letter(source)] as const);
	const judged = await judgeVerification(judge, {
		pairs,
		facts: claimLines(items.map((item) => listed(item, context))),
		sources: sources
			.map((source) =>
				sourceText(
					source,
					batch.filter((pair) => pair.source === source),
					context,
					letter(source),
				),
			)
			.join('\n\n'),
		about: message('questions.facts', {
			count: items.length,
			title: sources[0]!.title.slice(0, 50),
			others: sources.length > 1,
		}),
		sample,
	});
	if (!judged.ok) return { found: [], dropped: 0, error: judged.error };
	return { ...readVerdicts(judged.value, items, sources, pairs, context), error: judged.missing };
}

/** With what stands around it. The report's words where the item asks about all of them: they do not change from run to run. */
function listed(item: ReportItem, { claimOf }: VerifyContext): ListedClaim {
	const claim = claimOf(item);
	return { claim, place: claim.place ?? noPlace };
}

/** A source of up to so many characters is shown whole; a longer one by its passages. */
const shownWhole = 3_000;
const passagesPerFact = 4;

function sourceText(
	source: AvailableSource,
	pairs: readonly FactPair[],
	{ claimOf }: VerifyContext,
	letter: string,
): string {
	const { evidence, title } = source;
	const found = pairs.map(({ item }) => checkClaim(evidence.index, claimOf(item)).passages);
	const { text } = shownText(evidence, found, passagesPerFact, shownWhole);
	return `Source ${letter}: ${evidence.text.title || title}\n${text.trim()}`;
}

/** A Yes must quote what bears the fact out and has borne out no other, a No what contradicts it; else it is left out. A Yes to a figure that the source does not give holds below τ. */
function readVerdicts(
	{ verdicts }: VerifyAnswer,
	items: readonly ReportItem[],
	sources: readonly AvailableSource[],
	pairs: readonly (readonly [fact: number, source: string])[],
	context: VerifyContext,
): Omit<BatchVerdicts, 'error'> {
	const open = new Set(pairs.map((pair) => pair.join(' ')));
	const found: (readonly [string, VerifiedFact])[] = [];
	const places = new QuotedPlaces();
	let dropped = 0;
	for (const { id, source: letter, answer: given, confidence, supporting, contradicting, reason } of verdicts) {
		// An answer that it cannot be told decides nothing and is never a No.
		const answer = given === 'cannotTell' ? 'unverifiable' : given;
		const name = sourceLetter(letter);
		const source = sources[name.charCodeAt(0) - 65];
		if (!source || !open.delete(`${id} ${name}`)) continue;
		const quoted = (quote: string | null, stance: 'supports' | 'contradicts') => {
			const span = quote?.trim() && !isInstruction(quote) ? source.evidence.quotes.find(quote) : undefined;
			return span ? [{ span, found: quoteFrom(source, span, stance) }] : [];
		};
		const quotes = { yes: quoted(supporting, 'supports'), no: quoted(contradicting, 'contradicts') };
		if (answer !== 'unverifiable' && quotes[answer].length === 0) {
			dropped++;
			continue;
		}
		const item = itemAt(items, id - 1);
		const [bearing] = answer === 'yes' ? quotes.yes : [];
		if (bearing && !places.maySupport(context.claimOf(item), bearing.found.quote, bearing.span, source.id)) {
			dropped++;
			continue;
		}
		const figures =
			answer === 'yes' ? missingFigures(source.evidence.index, context.claimOf(item), supporting ?? '') : [];
		const said = reasonMessage(reason);
		const why =
			figures.length > 0
				? joinReasons([...(said ? [said] : []), message('verdicts.figureMissing', { figures })])
				: said;
		const sure = figures.length > 0 ? Math.min(confidence, missingFigureConfidence) : confidence;
		const shown = [...quotes.yes, ...quotes.no].map((one) => one.found);
		found.push([item.id, verifiedFact(answer, sure, 'model', why, shown)]);
	}
	return { found, dropped };
}
