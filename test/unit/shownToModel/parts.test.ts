import assert from 'node:assert/strict';
import { parseReport } from '../../../src/report/parsing/parse';
import { nodesWanted } from '../../../src/scoring/finResearch/nodeCount';
import { abridge } from '../../../src/shownToModel/abridge';
import { cutParts } from '../../../src/shownToModel/parts';
import { piecesOf } from '../../../src/shownToModel/pieces';
import { exampleReport, longReport } from '../scoring/finResearch/readingModel';

function partsOf(source: string) {
	const report = parseReport(source);
	const pieces = piecesOf(report);
	return { report, pieces, parts: cutParts(report, pieces) };
}

const texts = (source: string) => partsOf(source).parts.map(({ text }) => text);

describe('the parts of a report', () => {
	it('are one for a short report, without its reference list', () => {
		const parts = texts(exampleReport('grid-storage'));
		assert.equal(parts.length, 1);
		assert.ok(!parts[0]!.includes('## References'));
		assert.ok(parts[0]!.includes('| Halvern Energy | 1,150 | 27% | 14 |'));
		assert.ok(parts[0]!.includes('[Figure: Figure 1: Installed grid battery capacity'));
	});

	it('are whole sections of some 500 to 1,900 words, and hold every word once', () => {
		const { report, pieces, parts } = partsOf(longReport(10_000));
		assert.ok(parts.length >= 6);
		for (const part of parts.slice(0, -1)) {
			assert.ok(part.words >= 500 && part.words <= 1_900, `${part.words} words`);
		}
		const last = parts.at(-1)?.words ?? 0;
		assert.ok(last >= 500 && last < 2_400, `${last} words`);
		for (const part of parts.slice(1)) assert.ok(/^Report: Regional trade holds.*\n\n## /.test(part.text));
		assert.equal(
			parts.reduce((sum, { words }) => sum + words, 0),
			pieces.reduce((sum, { words }) => sum + words, 0),
		);
		assert.ok(parts.reduce((sum, { words }) => sum + words, 0) >= report.words);
	});

	it('take in a tail that would have fewer than 500 words', () => {
		const section = (name: string, words: number) =>
			`## ${name}\n\n${`Prices of ${name} fell again. `.repeat(words / 5)}`;
		const { parts } = partsOf(
			`# Prices\n\n${section('cells', 300)}\n\n${section('packs', 1_500)}\n\n${section('wires', 200)}`,
		);
		assert.equal(parts.length, 1);
		const longer = partsOf(
			`# Prices\n\n${section('cells', 300)}\n\n${section('packs', 1_500)}\n\n${section('wires', 600)}`,
		);
		assert.equal(longer.parts.length, 2);
		assert.ok(longer.parts.every(({ words }) => words >= 500));
	});

	it('name the headings they stand under', () => {
		const paragraphs = Array.from(
			{ length: 60 },
			(_, at) => `Paragraph ${at} says that ${'prices and costs fell '.repeat(15)}.`,
		);
		const parts = texts(`# Title\n\n## Outer\n\n### Inner\n\n${paragraphs.join('\n\n')}`);
		assert.ok(parts.length > 1);
		assert.ok(parts[1]!.startsWith('Report: Title\nUnder: Outer › Inner\n\nParagraph '));
	});

	it('cut a paragraph without end between sentences', () => {
		const { parts } = partsOf(`${'Prices of all the systems fell because cells became cheap. '.repeat(330)}`);
		assert.ok(parts.length >= 3);
		for (const { text } of parts) assert.ok(text.endsWith('cheap.'));
	});

	it('are cut in Chinese reports too', () => {
		const section = (at: number) =>
			`## 第${at}部分\n\n${'需求增长较快，因为成本下降，供应商也在扩大产能，价格因此继续走低。'.repeat(12)}`;
		const source = `# 储能行业\n\n${Array.from({ length: 20 }, (_, at) => section(at)).join('\n\n')}`;
		const { parts } = partsOf(source);
		assert.ok(parts.length >= 2);
		for (const { words } of parts) assert.ok(words <= 1_900);
	});
});

describe('the number of nodes asked for', () => {
	it('grows with the report, ever slower', () => {
		const whole = [1_000, 4_000, 16_000, 50_000].map((words) => nodesWanted(words, words));
		assert.deepEqual(whole, [20, 34, 60, 81]);
	});

	it('does not change for a part when the rest of the report changes a little', () => {
		assert.equal(nodesWanted(1_200, 4_000), nodesWanted(1_200, 4_300));
		assert.equal(nodesWanted(20, 50_000), 3);
	});
});

describe('abridging a report', () => {
	const { pieces } = partsOf(longReport(6_000));

	it('leaves a report that fits as it is', () => {
		assert.ok(abridge(pieces, 12_000).whole);
	});

	it('keeps headings and first sentences', () => {
		const { text, whole, extent } = abridge(pieces, 3_000);
		assert.equal(whole, false);
		assert.match(extent, /first sentence of each paragraph/);
		assert.equal(text.match(/^## /gm)?.length, pieces.filter(({ heading }) => heading === 2).length);
		assert.ok(text.includes('take the same orders.'));
		assert.ok(!text.includes('rather than wins it.'));
	});

	it('thins out evenly what is still too long', () => {
		const { text } = abridge(pieces, 600);
		const words = text.split(/\s+/).length;
		assert.ok(words > 400 && words < 900, `${words} words`);
		const last = pieces.at(-1)!.section;
		assert.ok(text.includes(pieces.find(({ section, heading }) => section === last && heading)!.text));
	});
});
