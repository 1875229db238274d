import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { analyze } from '../../../src/analyze';
import { makeDecision } from '../../../src/index';
import { wordsIn } from '../../../src/messages/words';
import { LineIndex } from '../../../src/report/lines';
import { argumentViewOf } from '../../../src/view/argument';
import { claimsOf, countClaims, isQuestioned, unsupportedClaims, verdictMessage } from '../../../src/view/claims';
import { ledgerOf } from '../../../src/view/ledger';
import { exampleReports } from '../exampleReports';
import { said } from '../words';

function shown(name: string) {
	const analysis = analyze({ name, text: readFileSync(name, 'utf8') });
	const lines = new LineIndex(analysis.document.text);
	const context = { words: wordsIn('en'), at: ([start]: readonly [number, number]) => lines.position(start) };
	return { analysis, argument: argumentViewOf(analysis, context) };
}

describe('what is said of a claim', () => {
	for (const name of exampleReports) {
		it(`is the same wherever it is shown, and adds up: ${name}`, () => {
			const { analysis, argument } = shown(name);
			const questioned = isQuestioned(analysis);
			for (const claim of claimsOf(analysis.tree)) {
				const row = argument?.nodes.find(({ id }) => id === claim.id);
				assert.equal(row?.supportName, said(verdictMessage(claim)));
				assert.equal(row.questioned, questioned(claim));
				const told = analysis.findings.find(
					({ code, data }) => code.startsWith('claim.') && 'reason' in data && data.node === claim.id,
				);
				if (!told || !row.lacking) continue;
				const opening = {
					unsupported: /^No fact, table or citation was found|^Its citation|^It relies|^No citation|^It gives/,
					partial: /^The report supports this claim only in part/,
				};
				const verdict = claim.support;
				assert.ok(verdict === 'unsupported' || verdict === 'partial', verdict);
				assert.match(said(told.message), opening[verdict]);
			}
			const { claims } = ledgerOf(analysis);
			assert.equal(claims.count, countClaims(analysis).unsupported);
			assert.equal(
				argument?.nodes.filter(
					({ kind, lacking, support }) => kind !== 'evidence' && lacking && support === 'unsupported',
				).length,
				claims.count,
			);
		});
	}

	it('is one of four words, the same for what cites and for what a model read', () => {
		const { analysis } = shown('examples/clean/memo.md');
		const cited = analysis.tree.nodes.find(
			({ support, reasons }) => support === 'supported' && reasons[0]?.code === 'cited',
		);
		assert.ok(cited);
		assert.equal(said(verdictMessage(cited)), 'carried');
		assert.equal(said(verdictMessage({ ...cited, decidedBy: 'model' })), 'carried');
	});

	it('gives a reason for what is left open', () => {
		const { analysis } = shown('examples/grid-storage/report.md');
		const open = claimsOf(analysis.tree).filter(({ support }) => support === 'unknown');
		assert.ok(open.length > 0);
		for (const { reasons } of open) assert.equal(reasons.length, 1);
	});

	it('counts in the ledger what the author has decided, as it does of facts, and asks no more for it', () => {
		const name = 'examples/jade-cashmere-coats/report.md';
		const { analysis } = shown(name);
		const finding = analysis.findings.find(({ code }) => code === 'claim.unsupported');
		assert.ok(finding);
		const choice = { decision: 'accepted', reason: 'House view.' } as const;
		const decision = makeDecision(analysis.report, finding, choice, { file: name, now: 0, by: '' });
		const decided = analyze({ name, text: analysis.document.text }, { decisions: [decision] });
		assert.equal(decided.decided.length, 1);
		assert.equal(ledgerOf(decided).claims.count, ledgerOf(analysis).claims.count);
		assert.equal(unsupportedClaims(decided).length, unsupportedClaims(analysis).length - 1);
	});
});
