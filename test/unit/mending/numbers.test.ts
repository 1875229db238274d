import assert from 'node:assert/strict';
import { analyze } from '../../../src/analyze';
import type { FindingCode } from '../../../src/findings/model';
import { correctedNumber, eitherNumber } from '../../../src/mending/numbers';
import { applyReplacements } from '../../../src/mending/replacement';
import { table } from '../checks/numbers/cases';

const report = (body: string) => `# Study\n\n## Findings\n\n${body}\n`;

function findings(code: FindingCode, text: string) {
	return analyze({ name: 'study.md', text }).findings.filter((finding) => finding.code === code);
}

/** What the text becomes when the number that was worked out is put in; `undefined` where none is offered. */
function corrected(body: string): string | undefined {
	const text = report(body);
	const [finding] = findings('number.arithmetic', text);
	assert.ok(finding, body);
	const correction = correctedNumber(finding);
	if (!correction) return undefined;
	const after = applyReplacements(text, [correction]);
	assert.deepEqual(findings('number.arithmetic', after), [], after);
	return after.slice(report('').length - 1).trim();
}

describe('the number that was worked out', () => {
	const cases: Readonly<Record<string, string>> = {
		'Sales rose from $12.0m in 2022 to $15.0m in 2023, an increase of 35%.':
			'Sales rose from $12.0m in 2022 to $15.0m in 2023, an increase of 25%.',
		'Sales rose from $12.0m in 2022 to $14.5m in 2023, an increase of 35.0%.':
			'Sales rose from $12.0m in 2022 to $14.5m in 2023, an increase of 20.8%.',
		'Prices fell from 80 euros to 60 euros, a drop of 45%.': 'Prices fell from 80 euros to 60 euros, a drop of 25%.',
		'销售额从120亿元增至150亿元，增长35%。': '销售额从120亿元增至150亿元，增长25%。',
		'Of the 300 stores, 90 (45%) are new.': 'Of the 300 stores, 90 (30%) are new.',
	};
	for (const [before, after] of Object.entries(cases)) {
		it(before, () => {
			assert.equal(corrected(before), after);
		});
	}

	it('keeps the commas and the emphasis of a total in a table', () => {
		const rows = (total: string) =>
			table('| Plant | Output (t) |', '| A | 1,250 |', '| B | 2,400 |', `| **Total** | **${total}** |`);
		assert.equal(corrected(rows('4,650')), rows('3,650').trim());
	});

	it('is not put in for shares that do not come to 100%', () => {
		const rows = table('| Town | Share |', '| Hill | 40% |', '| Moor | 35% |', '| Dale | 34% |', '| Total | 100% |');
		assert.equal(corrected(rows), undefined);
	});

	it('is not put in where there are two ways to work it out, or words stand there', () => {
		assert.equal(corrected('The fleet grew from 200 vans to 400 vans, a 5-fold increase.'), undefined);
	});
});

describe('two values of one quantity', () => {
	const text = report(
		'The installed base of rooftop systems reached 41.2 GW in 2024 [1].\n\n## Outlook\n\nIn 2024 the installed base of rooftop systems was 47.3 GW [1].',
	);
	const parsed = analyze({ name: 'study.md', text }).report;
	const [finding] = findings('number.inconsistent', text);

	it('can each take the place of the other, and then agree', () => {
		assert.ok(finding);
		const afters = eitherNumber(parsed, finding).map((one) => applyReplacements(text, [one]));
		assert.deepEqual(
			afters.map((after) => after.match(/\d+\.\d GW/g)),
			[
				['41.2 GW', '41.2 GW'],
				['47.3 GW', '47.3 GW'],
			],
		);
		for (const after of afters) assert.deepEqual(findings('number.inconsistent', after), []);
	});

	it('stay as they are where they are not written alike', () => {
		assert.ok(finding);
		const [earlier] = finding.related;
		assert.ok(earlier);
		const other = { ...finding, related: [{ ...earlier, span: [earlier.span[0], earlier.span[1] - 3] as const }] };
		assert.deepEqual(eitherNumber(parsed, other), []);
	});
});
