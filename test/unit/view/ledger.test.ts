import assert from 'node:assert/strict';
import type { DecidedFinding, Finding, Withdrawn } from '../../../src/findings/model';
import { createPlumbline } from '../../../src/index';
import { wordsIn } from '../../../src/messages/words';
import { silentLogger, systemClock } from '../../../src/ports';
import { contextOf } from '../../../src/view/context';
import { ledgerOf, ledgerView } from '../../../src/view/ledger';

const plumbline = createPlumbline({ logger: silentLogger, clock: systemClock });

const paragraph =
	'Warehouses along the river took in 4,200 tonnes of tea in spring, which is more than any season before, because the new harbour opened early and ships no longer wait for the tide.';

const report = [
	'# Tea in Arlen',
	'',
	'## Stocks',
	'',
	paragraph,
	'',
	'Of the stock 40% is black, 30% green and 50% white, together 100%.',
	'',
	'## Trade',
	'',
	'Traders expect a calm year [7].',
	'',
	paragraph,
	'',
].join('\n');

const ledgerFor = (text: string) => ledgerOf(plumbline.analyze({ name: 'r.md', text }));

describe('the ledger', () => {
	it('counts what stands on nothing, lacks a source, conflicts, repeats or is broken, each with its places', () => {
		const ledger = ledgerFor(report);
		assert.deepEqual([ledger.citations.count, ledger.citations.of], [1, 1]);
		assert.deepEqual(
			ledger.citations.places.map((span) => report.slice(...span)),
			['[7]'],
		);
		assert.equal(ledger.paragraphs.count, 1);
		assert.equal(ledger.paragraphs.places[0]?.[0], report.lastIndexOf(paragraph));
	});

	it('counts a marker that is no citation any more among the citations that there are', () => {
		const { citations } = ledgerFor(
			'# Tea\n\nStocks rose turn0search1. Prices fell turn0search2.\n\nIt is said [1].\n\n## References\n\n[1] Office: Survey. https://example.org/s\n',
		);
		assert.ok(citations.count > 0);
		assert.equal(citations.of, citations.count + 1);
	});

	it('counts claims that stand on nothing, which no filler makes fewer', () => {
		const bold = 'The northern port will certainly overtake every rival within five years.';
		const [own, more] = [
			`# Ports\n\n${bold}\n`,
			'There are many factors at work here, and each of them plays its own role.',
		];
		const { claims } = ledgerFor(own);
		assert.deepEqual([claims.count, claims.of, claims.places.map((span) => own.slice(...span))], [1, 1, [bold]]);
		assert.ok(ledgerFor(`${own}\n${more}\n`).claims.count >= 1);
	});

	it('moves with a doubled paragraph, which no mean over all pairs does', () => {
		const doubled = `${report}\n## More\n\n${paragraph}\n`;
		assert.equal(ledgerFor(doubled).paragraphs.count, ledgerFor(report).paragraphs.count + 1);
	});

	it('keeps what the author has decided, which is counted apart, not gone', () => {
		const analysis = plumbline.analyze({ name: 'r.md', text: report });
		const isBroken = ({ code }: Finding) => code === 'citation.broken';
		const decided = analysis.findings.filter(isBroken).map((finding) => ({ finding }) as DecidedFinding);
		const parted = { ...analysis, decided, findings: analysis.findings.filter((finding) => !isBroken(finding)) };
		assert.equal(decided.length, 1);
		assert.deepEqual(ledgerOf(parted).citations, ledgerOf(analysis).citations);
	});

	it('leaves out a conflict of numbers that a model withdrew, as the numbers do', () => {
		const text = '# Tea\n\nSales rose from $50 million to $60 million, an increase of 30%.\n';
		const analysis = plumbline.analyze({ name: 'r.md', text });
		const [conflict, ...others] = analysis.findings.filter(({ code }) => code === 'number.arithmetic');
		assert.ok(conflict && others.length === 0);
		assert.equal(ledgerOf(analysis).numbers.count, 1);
		const withdrawn = [{ finding: conflict } as Withdrawn];
		assert.equal(ledgerOf({ ...analysis, withdrawn }).numbers.count, 0);
	});

	it('finds nothing wrong where there is nothing', () => {
		const ledger = ledgerFor('# Tea\n');
		for (const { count, places } of Object.values(ledger)) assert.deepEqual([count, places], [0, []]);
	});

	it('says each count in words, with one place a line', () => {
		const analysis = plumbline.analyze({ name: 'r.md', text: report });
		const said = (language: 'en' | 'zh-CN') =>
			ledgerView(ledgerOf(analysis), contextOf(report, wordsIn(language))).entries.find(
				({ name }) => name === 'citations',
			);
		assert.equal(said('en')?.text, 'Broken citations: 1 of 1');
		assert.deepEqual(
			said('en')?.places.map(({ line }) => line),
			[11],
		);
		assert.equal(said('zh-CN')?.text, '失效的引用：1 / 1');
		const texts = ledgerView(ledgerOf(analysis), contextOf(report, wordsIn('en'))).entries.map(({ text }) => text);
		assert.ok(
			texts.every((text) => !text.includes('%')),
			texts.join('\n'),
		);
	});
});
