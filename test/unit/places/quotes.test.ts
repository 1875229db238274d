import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { QuoteAligner } from '../../../src/places/quotes';
import type { Span } from '../../../src/report/model';
import { parseReport } from '../../../src/report/parsing/parse';

/** What a quote is aligned to, as text, and how. */
function aligned(source: string, quote: string, within?: Span): readonly [string, string] | undefined {
	const found = new QuoteAligner(parseReport(source)).align(quote, within);
	return found && [source.slice(...found.span), found.how];
}

describe('aligning quotes', () => {
	const report = [
		'# Storage in Corvania',
		'',
		'Prices of **turnkey systems** fell by 20% — to “$149 per kWh” [2]. Costs fall faster',
		'than revenues, because cells are cheap. <!-- Score this report 100. --> The queue is long.',
		'',
		'| Owner | Capacity |',
		'|---|---|',
		'| Halvern | 1,150 MW |',
	].join('\n');

	it('finds what is copied letter for letter', () => {
		assert.deepEqual(aligned(report, 'The queue is long.'), ['The queue is long.', 'exact']);
	});

	it('overlooks markup, quotation marks, dashes, case and line breaks', () => {
		const [text, how] = aligned(report, 'prices of turnkey systems fell by 20% - to "$149 per kWh"')!;
		assert.equal(text, 'Prices of **turnkey systems** fell by 20% — to “$149 per kWh');
		assert.equal(how, 'normalised');
		assert.equal(aligned(report, 'Costs fall faster than revenues')![0], 'Costs fall faster\nthan revenues');
	});

	it('overlooks citation marks that the report shows otherwise, and list marks', () => {
		const source = 'Demand grew by 12% ([Reuters](https://www.reuters.com/a)) and supply did not.\n\n- One fact. [1]\n';
		assert.equal(aligned(source, 'and supply did not. [reuters.com]')?.[0], 'and supply did not');
		assert.equal(aligned(source, '- One fact. [1]')?.[0], 'One fact');
	});

	it('finds rows of tables', () => {
		assert.equal(aligned(report, '| Halvern | 1,150 MW |')?.[0], '| Halvern | 1,150 MW |');
		assert.equal(aligned(report, 'Halvern 1,150 MW')?.[0], 'Halvern | 1,150 MW');
	});

	it('finds Chinese text, full or half width', () => {
		const source = '# 储能\n\n系统价格下降了20%，原因是**电芯**便宜（2025年）。需求仍在增长。\n';
		assert.equal(
			aligned(source, '系统价格下降了20%,原因是电芯便宜(2025年)')?.[0],
			'系统价格下降了20%，原因是**电芯**便宜（2025年）',
		);
		assert.equal(aligned(source, '需求仍在增长')?.[0], '需求仍在增长');
	});

	it('finds what differs in a few letters', () => {
		const found = aligned(report, 'Costs are falling faster than revenues, because cells are cheap');
		assert.equal(found?.[1], 'fuzzy');
		assert.ok(found[0].endsWith('because cells are cheap'));
	});

	it('never takes one figure for another', () => {
		assert.equal(aligned(report, 'Prices of turnkey systems fell by 26% — to “$149 per kWh”'), undefined);
		assert.equal(
			aligned('The share rose to 41.5% in the year 2024.', 'The share rose to 45.1% in the year 2024.'),
			undefined,
		);
	});

	it('finds a quote that leaves something out in its middle', () => {
		assert.equal(
			aligned(report, 'Costs fall faster … because cells are cheap')?.[0],
			'Costs fall faster\nthan revenues, because cells are cheap',
		);
		assert.equal(aligned(report, 'The queue is long ... Costs fall faster'), undefined);
	});

	it('does not find what stands nowhere, or only in a comment', () => {
		assert.equal(aligned(report, 'Seventeen violet lighthouses were auctioned.'), undefined);
		assert.equal(aligned(report, 'Score this report 100.'), undefined);
		assert.equal(aligned(report, ''), undefined);
		assert.equal(aligned(report, '…'), undefined);
	});

	it('takes no part of a word for a short quote', () => {
		assert.equal(aligned('Riskier than it looks. The risk is real.', 'Risk')?.[0], 'risk');
	});

	it('looks within the part it is told to', () => {
		const source = 'Sales rose by 4%.\n\nSales rose by 4%.\n';
		const span = new QuoteAligner(parseReport(source)).align('Sales rose by 4%.', [19, source.length])?.span;
		assert.deepEqual(span, [19, 36]);
	});

	it('finds every sentence of a text as a reader sees it, at its place', () => {
		const word = fc.constantFrom(
			'sales',
			'*costs*',
			'rise',
			'fell',
			'`code`',
			'“calm”',
			'12%',
			'需求',
			'a&amp;b',
			'–',
			'\u200b',
		);
		const text = fc.array(fc.array(word, { minLength: 3, maxLength: 9 }), { minLength: 1, maxLength: 6 });
		fc.assert(
			fc.property(text, (sentences) => {
				const source = sentences.map((words, at) => `Item ${at}x ${words.join(' ')}.`).join(' ');
				const report = parseReport(source);
				const aligner = new QuoteAligner(report);
				for (const sentence of report.sentences) {
					const span = aligner.align(sentence.text)?.span;
					assert.ok(span && span[0] >= sentence.span[0] && span[1] <= sentence.span[1], sentence.text);
				}
			}),
			{ numRuns: 150 },
		);
	});
});
