import assert from 'node:assert/strict';
import { parseReport } from '../../../../src/report/parsing/parse';
import { readByRules } from '../../../../src/tree/reading/readByRules';
import { groundFinder } from '../../../../src/tree/support/ground';

/** The nearest ground of the unit that begins with some words, in a report of these lines. */
function groundOf(start: string, ...lines: readonly string[]) {
	const text = lines.join('\n');
	const reading = readByRules(parseReport(text));
	const claim = reading.all.find(({ unit }) => unit.text.startsWith(start));
	assert.ok(claim, start);
	const found = groundFinder(reading)(claim.unit.index);
	return found && { ...found, text: text.slice(...found.span) };
}

/** A report with a claim in one section and a statement in another. */
const apart = (claim: string, statement: string) =>
	groundOf(
		claim,
		'# Harbours\n',
		'## Traffic\n',
		`${statement}\n`,
		'Rail freight is another matter.\n',
		'## Outlook\n',
		`${claim}\n`,
		'## References\n',
		'[1] Harbour yearbook. https://example.org/harbours',
	);

describe('what the nearest ground is', () => {
	it('a cited statement, figures, or a table', () => {
		assert.equal(
			apart('Container cranes are scarce.', 'Container cranes were counted in spring [1].')?.kind,
			'citation',
		);
		assert.equal(apart('Container cranes are scarce.', 'Container cranes number 340 units.')?.kind, 'figure');
		const table = '| Container cranes | Units |\n|---|---|\n| North | 340 |\n| South | 120 |';
		assert.equal(apart('Container cranes are scarce.', table)?.kind, 'table');
	});

	it('none where nothing cites or counts on its subject', () => {
		assert.equal(apart('Container cranes are scarce.', 'Container cranes are old.'), undefined);
		assert.equal(apart('Container cranes are scarce.', 'Wheat prices rose by 12 % [1].'), undefined);
	});
});

describe('where the nearest ground stands', () => {
	const [claim, cited] = ['Container cranes are scarce.', 'Container cranes number 340 units.'];

	it('elsewhere in the report, or in the section', () => {
		assert.equal(apart(claim, cited)?.where, 'report');
		assert.equal(groundOf(claim, '# Harbours\n', '## Cranes\n', `${cited}\n`, `${claim}\n`)?.where, 'section');
	});

	it('in the paragraph, or in the list', () => {
		assert.equal(groundOf(claim, '# Harbours\n', `${cited} ${claim}`)?.where, 'paragraph');
		assert.equal(groundOf(claim, '# Harbours\n', `- ${cited}`, '- Rails rust.', `- ${claim}`)?.where, 'list');
		assert.equal(groundOf(claim, '# Harbours\n', `- ${cited}\n`, 'Rails rust.\n', `- ${claim}`)?.where, 'section');
	});
});

describe('what the nearest ground lacks', () => {
	const lacks = (claim: string, statement: string) => apart(claim, statement)?.lacks;

	it('the cause, where the claim states one', () => {
		const claim = 'Container cranes are scarce because steel was dear.';
		assert.deepEqual(lacks(claim, 'Container cranes number 340 units.'), ['cause']);
		assert.deepEqual(lacks(claim, 'Container cranes number 340 units due to dear steel.'), []);
		assert.deepEqual(lacks('Container cranes are scarce.', 'Container cranes number 340 units.'), []);
	});

	it('the figure, where none of the claim’s stands there; rounded ones do', () => {
		const claim = 'Container cranes lost 12 % of their capacity.';
		assert.deepEqual(lacks(claim, 'Container cranes lost 31 % of their capacity [1].'), ['number']);
		assert.deepEqual(lacks(claim, 'Container cranes lost 12.4 % of their capacity [1].'), []);
		assert.deepEqual(lacks(claim, 'Container cranes lost much of their capacity [1].'), ['number']);
		assert.deepEqual(lacks('Container cranes aged until 2024.', 'Container cranes aged by 3 years in 2019 [1].'), []);
	});

	it('a name; that of a firm in the heading above it is not missing', () => {
		const claim = 'Container cranes of Kestrel and IBM are scarce.';
		assert.deepEqual(lacks(claim, 'Container cranes of Kestrel number 340 units.'), ['name']);
		assert.deepEqual(lacks(claim, 'Container cranes of Kestrel and IBM number 340 units.'), []);
		assert.deepEqual(
			lacks('Container cranes of the Traffic office are old.', 'Container cranes number 340 units.'),
			[],
		);
		assert.deepEqual(lacks('Container cranes were scarce in March.', 'Container cranes number 340 units.'), []);
	});

	it('the same in Chinese, where names in Chinese are not looked for', () => {
		const zh = (claim: string, statement: string) =>
			groundOf(claim, '# 港口设备研究\n', '## 现状\n', `${statement}\n`, '## 展望\n', `${claim}\n`)?.lacks;
		const cause = '集装箱起重机短缺，是由于钢材价格过高。';
		assert.deepEqual(zh(cause, '集装箱起重机共有340台。'), ['cause']);
		assert.deepEqual(zh('集装箱起重机产能下降12%。', '集装箱起重机产能下降31%。'), ['number']);
		assert.deepEqual(zh('集装箱起重机由ABB供应，十分短缺。', '集装箱起重机共有340台。'), ['name']);
		assert.deepEqual(zh('集装箱起重机由三一供应，十分短缺。', '集装箱起重机共有340台。'), []);
	});
});
