import assert from 'node:assert/strict';
import fc from 'fast-check';
import { analyze } from '../../src/analyze';
import type { Span } from '../../src/report/model';
import { parseReport } from '../../src/report/parsing/parse';
import { assertSpans, markdown } from '../unit/report/spansProperty';
import { damaged } from './damage';
import { repeated } from './repeated';

const constructs = fc
	.tuple(fc.constantFrom(...Object.values(repeated)), fc.integer({ min: 1, max: 120 }))
	.map(([make, length]) => make(length));

/** Reports: the constructs of Markdown in any order and depth, some over and over, then damaged. */
export const reports = damaged(
	fc.oneof(
		{ weight: 5, arbitrary: markdown },
		{ weight: 3, arbitrary: fc.array(constructs, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('\n\n')) },
		{ weight: 1, arbitrary: fc.tuple(markdown, constructs).map((parts) => parts.join('\n')) },
	),
);

/** What an analysis says, for comparing; fails where a place lies outside the text or the tree is none. */
export function readReport(source: string): string {
	assertSpans(parseReport(source), source);
	const { report, tree, findings, decided, pairs } = analyze({ name: 'report.md', text: source });
	const inText = ([start, end]: Span) => 0 <= start && start <= end && end <= source.length;
	for (const { code, span, related = [] } of findings) {
		assert.ok(inText(span), `${code} ${span}`);
		for (const other of related) assert.ok(inText(other.span), `${code}, related, ${other.span}`);
	}
	const ids = new Set(tree.nodes.map(({ id }) => id));
	assert.equal(ids.size, tree.nodes.length);
	assert.ok(ids.has(tree.root));
	for (const { id, parent, span, children } of tree.nodes) {
		assert.ok(inText(span), id);
		assert.ok(id === tree.root ? parent === null : parent !== null && ids.has(parent), id);
		assert.ok(
			children.every((child) => ids.has(child)),
			id,
		);
	}
	for (const { first, second } of pairs.candidates)
		assert.ok(first < second && second < report.blocks.length, `${first}, ${second}`);
	return JSON.stringify([findings, decided, tree, pairs]);
}

/** Other texts: what was read of a report a moment ago is forgotten, so that it is read anew. */
export function forgetReports(): void {
	for (const text of ['One.', 'Two.']) analyze({ name: 'other.md', text });
}
