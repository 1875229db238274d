import assert from 'node:assert/strict';
import { contextOf } from '../../../src/view/context';
import { findingGroups, groupsWithoutHeld } from '../../../src/view/findingGroups';
import { resultOf } from '../output/handmade';
import { english, madeFinding } from '../words';

const source = 'Prices fall. Demand grows. Rates rise.';
const missing = (node: string, start: number, parts: object) =>
	madeFinding('citation.missing', [start, start + 5], { node }, parts);
const findings = [
	missing('n1', 0, { severity: 'info', held: true }),
	missing('n2', 13, { severity: 'warning' }),
	madeFinding('claim.vague', [27, 32], { node: 'n3', words: 'Rates' }, { severity: 'info', held: true }),
];
const groups = findingGroups(
	resultOf(source, { findings, nodes: [['a1', null, source]] }).analysis,
	contextOf(source, english),
);

describe('groups of findings', () => {
	it('have findings of one code and one severity, the most severe first', () => {
		assert.deepEqual(
			groups.map(({ code, severity, severityName }) => [code, severity, severityName]),
			[
				['citation.missing', 'warning', 'warning'],
				['citation.missing', 'info', 'info'],
				['claim.vague', 'info', 'info'],
			],
		);
	});

	it('are short without what is held back, and gone where nothing is left', () => {
		assert.deepEqual(
			groupsWithoutHeld(groups).map(({ code, findings }) => [code, findings.map(({ index }) => index)]),
			[['citation.missing', [1]]],
		);
	});
});
