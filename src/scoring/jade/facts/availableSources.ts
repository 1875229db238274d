import type { FoundQuote } from '../../../scorecard/jade';
import type { OtherSource } from '../../../sources/cited/localSources';
import type { CitedSource, ClaimSignal, SourceReading } from '../../../sources/model';
import { checkConversions } from '../../../sources/support/conversion';
import { isInSource } from '../../../sources/support/coverage';
import { type ClaimText, parseClaim } from '../../../sources/support/parseClaim';
import { rankSentences } from '../../../sources/support/rank';
import { type IndexedSource, indexedSourceOf } from '../../../verification/indexedSource';

/** A source whose words are known. */
export interface AvailableSource extends Pick<FoundQuote, 'title' | 'url' | 'path'> {
	readonly id: string;
	readonly evidence: IndexedSource;
}

/** The sources that facts may be held against, each made ready once: `prepare` comes first. */
export class SourcePool {
	readonly #cited = new Map<string, AvailableSource | undefined>();
	/** The cited ones first. */
	#available: readonly AvailableSource[] = [];

	constructor(
		readonly sources: readonly CitedSource[],
		readonly readings: ReadonlyMap<string, SourceReading>,
		readonly local: readonly OtherSource[],
	) {}

	/** Makes all sources ready, which takes a moment each; others get their turn in between. */
	async prepare(pause: () => Promise<void>): Promise<void> {
		const cited: AvailableSource[] = [];
		for (const source of this.sources) {
			await pause();
			const known = this.#known(source);
			if (known) cited.push(known);
		}
		const read = new Set(cited.flatMap(({ path }) => path ?? []));
		const others: AvailableSource[] = [];
		for (const other of this.local.filter(({ path }) => path === null || !read.has(path))) {
			await pause();
			others.push(availableOther(other));
		}
		this.#available = [...cited, ...others];
	}

	/** Those of the cited sources whose words are known. */
	citedBy(citations: readonly number[]): AvailableSource[] {
		const named = this.sources.filter((source) => source.citations.some((index) => citations.includes(index)));
		return named.flatMap((source) => this.#known(source) ?? []);
	}

	/**
	 * The sources at hand that speak of a claim, cited elsewhere or not at all; those that cover most of it first.
	 *
	 * @param least the share of the claim's terms, 0–1, that their best passages must hold together
	 */
	relevantTo(claim: ClaimText, most: number, without: ReadonlySet<string>, least = leastShare): AvailableSource[] {
		const read = parseClaim(claim);
		if (read.termSet.size === 0) return [];
		const terms = [...read.termSet];
		return this.#available
			.filter(({ id }) => !without.has(id))
			.map((source) => {
				const { index } = source.evidence;
				// Ranking all sentences of a source costs; what the whole of it does not hold, no passage does.
				const held = terms.filter((term) => isInSource(index, term)).length / terms.length;
				if (held < least) return { source, share: 0 };
				const best = rankSentences(index, read, 3);
				const found = new Set(best.flatMap(({ sentence }) => [...sentence.termSet]));
				return { source, share: terms.filter((term) => found.has(term)).length / terms.length };
			})
			.filter(({ share }) => share >= least)
			.sort((a, b) => b.share - a.share || (a.source.id < b.source.id ? -1 : 1))
			.slice(0, most)
			.map(({ source }) => source);
	}

	/** The sources at hand that state the rate of a conversion in the claim, with what it comes to. */
	conversionsIn(claim: ClaimText): { readonly source: AvailableSource; readonly signals: readonly ClaimSignal[] }[] {
		const read = parseClaim(claim);
		if (read.quantities.length < 2) return [];
		return this.#available.flatMap((source) => {
			const signals = checkConversions(source.evidence.index, read);
			return signals.length > 0 ? [{ source, signals }] : [];
		});
	}

	#known(source: CitedSource): AvailableSource | undefined {
		if (!this.#cited.has(source.id)) {
			const reading = this.readings.get(source.id);
			const evidence = indexedSourceOf(source, reading);
			const path = reading?.ok && reading.from.kind === 'file' ? reading.from.path : null;
			const title = source.title || evidence?.text.title || '';
			const known = evidence && { id: source.id, title, url: source.url ?? null, path, evidence };
			this.#cited.set(source.id, known);
		}
		return this.#cited.get(source.id);
	}
}

/** Of a claim's terms, in its best passages together; with less a source does not speak of it. */
const leastShare = 0.4;

export function availableOther({ id, url, path, content }: OtherSource): AvailableSource {
	const source: CitedSource = {
		id,
		targets: [],
		title: content.title,
		url: url ?? undefined,
		citations: [],
		reference: undefined,
	};
	const from = { kind: 'url', url: url ?? id } as const;
	const evidence = indexedSourceOf(source, { ok: true, from, content, readAt: 0, cached: false, truncated: false })!;
	return { id, title: content.title || path || id, url, path, evidence };
}

/** What a source says at a span, as a quote with its place. */
export function quoteFrom(
	source: AvailableSource,
	span: readonly [number, number],
	stance: FoundQuote['stance'],
): FoundQuote {
	const { id, title, url, path, evidence } = source;
	const { quotes } = evidence;
	return { stance, source: id, title, url, path, page: quotes.pageOf(span[0]), quote: quotes.at(span) };
}
