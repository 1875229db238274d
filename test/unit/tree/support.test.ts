import assert from 'node:assert/strict';
import { parseReport } from '../../../src/report/parsing/parse';
import type { Role } from '../../../src/tree/reading/roles';
import { readSignals } from '../../../src/tree/reading/signals';
import { collectUnits } from '../../../src/tree/reading/units';
import { citedNearby, judgeSupport } from '../../../src/tree/support/judgeSupport';

/** Whether a citation close by covers the unit that starts with `It`. */
function covered(...lines: readonly string[]): boolean {
	const report = parseReport(
		['# Storage', '', ...lines, '', '## References', '', '[1] Grid operator', '[2]:', ''].join('\n'),
	);
	const signals = readSignals(report, collectUnits(report));
	const own = signals.filter(({ unit }) => /^(?:It|\| It)/.test(unit.text));
	assert.equal(own.length, 1);
	return citedNearby(report, own[0]!, signals);
}

describe('a citation close by', () => {
	it('covers up to two sentences before it in its paragraph', () => {
		assert.equal(covered('It was 4 GW. Prices fell [1].'), true);
		assert.equal(covered('It was 4 GW. Rents fell. Prices fell [1].'), true);
		assert.equal(covered('It was 4 GW. Fees fell. Rents fell. Prices fell [1].'), false);
		assert.equal(covered('It was 4 GW.', '', 'Prices fell [1].'), false);
	});

	it('covers the one sentence after it in its paragraph', () => {
		assert.equal(covered('Prices fell [1]. It was 4 GW.'), true);
		assert.equal(covered('Prices fell [1]. Rents fell. It was 4 GW.'), false);
		assert.equal(covered('Prices fell [1].', '', 'It was 4 GW.'), false);
	});

	it('covers nothing where it leads nowhere: to no entry, or to one that is empty', () => {
		for (const nowhere of ['[9]', '[2]']) {
			assert.equal(covered(`It was 4 GW. Prices fell ${nowhere}.`), false);
			assert.equal(covered(`Prices fell ${nowhere}. It was 4 GW.`), false);
			assert.equal(covered(`Capacity grew ${nowhere}.`, '', ...table), false);
			assert.equal(covered(`It was 4 GW. Rents fell ${nowhere}. Prices fell [1].`), true);
		}
	});

	const table = ['| It | GW |', '|---|---|', '| 2024 | 4 |'];

	it('covers a table from its introduction, or from the line below that names its source', () => {
		assert.equal(covered('Capacity grew [1].', '', ...table), true);
		assert.equal(covered(...table, '', 'Source: grid operator [1].'), true);
		assert.equal(covered(...table, '', 'Prices fell [1].'), false);
		assert.equal(covered('Capacity grew.', '', ...table), false);
		assert.equal(covered('Capacity grew [1].', '', '## Figures', '', ...table), false);
	});
});

describe('support by the rules alone', () => {
	/** The support of each sentence, its first reason and what carries it; the first sentence is the claim above the others. */
	function judged(text: string, roles: readonly Role[] = []) {
		const report = parseReport(`# Storage\n\n${text}\n\n## References\n\n[1] Grid operator\n`);
		const signals = readSignals(report, collectUnits(report)).slice(0, 1 + text.split(/(?<=\.)\s+/).length);
		const all: Role[] = signals.map((_, index) => (index === 0 ? 'other' : (roles[index - 1] ?? 'argument')));
		const parents = signals.map((_, index) => (index <= 1 ? undefined : 1));
		return judgeSupport(report, signals, all, parents)
			.slice(1)
			.map(({ support, reasons, evidence }) => [support, reasons[0]?.code, evidence]);
	}
	const fact = (text: string) => judged(`Storage grows.\n\n${text}`, ['argument', 'evidence'])[1];
	const claim = (text: string, ...roles: readonly Role[]) => judged(text, roles)[0];

	it('has a fact stand where it is cited, attributed, or covered by a citation close by', () => {
		assert.deepEqual(fact('Capacity was 4 GW [1].'), ['supported', 'cited', []]);
		assert.deepEqual(fact('According to the grid operator capacity was 4 GW.'), ['supported', 'attributed', []]);
		assert.deepEqual(fact('The grid operator announced in May that capacity was 4 GW.'), [
			'supported',
			'attributed',
			[],
		]);
		assert.deepEqual(fact('A line of 4 GW was announced by the grid operator.'), ['supported', 'attributed', []]);
		assert.deepEqual(fact('Capacity was 4 GW. Prices fell [1].'), ['supported', 'cited', []]);
	});

	it('takes no place or time of what was announced for who says it', () => {
		assert.deepEqual(fact('A line of 4 GW was announced in Kaunas.'), ['unsupported', 'unsourcedFact', []]);
	});

	it('has a fact stand on nothing where its citation resolves to nothing, or a figure has no source', () => {
		assert.deepEqual(fact('Capacity was 4 GW [9].'), ['unsupported', 'brokenCitation', []]);
		assert.deepEqual(fact('Capacity was 4 GW.'), ['unsupported', 'unsourcedFact', []]);
		assert.deepEqual(fact('Experts say that capacity was 4 GW.'), ['partial', 'vagueAttribution', []]);
	});

	it('leaves a fact open that has no figure', () => {
		assert.deepEqual(fact('The grid operator runs the lines.'), ['unknown', undefined, []]);
	});

	it('has a claim stand on cited facts below it, else on supported claims', () => {
		assert.deepEqual(
			claim('Storage grows. Capacity was 4 GW [1]. Fees fell [1].', 'argument', 'evidence', 'evidence'),
			['supported', 'evidence', [2, 3]],
		);
		assert.deepEqual(
			claim('Storage grows. Fees fell [1]. Capacity was 4 GW [1].', 'argument', 'argument', 'evidence'),
			['supported', 'evidence', [3]],
		);
		assert.deepEqual(claim('Storage grows. Fees fell [1].', 'argument', 'argument'), [
			'supported',
			'subArguments',
			[2],
		]);
		assert.deepEqual(claim('Storage grows [1]. Fees fell.', 'argument', 'argument'), ['supported', 'cited', []]);
	});

	it('has a claim stand in part on what lacks a source itself', () => {
		assert.deepEqual(claim('Storage grows. Capacity was 4 GW.', 'argument', 'evidence'), [
			'partial',
			'unsourcedFact',
			[2],
		]);
		assert.deepEqual(claim('Storage grows by 4%. Fees fall.', 'argument', 'argument'), [
			'partial',
			'unsourcedFigure',
			[],
		]);
	});

	it('has a claim stand on nothing otherwise', () => {
		assert.deepEqual(claim('Storage grows. Fees fall.', 'argument', 'argument'), ['unsupported', 'noEvidence', []]);
		assert.deepEqual(claim('Experts say that storage grows. Fees fall.', 'argument', 'argument'), [
			'partial',
			'vagueAttribution',
			[],
		]);
		assert.deepEqual(claim('Storage grows [9]. Fees fall.', 'argument', 'argument'), [
			'unsupported',
			'brokenCitation',
			[],
		]);
	});

	it('says nothing of what is neither claim nor fact', () => {
		assert.deepEqual(judged('Storage grows [1]. Fees fall.', ['other', 'argument'])[0], ['unknown', undefined, []]);
	});
});
