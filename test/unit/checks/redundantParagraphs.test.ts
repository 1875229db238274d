import assert from 'node:assert/strict';
import type { ParagraphPair } from '../../../src/checks/model';
import { redundantParagraphs } from '../../../src/checks/redundantParagraphs';
import { parseReport } from '../../../src/report/parse';
import { extractTree } from '../../../src/tree/extract';

const source = [
	'# Storage',
	'## Prices',
	'The price of a system fell to $149 per kWh.',
	'Cells are sold at a discount of 30% to large buyers.',
	'## Costs',
	'Large customers pay 30% less for cells than small ones.',
].join('\n\n');
const report = parseReport(source);
const blockOf = (text: string) => report.blocks.find(({ span }) => source.slice(...span).startsWith(text))!.index;
const [price, discount, customers] = [blockOf('The price'), blockOf('Cells'), blockOf('Large')];

function findingsFor(...pairs: Partial<ParagraphPair>[]) {
	const candidates = pairs.map((pair) => ({
		first: discount,
		second: customers,
		similarity: 0.2,
		repetition: 0,
		expected: false,
		...pair,
	}));
	const compared = { paragraphs: [price, discount, customers], compared: 3, candidates };
	return redundantParagraphs({ report, tree: extractTree(report), pairs: compared, sources: [] });
}

describe('paragraph.redundant', () => {
	it('names the earlier place and the figures and words that both have', () => {
		const [finding, ...more] = findingsFor({ repetition: 0.3 });
		assert.equal(more.length, 0);
		assert.deepEqual(finding!.span, report.blocks[customers]!.span);
		assert.equal(
			finding!.message,
			'This seems to repeat § Prices, line 7: both speak of “30%”, “Large”, “cells”. Merge the two, or say what is new here.',
		);
	});

	it('is sure of copies, whatever their odds', () => {
		const [finding] = findingsFor({ similarity: 0.6 });
		assert.match(finding!.message, /^This repeats § Prices, line 7/);
		assert.equal(finding!.severity, undefined);
	});

	it('calls a pair a copy only where the figures agree', () => {
		const [finding] = findingsFor({ first: price, similarity: 0.7 });
		assert.match(finding!.message, /^This seems to repeat § Prices, line 5/);
		assert.equal(finding!.severity, 'hint');
	});

	it('takes items of one list for a repetition only where one is a copy', () => {
		const list = '# Plans\n\n- Low case: sales fall by 5% a year.\n- High case: sales rise by 6% a year.\n';
		const plans = parseReport(list);
		const [first, second] = plans.blocks.filter(({ kind }) => kind === 'item').map(({ index }) => index);
		const codesFor = (source: string) => {
			const read = parseReport(source);
			const pair = { first: first!, second: second!, similarity: 0.8, repetition: 0.9, expected: false };
			const pairs = { paragraphs: [first!, second!], compared: 1, candidates: [pair] };
			return redundantParagraphs({ report: read, tree: extractTree(read), pairs, sources: [] }).map(({ code }) => code);
		};
		assert.deepEqual(codesFor(list), []);
		assert.deepEqual(codesFor(list.replace('6%', '5%')), ['paragraph.redundant']);
	});

	it('is silent below both limits and where repetition is expected', () => {
		assert.deepEqual(findingsFor({ similarity: 0.49, repetition: 0.19 }), []);
		assert.deepEqual(findingsFor({ similarity: 0.9, repetition: 0.9, expected: true }), []);
	});

	it('reports a paragraph once, with every place it repeats, the surest first', () => {
		const [finding, ...more] = findingsFor({ first: price, repetition: 0.3 }, { repetition: 0.6 });
		assert.equal(more.length, 0);
		assert.deepEqual(
			finding!.related!.map(({ span }) => span),
			[report.blocks[discount]!.span, report.blocks[price]!.span],
		);
		assert.deepEqual(finding!.data, { similarity: 0.2, first: discount, second: customers });
	});
});
