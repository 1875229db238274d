import type { Judge, ModelError } from '../judge/model';
import { type FactualityAnswer, judgeAgainstSource } from '../judge/tasks/reportevalFactuality';
import { message, verbatim } from '../messages/message';
import type { Span } from '../report/model';
import type { FactVerdictName } from '../scorecard/reportEval';
import { spokenReason } from '../shown/spokenReason';
import { missingFigures } from '../sources/support/missingFigures';
import { chunked, collect } from '../text/collections';
import { cutShort } from '../text/shorten';
import { allOf, type ClaimSourcePair, limitByExtent, onlyPart, type SourceVerdict } from './claimSourcePairs';
import type { IndexedSource } from './indexedSource';

/** What a model said of claims and their sources; what it did not say is missing. */
export interface ClaimsJudgement {
	readonly verdicts: ReadonlyMap<ClaimSourcePair, SourceVerdict>;
	/** Verdicts left out because what they quote does not stand in the source. */
	readonly dropped: number;
	readonly error: ModelError | undefined;
}

/** Claims in one question, all on one source. */
const batchSize = 10;
/** A source of up to so many characters is shown whole; a longer one by its passages. */
const shownWhole = 8_000;
const passagesPerClaim = 5;
const longestClaim = 600;
const gap = '\n[…]\n';

/** DeepResearch-ReportEval §2.3.3: the claims on one source together, with the source or its passages on them. */
export async function judgeClaims(holdings: readonly ClaimSourcePair[], judge: Judge): Promise<ClaimsJudgement> {
	const bySource = collect(holdings.flatMap((holding) => (holding.evidence ? [[holding.evidence, holding]] : [])));
	const batches = [...bySource].flatMap(([evidence, held]) =>
		chunked(held, batchSize).map((batch) => ({ evidence, batch })),
	);
	const judged = await Promise.all(batches.map(({ evidence, batch }) => judgeBatch(evidence, batch, judge)));
	return {
		verdicts: new Map(judged.flatMap(({ verdicts }) => [...verdicts])),
		dropped: judged.reduce((sum, { dropped }) => sum + dropped, 0),
		error: judged.find(({ error }) => error)?.error,
	};
}

async function judgeBatch(
	evidence: IndexedSource,
	batch: readonly ClaimSourcePair[],
	judge: Judge,
): Promise<ClaimsJudgement> {
	const ids = batch.map((_, at) => at + 1);
	const { title } = batch[0]!.source;
	const shown = shownText(evidence, batch);
	const judged = await judgeAgainstSource(judge, {
		ids,
		extent: shown.extent,
		claims: batch.map((holding, at) => claimLine(holding, at + 1)).join('\n'),
		source: `${evidence.text.title || title}\n\n${shown.text}`,
		about: message('questions.source', { count: batch.length, title: (title || batch[0]!.source.id).slice(0, 60) }),
		sample: 0,
	});
	if (!judged.ok) return { verdicts: new Map(), dropped: 0, error: judged.error };
	return { ...readVerdicts(judged.value, evidence, batch, shown.whole), error: judged.missing };
}

/** `3 (under “Market size”): Sales rose by 12 % in 2024.` */
function claimLine({ claim: { text, context = [] } }: ClaimSourcePair, id: number): string {
	const under = context.length > 0 ? ` (under “${context.slice(-2).join('” › “').slice(0, 160)}”)` : '';
	return `${id}${under}: ${cutShort(text, longestClaim)}`;
}

interface Shown {
	readonly text: string;
	/** For the model: what part of the source the text is. */
	readonly extent: string;
	/** All that is known of the source, or nearly. */
	readonly whole: boolean;
}

/** Passages that come to so much of a source leave nothing out that could bear a claim out. */
const nearlyWhole = 0.9;

function shownText(evidence: IndexedSource, batch: readonly ClaimSourcePair[]): Shown {
	const { text } = evidence.text;
	if (evidence.extent === 'quoted')
		return { text, extent: 'Passages of the source; the rest of it is not known:', whole: true };
	if (text.length <= shownWhole) return { text, extent: 'The source:', whole: true };
	const passages = batch.flatMap(({ offline }) => offline!.passages.slice(0, passagesPerClaim).map(({ span }) => span));
	const stretches = joined(passages.map((span) => withNeighbours(span, evidence)));
	const shown = stretches.length > 0 ? stretches : [[0, shownWhole] as const];
	return {
		text: shown.map((span) => pageMark(span, evidence) + text.slice(...span).trim()).join(gap),
		extent: 'The passages of the source that speak of the claims, as far as could be found:',
		whole: shown.reduce((sum, [start, end]) => sum + end - start, 0) >= nearlyWhole * text.length,
	};
}

function pageMark([start]: Span, { quotes }: IndexedSource): string {
	const page = quotes.pageOf(start);
	return page === null ? '' : `(page ${page}) `;
}

/** A passage with the sentence before and behind it: who and when often stand there. */
function withNeighbours([start, end]: Span, { sentences }: IndexedSource): Span {
	const first = sentences.findIndex((sentence) => sentence[1] > start);
	const last = sentences.findLastIndex((sentence) => sentence[0] < end);
	if (first < 0 || last < first) return [start, end];
	const before = sentences[Math.max(0, first - 1)]![0];
	const behind = sentences[Math.min(sentences.length - 1, last + 1)]![1];
	return [Math.max(before, start - mostAround), Math.min(behind, end + mostAround)];
}

/** UTF-16 units of a neighbouring sentence that are shown. */
const mostAround = 400;

function joined(spans: readonly Span[]): Span[] {
	const merged: [number, number][] = [];
	for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0])) {
		const last = merged.at(-1);
		if (last && start <= last[1] + 2) last[1] = Math.max(last[1], end);
		else merged.push([start, end]);
	}
	return merged;
}

/** A verdict that rests on words must quote them: without words of the source it is dropped. */
function readVerdicts(
	{ verdicts }: FactualityAnswer,
	evidence: IndexedSource,
	batch: readonly ClaimSourcePair[],
	shownAll: boolean,
): Omit<ClaimsJudgement, 'error'> {
	const found = new Map<ClaimSourcePair, SourceVerdict>();
	let dropped = 0;
	for (const { id, verdict, quote, reason } of verdicts) {
		const holding = batch[id - 1];
		if (!holding || found.has(holding)) continue;
		const span = verdict === 'not-found' || !quote?.trim() ? undefined : evidence.quotes.find(quote);
		if (verdict !== 'not-found' && !span) {
			dropped++;
			continue;
		}
		const figures = verdict === 'supported' ? missingFigures(evidence.index, holding.claim, quote ?? '') : [];
		const proven = figures.length > 0 ? 'partly' : verdict;
		const known = shownAll ? limitByExtent(proven, evidence) : withinPassages(proven, holding);
		const open = evidence.extent === 'whole' ? message('verdicts.onlyPassages') : onlyPart(evidence);
		const spoken = spokenReason(reason);
		const said = [
			...(spoken === '' ? [] : [verbatim(spoken)]),
			...(figures.length > 0 ? [message('verdicts.figureMissing', { figures })] : []),
		];
		found.set(holding, {
			verdict: known,
			basis: 'model',
			quote: span ? evidence.quotes.at(span) : null,
			page: span ? evidence.quotes.pageOf(span[0]) : null,
			reason: allOf(known === proven ? said : [...said, open]),
			signals: holding.offline?.signals ?? [],
		});
	}
	return { verdicts: found, dropped };
}

/**
 * What a model does not find in the passages it was shown may stand elsewhere in the source. Only the rules look at all
 * of it: what is missing counts where they miss it too, the whole claim or a name or number of it.
 */
function withinPassages<V extends FactVerdictName>(verdict: V, { offline, evidence }: ClaimSourcePair): V | 'unclear' {
	const known = limitByExtent(verdict, evidence!);
	if (known !== 'not-found' && known !== 'partly') return known;
	const missed =
		offline!.verdict === 'not-found' ||
		offline!.verdict === 'partly' ||
		offline!.signals.some(({ code }) => code === 'entityMissing' || code === 'numberMissing');
	return missed ? known : 'unclear';
}
