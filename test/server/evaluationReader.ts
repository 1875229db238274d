/** Answers the questions of DeepResearch-ReportEval from what stands in them, by rules of thumb. */

import { likeness, type Signs, wordsOf } from './signs';

/** Each falls with what a text lacks, with a sentence of its own as its proof; all in all it is their mean. */
export function judgeQualities(signs: Signs, quotes: readonly string[]): unknown {
	const scores = [
		['comprehensiveness', Math.min(3, 1 + signs.headings / 10 + signs.founded), 'Policy is left out.'],
		['coherence', Math.max(0, 4 - signs.repeated), 'One section repeats another.'],
		['clarity', signs.sentenceLength < 25 ? 3.5 : 2.5, 'Some terms are not defined.'],
		['insightfulness', Math.min(3, 1 + 3 * signs.reasoned), 'Causes are named, not weighed.'],
	] as const;
	const mean = scores.reduce((sum, [, score]) => sum + score, 0) / scores.length;
	const all = [...scores, ['overall', mean, 'It answers the question without surprising its reader.'] as const];
	return {
		dimensions: all.map(([dimension, score, text], at) => ({
			dimension,
			score,
			reasons: [{ text, quote: quotes[at] ?? null }],
		})),
	};
}

/** The points fall with the share of words that two paragraphs have in common; a caption repeats nothing. */
export function judgeRepetition(paragraphs: string, user: string): unknown {
	const words = new Map(
		[...paragraphs.matchAll(/^(\d+)(?: \(under .*?”\))?: (.*)$/gm)].map(([, id, text]) => [Number(id), wordsOf(text!)]),
	);
	const captions = new Set(
		[...paragraphs.matchAll(/^(\d+)(?: \(under .*?”\))?: \*?(?:Figure|Table) \d/gm)].map(([, id]) => Number(id)),
	);
	const asked = [...(/these pairs: (.*)/.exec(user)?.[1] ?? '').matchAll(/(\d+) and (\d+)/g)];
	return {
		pairs: asked.map(([, a, b]) => {
			const [first, second] = [Number(a), Number(b)];
			const shared = captions.has(first) || captions.has(second) ? 0 : likeness(words.get(first)!, words.get(second)!);
			const score = shared > 0.8 ? 0 : shared > 0.5 ? 1 : shared > 0.3 ? 2 : 4;
			return { first, second, score, reason: score < 4 ? 'The same figures are given again.' : '' };
		}),
	};
}

/**
 * The sentence of the source that shares most words with a claim decides: its figures agree, differ or are missing. Of a
 * claim that cites several sources each is asked alone; what one of them carries, they carry together.
 */
export function judgeClaims(claims: string, source: string, user: string): unknown {
	const texts = new Map(
		claims.split(/^(?=\d+: )/m).map((block) => [/^\d+/.exec(block)?.[0] ?? '', block.replace(/^\d+: /, '')] as const),
	);
	const sources = new Map(
		source.split(/^(?=Source [A-Z]: )/m).map((block) => [/^Source ([A-Z])/.exec(block)?.[1] ?? '', block] as const),
	);
	const asked = (/these claims: ([\d, ]+)/.exec(user)?.[1] ?? '').split(', ');
	return {
		verdicts: asked.map((id) => {
			const [text = '', ...around] = (texts.get(id) ?? '').split('\n');
			const cited = /^ {2}cites: (.*)$/m.exec(around.join('\n'))?.[1]?.split(', ');
			if (!cited) return { id: Number(id), ...verdictBy(text, source), sources: [] };
			const parts = cited.map((letter) => ({ source: letter, ...verdictBy(text, sources.get(letter) ?? '') }));
			const best = parts.find(({ verdict }) => verdict === 'supported') ?? parts.find(({ quote }) => quote) ?? parts[0];
			const { verdict, quote, reason } = best ?? verdictBy(text, '');
			return { id: Number(id), verdict, quote, reason, sources: parts };
		}),
	};
}

function verdictBy(claim: string, source: string) {
	const wanted = wordsOf(claim);
	const [best] = source
		.split(/(?<=[.!?])\s+|(?<=[。！？])|\n+/u)
		.filter((sentence) => sentence.trim().length > 8)
		.map((sentence) => ({ sentence, share: likeness(wanted, wordsOf(sentence)) }))
		.sort((a, b) => b.share - a.share);
	if (!best || best.share < 0.3)
		return { verdict: 'not-found', quote: null, reason: 'The source does not speak of it.' };
	const verdict = agreement(claim, best.sentence, best.share);
	const quote = best.sentence.trim().split(' ').slice(0, 35).join(' ');
	return { verdict, quote, reason: `The source says it ${verdict === 'supported' ? 'too' : 'otherwise'}.` };
}

function agreement(claim: string, sentence: string, share: number): string {
	const figures = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];
	const [own, found] = [figures(claim), figures(sentence)];
	if (own.every((figure) => found.includes(figure))) return share > 0.6 ? 'supported' : 'partly';
	return found.length > 0 && share > 0.5 ? 'contradicted' : 'partly';
}
