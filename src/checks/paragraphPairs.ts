import { type TextVector, vectorsOf } from '../report/likeness';
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
	readonly vector: TextVector;
}

/**
 * Compares every pair of body paragraphs by likeness. An inverted index meets only pairs that share a feature, so the work grows with the text and not with its square.
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
	const paragraphs = report.blocks.flatMap((block) => {
		if (block.kind !== 'paragraph' && block.kind !== 'item' && block.kind !== 'quote') return [];
		const role = block.section === undefined ? 'body' : report.sections[block.section]!.role;
		if (silentRoles.has(role)) return [];
		const text = plainText(report, block.span);
		return measure(text) < leastUnits ? [] : [{ block, text, echo: echoRoles.has(role) }];
	});
	const vectors = vectorsOf(
		paragraphs.map(({ text }) => text),
		report.language === 'zh',
	);
	return paragraphs.map((paragraph, i) => ({ ...paragraph, vector: vectors[i]! }));
}

function measure(text: string): number {
	const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
	return han / 2 + (text.match(/[\p{Script=Latin}\p{N}]+/gu)?.length ?? 0);
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
