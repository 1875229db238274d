import assert from 'node:assert/strict';
import fc from 'fast-check';
import { plainText } from '../../../src/report/markdown/plain';
import type { Report, Span } from '../../../src/report/model';
import { parseReport } from '../../../src/report/parsing/parse';

const words = fc.constantFrom(
	'Sales',
	'rose',
	'fell',
	'in',
	'2024',
	'12%',
	'$3bn',
	'e.g.',
	'市场',
	'增长了',
	'😀',
	'naïve',
	'a&amp;b',
	'x_y_z',
	'Inc.',
	'*',
	'`',
	'[',
	']',
	'\\*',
	'|',
	'<br>',
	'3.5',
	'RTX 5090',
);
const inline = fc.oneof(
	{ weight: 8, arbitrary: words },
	fc.constantFrom('**bold**', '*em*', '~~gone~~', '`code [1]`', '<!-- note -->', '![alt](i.png)', '<b>b</b>'),
	fc.constantFrom(
		'[1]',
		'[1, 2]',
		'[1-3]',
		'[1][2]',
		'[^1]',
		'[@key]',
		'【1】',
		'<sup>2</sup>',
		'¹',
		'^2^',
		'^[A note]',
		'[[Page|words]]',
		'(Doe, 2020)',
		'Doe (2020)',
		'\\cite{key}',
		'{1}',
		'[[1]](https://a.example)',
		'([T](https://b.example/c_(d)))',
		'[T *e*](https://c.example)',
		'https://d.example/e?f=1',
		'<https://g.example>',
	),
	fc.constantFrom('.', '. ', '! ', '。', '；', '…', '"', ':', '  \n', '\\\n', '\n'),
);
const text = fc.array(inline, { minLength: 1, maxLength: 14 }).map((parts) => parts.join(' '));
const oneLine = text.map((value) => value.replace(/\s+/g, ' '));
const indent = (value: string, by: string) => value.split('\n').join(`\n${by}`);
const block = fc.oneof(
	{ weight: 4, arbitrary: text },
	fc.tuple(fc.integer({ min: 1, max: 4 }), oneLine).map(([level, value]) => `${'#'.repeat(level)} ${value}`),
	oneLine.map((value) => `${value}\n---`),
	fc
		.tuple(fc.constantFrom('-', '1.', '*', '-\t'), text, text)
		.map(
			([mark, a, b]) =>
				`${mark} ${indent(a, '   ')}\n   ${mark} ${indent(b, '      ')}\n\n      more ${indent(b, '      ')}`,
		),
	text.map((value) => `> ${indent(value, '> ')}`),
	text.map((value) => `> - ${indent(value, '>   ')}`),
	fc.array(oneLine, { minLength: 1, maxLength: 3 }).map((cells) => {
		const row = `| ${cells.map((cell) => cell.replace(/\|/g, '\\|')).join(' | ')} |`;
		return `${row}\n|${'---|'.repeat(cells.length)}\n${row}`;
	}),
	text.map((value) => `\`\`\`\n${value}\n\`\`\``),
	fc.constantFrom(
		'<div>raw</div>',
		'<!-- two\n\nlines -->',
		'[^1]: Note https://n.example',
		'[1]: https://r.example',
		'---',
		'## References\n\n[1] A https://a.example\n[2] B',
		'    code',
	),
);
/** Reports of every construct of Markdown. */
export const markdown = fc
	.tuple(
		fc.constantFrom('\n', '\r\n', '\r'),
		fc.constantFrom('', '\uFEFF', '---\na: 1\n---\n'),
		fc.array(block, { maxLength: 7 }),
	)
	.map(([end, head, blocks]) => `${head}${blocks.join('\n\n')}`.replace(/\n/g, end));

const holds = (outer: Span, inner: Span) => outer[0] <= inner[0] && inner[1] <= outer[1];

function allSpans(report: Report): Span[] {
	const { sections, blocks, sentences, tables, figures, numbers, citations, references, comments, problems } = report;
	const cells = tables.flatMap(({ header, rows }) => [...header, ...rows.flat()]);
	const spanned = [
		...sections,
		...blocks,
		...sentences,
		...figures,
		...numbers,
		...citations,
		...references,
		...comments,
		...problems,
		...cells,
	];
	return [
		...spanned.map(({ span }) => span),
		...blocks.map(({ outer }) => outer),
		...tables.flatMap(({ caption }) => (caption ? [caption] : [])),
	];
}

/** Lie inside the source, and nest. */
function liesInside(report: Report, source: string): void {
	for (const [start, end] of allSpans(report))
		assert.ok(0 <= start && start <= end && end <= source.length, `${start}-${end}`);
	for (const { span, outer, section } of report.blocks) {
		assert.ok(holds(outer, span));
		const around = section === undefined ? undefined : report.sections[section]?.span;
		if (around) assert.ok(holds(around, outer));
	}
}

/** Sentences tile their blocks in order and read as their spans. */
function tiles(report: Report): void {
	for (const block of report.blocks) {
		let at = block.span[0];
		for (const sentence of report.sentences.slice(...block.sentences)) {
			assert.ok(holds(block.span, sentence.span) && sentence.span[0] >= at);
			assert.equal(sentence.text, plainText(report, sentence.span));
			// Nothing a reader reads is lost between two sentences.
			assert.equal(plainText(report, [at, sentence.span[0]]), '');
			at = sentence.span[1];
		}
		if (block.sentences[0] < block.sentences[1]) assert.equal(plainText(report, [at, block.span[1]]), '');
	}
}

/** Without what may stand within an address and is no part of it. */
function unmarked(text: string): string {
	return text.replace(/<!--[\s\S]*?-->|\\/g, '');
}

/** Citations, cells, figures and numbers hold what they say. */
function holdsWhatItSays(report: Report, source: string): void {
	for (const { span, labels, form, url } of report.citations) {
		const written = source.slice(...span);
		if (url !== undefined) assert.ok(unmarked(written).includes(unmarked(url)) || written.includes('['), url);
		else if (labels.length === 1) {
			// Raised digits stand for what they say; between an author and a year there may be a comma.
			const words = (labels[0] ?? '').normalize('NFKC').split(' ');
			const shown = written.normalize('NFKC');
			assert.ok(
				words.every((word) => shown.includes(word)),
				`${form} ${written}`,
			);
		}
	}
	for (const { header, rows } of report.tables) {
		for (const { span, text: cell } of [...header, ...rows.flat()]) assert.equal(cell, plainText(report, span));
	}
	for (const { span, alt } of report.figures) assert.ok(source.slice(...span).includes(alt));
	for (const { span } of report.numbers) assert.match(source.slice(...span), /[\d０-９]/u);
	for (const { span } of report.comments) assert.match(source.slice(...span), /^<!--/);
}

/** Citations neither overlap nor lie in reference lists. */
function citesApart(report: Report): void {
	let at = 0;
	for (const { span, block } of report.citations) {
		assert.ok(span[0] >= at);
		at = span[1];
		assert.notEqual(report.blocks[block]?.kind, 'reference');
		assert.ok(holds(report.blocks[block]?.span ?? [0, 0], span));
	}
}

/** Fails for a report whose spans do not lie inside, nest, tile and hold what they say. */
export function assertSpans(report: Report, source: string): void {
	liesInside(report, source);
	tiles(report);
	holdsWhatItSays(report, source);
	citesApart(report);
}

/** Fails for generated reports whose spans do not lie inside, nest, tile and hold what they say. */
export function assertSpansHold(numRuns: number): void {
	const property = fc.property(markdown, (source) => {
		assertSpans(parseReport(source), source);
	});
	fc.assert(property, { seed: 20250807, numRuns });
}
