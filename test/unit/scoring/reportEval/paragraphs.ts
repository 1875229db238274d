import assert from 'node:assert/strict';
import type { ParagraphPair } from '../../../../src/findings/model';
import { parseReport } from '../../../../src/report/parsing/parse';

/** Ten paragraphs; the last, a long one, stands under a heading of its own. */
const source = [
	'# Tea',
	'## Sales',
	...Array.from({ length: 9 }, (_, at) => `Paragraph ${at + 1} tells of sales in year ${at + 1}.`),
	'### Abroad',
	`Paragraph 10 tells of sales abroad. ${'They rose. '.repeat(300)}`,
].join('\n\n');
export const report = parseReport(source);
export const blockOf = (number: number) => {
	const found = report.blocks.find(
		({ span, kind }) => kind !== 'heading' && textAt(span).startsWith(`Paragraph ${number} `),
	);
	assert.ok(found);
	return found.index;
};
const textAt = (span: readonly [number, number]) => source.slice(...span);
export const numberAt = (span: readonly [number, number]) => Number(/^Paragraph (\d+)/.exec(textAt(span))?.[1]);

/** A pair of them, by their numbers. */
export const pair = (first: number, second: number, expected = false): ParagraphPair => ({
	...{ first: blockOf(first), second: blockOf(second), similarity: 0.5, repetition: 0.5, expected },
});
