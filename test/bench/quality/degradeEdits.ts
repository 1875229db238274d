import type { Analysis } from '../../../src/analysis';
import { type Block, Ink, type Report, type Span } from '../../../src/report/model';
import type { createRandom } from './degradeRandom';

export type Random = ReturnType<typeof createRandom>;

/** A stretch of the source and what stands there afterwards. */
export interface Edit {
	readonly span: Span;
	readonly text: string;
}

/** Applies edits that do not overlap; of two that do, the one that starts later is left out. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
	let text = '';
	let at = 0;
	for (const { span, text: replacement } of [...edits].sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1])) {
		if (span[0] < at) continue;
		text += source.slice(at, span[0]) + replacement;
		at = span[1];
	}
	return text + source.slice(at);
}

export function remove(span: Span): Edit {
	return { span, text: '' };
}

/** What every kind of degradation starts from: the report as it is, chance, and another report of the same language. */
export interface Degradable {
	readonly analysis: Analysis;
	readonly other: Analysis | undefined;
	readonly random: Random;
}

/** A worse version of the report; `undefined` where the kind does not apply. */
export type Degrade = (degradable: Degradable) => string | undefined;

/** Removes a sentence of every block, or the whole block where none is left. */
export function removeSentences(report: Report, sentences: ReadonlySet<number>): Edit[] {
	return report.blocks.flatMap(({ outer, sentences: [first, last] }) => {
		const own = Array.from({ length: last - first }, (_, i) => first + i);
		const gone = own.filter((index) => sentences.has(index));
		if (gone.length === 0) return [];
		return gone.length === own.length ? [remove(outer)] : gone.map((index) => remove(report.sentences[index]!.span));
	});
}

/** The matches of a pattern in the prose of some blocks, as spans of the source. */
export function findInProse(report: Report, blocks: readonly Block[], pattern: RegExp): { span: Span; text: string }[] {
	return blocks.flatMap(({ span: [start, end] }) =>
		[...report.source.slice(start, end).matchAll(pattern)].flatMap((match) => {
			const from = start + match.index;
			const span: Span = [from, from + match[0].length];
			const prose = report.ink.subarray(...span).every((ink) => ink === Ink.text);
			return prose ? [{ span, text: match[0] }] : [];
		}),
	);
}
