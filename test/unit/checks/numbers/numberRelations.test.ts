import assert from 'node:assert/strict';
import { createPlumbline, numberRelations } from '../../../../src/index';
import { silentLogger, systemClock } from '../../../../src/ports';
import { english } from '../../words';
import { table } from './cases';

const plumbline = createPlumbline({ logger: silentLogger, clock: { ...systemClock, now: () => 0 } });

function read(body: string) {
	const text = `# Study\n\n## Findings\n\n${body}\n`;
	const { report, findings } = plumbline.analyze({ name: 'test.md', text });
	return { ...numberRelations(report), findings, text };
}

/** Each relation as `outcome kind: number`. */
function outcomes(body: string): string[] {
	return read(body).relations.map(({ outcome, kind, stated }) => `${outcome} ${kind}: ${stated}`);
}

describe('the relations between numbers', () => {
	const cases: Readonly<Record<string, readonly string[]>> = {
		// In text.
		'Each of 1,200 sites needs 3.5 tonnes: 1,200 × 3.5 = 4,200.': ['holds product: 4,200'],
		'Each of 1,200 sites needs 3.5 tonnes: 1,200 × 3.5 = 5,100.': ['conflicts product: 5,100'],
		'Sales rose from $12 million to $15 million, an increase of 25%.': ['holds change: 25%'],
		'Sales rose from $12 million to $15 million, an increase of 35%.': ['conflicts change: 35%'],
		'The share rose from 20% to 25%, an increase of 5 percentage points.': ['holds difference: 5 percentage points'],
		'Of the 400 plants, 100 (25%) were closed.': ['holds share: 25%'],
		'Of the 400 plants, 100 (35%) were closed.': ['conflicts share: 35%'],
		'It has 12 shops in Lyon, 15 in Nice and 13 in Lille, for a total of 40.': ['holds sum: 40'],
		'The market grew from $5.0 billion in 2020 to $8.05 billion in 2025, a CAGR of 10%.': [
			'holds change: $8.05 billion',
			'holds yearlyGrowth: 10%',
		],
		'The 400 plants produce 1,200 tonnes, an average of 3 tonnes per plant.': ['holds average: 3 tonnes'],
		'每吨成本为90元，补贴为60元。由此产生的差额约30元。': ['holds difference: 30元'],
		// What cannot be worked out.
		'The market grew from $5.0 billion to $8.05 billion, a CAGR of 10%.': [
			'holds change: $8.05 billion',
			'unread yearlyGrowth: 10%',
		],
		'Sales rose from $12 million to $15 million, an increase of 20–30%.': ['unread change: 20–30%'],
		// No relation.
		'The plant has 14 halls and 230 workers.': [],
	};
	for (const [text, expected] of Object.entries(cases)) {
		it(`${expected.join(', ') || 'none'}: ${text}`, () => assert.deepEqual(outcomes(text), expected));
	}

	it('of tables: totals and columns that follow from others', () => {
		const sites = table(
			'| Site | Output | Share |',
			'| Lyon | 120 | 30% |',
			'| Nice | 80 | 20% |',
			'| Lille | 200 | 50% |',
			'| Total | 400 | 100% |',
		);
		const told = outcomes(sites);
		assert.ok(told.includes('holds tableTotal: 400') && told.includes('holds tableTotal: 100%'), told.join('\n'));
		assert.deepEqual(
			told.filter((one) => one.startsWith('holds share')),
			['holds share: 30%', 'holds share: 20%', 'holds share: 50%'],
		);
	});

	it('of a total above which a part is in another unit are unread', () => {
		const costs = table(
			'| Item | Cost |',
			'| Steel | $120 |',
			'| Cable | €80 |',
			'| Labour | $200 |',
			'| Total | $410 |',
		);
		const total = read(costs).relations.find(({ kind }) => kind === 'tableTotal');
		assert.equal(total?.outcome, 'unread');
		assert.match(english.say(total.told), /plain number in its unit/);
	});

	it('of one quantity in two places hold where both give one value', () => {
		const twice =
			'In 2024 the northern terminal handled 412,000 containers.\n\n## Outlook\n\nIn 2024 the northern terminal handled 412,000 containers.';
		const { relations, text } = read(twice);
		assert.deepEqual(
			relations.map(({ outcome, kind }) => `${outcome} ${kind}`),
			['holds sameQuantity'],
		);
		const [relation] = relations;
		assert.ok(relation);
		assert.ok(relation.span[0] > (relation.related[0]?.[0] ?? text.length));
		assert.equal(english.say(relation.told), 'The same value stands in line 5: 412,000');
		assert.deepEqual(outcomes(twice.replace('412,000', '421,000')), ['conflicts sameQuantity: 412,000']);
	});

	it('say how they are worked out, in the numbers as written', () => {
		const [relation] = read('Sales rose from $12 million to $15 million, an increase of 25%.').relations;
		assert.ok(relation?.computation && relation.computed);
		assert.equal(english.say(relation.computation), '($15 million − $12 million) ÷ $12 million');
		assert.equal(english.say(relation.computed), '25%');
		assert.equal(english.say(relation.told), '($15 million − $12 million) ÷ $12 million = 25%');
	});

	it('that conflict are the findings, in the same words', () => {
		const { relations, findings } = read(
			'Sales rose from $12 million to $15 million, an increase of 35%.\n\nOf the 400 plants, 100 (25%) were closed.',
		);
		const numbers = findings.filter(({ code }) => code.startsWith('number.'));
		const conflicts = relations.filter(({ outcome }) => outcome === 'conflicts');
		assert.deepEqual(
			conflicts.map(({ span, told }) => [span, told]),
			numbers.map(({ span, message }) => [span, message]),
		);
		assert.equal(conflicts.length, 1);
	});

	it('leave the figures that stand alone to a count', () => {
		assert.equal(read('The plant has 14 halls and 230 workers.').alone, 2);
		assert.equal(read('Sales rose from $12 million to $15 million, an increase of 25%.').alone, 0);
	});
});
