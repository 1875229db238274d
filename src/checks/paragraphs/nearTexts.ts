import { floatAt } from '../../access';
import { FlatLists } from '../../text/flatLists';
import { type NumberedTexts, raritiesOf, totalWeight } from '../../text/numberedTerms';

/** Two texts by their indices, the earlier first. */
export interface NearTexts {
	readonly first: number;
	readonly second: number;
	/** The cosine of their terms, weighted by rarity: 0–1. */
	readonly kinship: number;
}

/** Each term leads to the latest texts that have it, at most this many; more frequent terms do not distinguish texts. */
const memory = 64;
/** A text keeps at most this many earlier ones, and fewer in reports with more than {@link pairBudget} / 16 paragraphs. */
const mostEarlier = 16;
const pairBudget = 40_000;

/**
 * The pairs of texts whose terms have a cosine of at least `least`. An inverted index meets only texts that share a
 * term, so the work grows with the texts and not with their square.
 */
export function nearTexts(numbered: NumberedTexts, least: number): NearTexts[] {
	const { texts, seenIn } = numbered;
	const most = Math.max(2, Math.min(mostEarlier, Math.floor(pairBudget / Math.max(1, texts.length))));
	const rarities = raritiesOf(numbered);
	/** By what a text's weights are divided, so that they are a unit vector. */
	const lengths = Float64Array.from(texts, (terms) => Math.sqrt(totalWeight(terms, rarities)) || 1);
	/** The texts so far that have a term, in order; none for a term of one text. */
	const postings = new FlatLists(seenIn.map((seen) => (seen > 1 ? seen : 0)));
	const scores = new Float64Array(texts.length);
	return texts.flatMap((terms, second) => {
		const touched: number[] = [];
		for (const term of terms) {
			if (seenIn[term] === 1) continue;
			const rarity = floatAt(rarities, term);
			const weight = rarity / floatAt(lengths, second);
			const to = postings.to(term);
			for (let at = Math.max(postings.from(term), to - memory); at < to; at++) {
				const first = postings.at(at);
				const before = floatAt(scores, first);
				if (before === 0) touched.push(first);
				scores[first] = before + (rarity / floatAt(lengths, first)) * weight;
			}
			postings.push(term, second);
		}
		const near: NearTexts[] = [];
		for (const first of touched) {
			const kinship = floatAt(scores, first);
			scores[first] = 0;
			if (kinship >= least) near.push({ first, second, kinship });
		}
		if (near.length <= most) return near;
		return near.sort((a, b) => b.kinship - a.kinship || b.first - a.first).slice(0, most);
	});
}
