/** What a reader by rules of thumb sees in a text; the texts are those that questions show. */

export interface Signs {
	/** 0–1: of the sentences with a figure, those that name a source. */
	readonly sourced: number;
	/** 0–1: of the paragraphs, those that have a figure. */
	readonly founded: number;
	/** 0–1: of the paragraphs, those that give a reason. */
	readonly reasoned: number;
	/** Paragraphs that say again most of what an earlier one says. */
	readonly repeated: number;
	/** Below the title. */
	readonly headings: number;
	/** Words in a sentence, in the mean. */
	readonly sentenceLength: number;
	readonly hasTable: boolean;
	/** It says what it is for. */
	readonly hasView: boolean;
}

export function signsOf(report: string): Signs {
	const blocks = paragraphsOf(report);
	const all = blocks.flatMap(sentences);
	const figured = all.filter(hasFigure);
	return {
		sourced: share(figured, (sentence) => citation.test(sentence)),
		founded: share(blocks, hasFigure),
		reasoned: share(blocks, (text) => /\b(?:because|therefore|which makes|since|so that)\b|因为|因此|所以/i.test(text)),
		repeated: repeatedIn(blocks),
		headings: (report.match(/^##+ /gm) ?? []).length,
		sentenceLength: all.reduce((sum, sentence) => sum + wordsOf(sentence).size, 0) / Math.max(1, all.length),
		hasTable: /^\|/m.test(report),
		hasView: /\b(?:attractive|prefer|recommend|deserves?|should|keeps?|holds)\b|我们认为|建议|值得|优先/i.test(report),
	};
}

const citation = /\[[^\]]+\]/;

export function withoutCitations(text: string): string {
	return text.replace(/\s*\[[^\]]*\]/g, '');
}

/** A figure of its own: no number of a source, a table or a year. */
export function hasFigure(text: string): boolean {
	return /\d/.test(withoutCitations(text).replace(/\b(?:Figure|Table) \d+|\b(?:19|20)\d\d\b/g, ''));
}

/** The paragraphs and list items of a report as questions show it. */
export function paragraphsOf(report: string): string[] {
	return report
		.split('\n')
		.map((line) => line.replace(/^\s*(?:[->*]|\d+\.) /, '').trim())
		.filter((line) => line.length > 8 && !/^[#|(]|^\*?(?:Figure|Table|Source|\[Figure)\b|^\[/.test(line));
}

export function sentences(text: string): string[] {
	return text.split(/(?<=[.!?])\s+(?=[A-Z])|(?<=[。！？])/u).filter((sentence) => sentence.trim().length > 3);
}

export function wordsOf(text: string): Set<string> {
	return new Set(text.toLowerCase().match(/\p{Script=Han}|[\p{L}\p{N}]{3,}/gu) ?? []);
}

/** 0–1: of the words of the first, those that the second has too. */
export function shareOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
	return [...a].filter((word) => b.has(word)).length / Math.max(1, a.size);
}

/** 0–1: of the words of the shorter, those that the other has too. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
	return a.size <= b.size ? shareOf(a, b) : shareOf(b, a);
}

/** Of fewer words two paragraphs have most in common by chance. */
const leastWords = 8;

function repeatedIn(blocks: readonly string[]): number {
	const words = blocks.map((text) => wordsOf(withoutCitations(text))).filter(({ size }) => size >= leastWords);
	return words.filter((own, at) => words.slice(0, at).some((other) => likeness(own, other) > 0.7)).length;
}

function share<T>(items: readonly T[], holds: (item: T) => boolean): number {
	return items.length === 0 ? 0 : items.filter(holds).length / items.length;
}
