import assert from 'node:assert/strict';
import { formatJudged } from '../../bench/oracle/away';
import { compare, differs, formatDifferences } from '../../bench/oracle/compare';
import { readPlanted, tells } from '../../bench/oracle/planted';
import type { Said, SaidFinding } from '../../bench/oracle/said';

const finding = (code: string, span: [number, number], message = ''): SaidFinding => {
	return { code, level: 'info', span, line: 1, words: '', related: [], message };
};
const said = (report: string, ...findings: readonly SaidFinding[]): Said => {
	return { report, words: 1, milliseconds: 2, findings, relations: [], tree: [], outputs: {} };
};

describe('the oracle', () => {
	it('tells what another version says no more, anew, or in other words', () => {
		const before = [said('a', finding('x', [0, 1]), finding('y', [2, 3], 'Old.')), said('gone')];
		const found = compare(before, [said('a', finding('z', [0, 1]), finding('y', [2, 3], 'New.'))]);
		assert.deepEqual(Object.fromEntries(found.counts), {
			'info x': { lost: 1, gained: 0, changed: 0 },
			'info y': { lost: 0, gained: 0, changed: 1 },
			'info z': { lost: 0, gained: 1, changed: 0 },
		});
		assert.match(formatDifferences(found), /analysis 1\.00 × as long$/);
		assert.equal(differs(compare(before, before)), false);
	});

	it('takes a finding for a slip by its kind and any of its places', () => {
		const slip = { kind: 'number', quote: 'of 40', also: ['or 41'], what: '' } as const;
		const text = 'a sum of 40 here, or 41 there';
		assert.equal(tells(finding('number.arithmetic', [9, 11]), slip, text), true);
		assert.equal(tells(finding('number.inconsistent', [21, 23]), slip, text), true);
		assert.equal(tells(finding('number.arithmetic', [0, 5]), slip, text), false);
		assert.equal(tells(finding('citation.broken', [9, 11]), slip, text), false);
		assert.equal(tells({ ...finding('number.inconsistent', [0, 5]), related: [[21, 23]] }, slip, text), true);
	});

	it('counts what a reader found right of what was judged', () => {
		const told = { file: 'f', line: 1, level: 'error', code: 'x', words: '', message: '' };
		const judged = new Map([
			['1', true],
			['2', false],
		]);
		assert.match(
			formatJudged(
				['1', '2', '3'].map((id) => ({ ...told, id })),
				judged,
			),
			/^all +3 told, 2 judged, 1 right \(0\.50\)/,
		);
	});
});

describe('the planted set', () => {
	it('has every slip once in its report', () => {
		const reports = readPlanted();
		assert.ok(reports.some(({ slips }) => slips.length > 0) && reports.some(({ slips }) => slips.length === 0));
	});
});
