import type { Block, Report, SectionRole } from '../report/model';
import { plainText } from '../report/plain';
import type { ParagraphPair, ParagraphPairs } from './model';
import { sharedRuns } from './sharedRuns';

/** Below this two paragraphs have nothing to do with each other; such pairs count as free of repetition. */
const candidateFrom = 0.25;
/** Shorter paragraphs (labels, single facts) repeat by nature. */
const leastUnits = 6;

const echoRoles = new Set<SectionRole>(['summary', 'introduction', 'conclusion']);
const silentRoles = new Set<SectionRole>(['references', 'contents']);

interface Paragraph {
	readonly block: Block;
	readonly text: string;
	readonly echo: boolean;
	readonly vector: ReadonlyMap<number, number>;
}

/**
 * Compares every pair of body paragraphs by the cosine of their hashed character n-grams, weighted by rarity. An
 * inverted index meets only pairs that share a gram, so the work grows with the text and not with its square.
 */
export function comparePairs(report: Report): ParagraphPairs {
	const paragraphs = collectParagraphs(report);
	const compared = (paragraphs.length * (paragraphs.length - 1)) / 2;
	const candidates = similarPairs(paragraphs)
		.filter(({ similarity }) => similarity >= candidateFrom)
		.map(({ first, second, similarity }): ParagraphPair => {
			const [a, b] = [paragraphs[first]!, paragraphs[second]!];
			const expected = a.echo !== b.echo;
			return { first: a.block.index, second: b.block.index, similarity, expected, shared: sharedRuns(a.text, b.text) };
		})
		.sort((a, b) => b.similarity - a.similarity || a.first - b.first || a.second - b.second);
	return { paragraphs: paragraphs.map(({ block }) => block.index), compared, candidates };
}

function collectParagraphs(report: Report): Paragraph[] {
	const texts = report.blocks.flatMap((block) => {
		if (block.kind !== 'paragraph' && block.kind !== 'item' && block.kind !== 'quote') return [];
		const role = block.section === undefined ? 'body' : report.sections[block.section]!.role;
		if (silentRoles.has(role)) return [];
		const text = plainText(report, block.span);
		return measure(text) < leastUnits
			? []
			: [{ block, text, echo: echoRoles.has(role), grams: gramsOf(text, report.language === 'zh') }];
	});
	const seenIn = new Map<number, number>();
	for (const { grams } of texts) for (const gram of grams.keys()) seenIn.set(gram, (seenIn.get(gram) ?? 0) + 1);
	return texts.map(({ grams, ...paragraph }) => ({ ...paragraph, vector: weigh(grams, seenIn, texts.length) }));
}

function measure(text: string): number {
	const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
	return han / 2 + (text.match(/[\p{Script=Latin}\p{N}]+/gu)?.length ?? 0);
}

/** Counts of hashed character n-grams: 3–5 within words of Latin text, 1–3 of Chinese. */
function gramsOf(text: string, chinese: boolean): Map<number, number> {
	const folded = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}%]+/gu, ' ')} `;
	const [from, to] = chinese ? [1, 3] : [3, 5];
	const grams = new Map<number, number>();
	for (let i = 0; i < folded.length; i++) {
		let hash = 0x811c9dc5;
		for (let n = 1; n <= to && i + n <= folded.length; n++) {
			hash = Math.imul(hash ^ folded.charCodeAt(i + n - 1), 0x01000193);
			if (n >= from) grams.set(hash >>> 0, (grams.get(hash >>> 0) ?? 0) + 1);
		}
	}
	return grams;
}

function weigh(
	grams: ReadonlyMap<number, number>,
	seenIn: ReadonlyMap<number, number>,
	count: number,
): Map<number, number> {
	const vector = new Map<number, number>();
	let norm = 0;
	for (const [gram, times] of grams) {
		const weight = (1 + Math.log(times)) * Math.log((count + 1) / (seenIn.get(gram)! + 0.5));
		if (weight <= 0) continue;
		vector.set(gram, weight);
		norm += weight * weight;
	}
	const length = Math.sqrt(norm) || 1;
	for (const [gram, weight] of vector) vector.set(gram, weight / length);
	return vector;
}

interface Similar {
	readonly first: number;
	readonly second: number;
	readonly similarity: number;
}

function similarPairs(paragraphs: readonly Paragraph[]): Similar[] {
	const postings = new Map<number, { readonly paragraph: number; readonly weight: number }[]>();
	const pairs: Similar[] = [];
	paragraphs.forEach(({ vector }, second) => {
		const scores = new Float64Array(second);
		for (const [gram, weight] of vector) {
			const list = postings.get(gram);
			if (!list) {
				postings.set(gram, [{ paragraph: second, weight }]);
				continue;
			}
			for (const posting of list) scores[posting.paragraph]! += posting.weight * weight;
			list.push({ paragraph: second, weight });
		}
		scores.forEach((similarity, first) => {
			if (similarity >= candidateFrom) pairs.push({ first, second, similarity: Math.min(1, similarity) });
		});
	});
	return pairs;
}
