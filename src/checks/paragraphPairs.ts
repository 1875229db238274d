import { TextCollection } from '../report/likeness';
import type { Block, Report, SectionRole } from '../report/model';
import { plainText } from '../report/plain';
import type { ParagraphPair, ParagraphPairs } from './model';
import { nearTexts } from './redundancy/nearTexts';

/** Below this two paragraphs have nothing to do with each other; such pairs count as free of repetition. */
const candidateFrom = 0.25;
/** Texts as alike as that have terms in common whose cosine reaches this. */
const kinFrom = 0.1;
/** Shorter paragraphs (labels, single facts) repeat by nature. */
const leastUnits = 6;

const echoRoles = new Set<SectionRole>(['summary', 'introduction', 'conclusion']);
const silentRoles = new Set<SectionRole>(['references', 'contents']);

interface Paragraph {
	readonly block: Block;
	readonly text: string;
	readonly echo: boolean;
}

/** Compares every pair of body paragraphs by likeness; only those that share terms can be alike, and are met. */
export function comparePairs(report: Report): ParagraphPairs {
	const paragraphs = collectParagraphs(report);
	const texts = new TextCollection(
		paragraphs.map(({ text }) => text),
		report.language === 'zh',
	);
	const candidates = nearTexts(texts.terms, kinFrom)
		.flatMap(({ first, second }): ParagraphPair[] => {
			const similarity = texts.likeness(second, first);
			if (similarity < candidateFrom) return [];
			const [a, b] = [paragraphs[first]!, paragraphs[second]!];
			return [{ first: a.block.index, second: b.block.index, similarity, expected: a.echo !== b.echo }];
		})
		.sort((a, b) => b.similarity - a.similarity || a.first - b.first || a.second - b.second);
	const compared = (paragraphs.length * (paragraphs.length - 1)) / 2;
	return { paragraphs: paragraphs.map(({ block }) => block.index), compared, candidates };
}

function collectParagraphs(report: Report): Paragraph[] {
	return report.blocks.flatMap((block) => {
		if (block.kind !== 'paragraph' && block.kind !== 'item' && block.kind !== 'quote') return [];
		const role = block.section === undefined ? 'body' : report.sections[block.section]!.role;
		if (silentRoles.has(role)) return [];
		const text = plainText(report, block.span);
		return measure(text) < leastUnits ? [] : [{ block, text, echo: echoRoles.has(role) }];
	});
}

function measure(text: string): number {
	const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
	return han / 2 + (text.match(/[\p{Script=Latin}\p{N}]+/gu)?.length ?? 0);
}
