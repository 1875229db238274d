import assert from 'node:assert/strict';
import { analyze } from '../../../../../src/analyze';
import type { DraftFinding } from '../../../../../src/findings/model';
import type { Judge } from '../../../../../src/judge/model';
import { askReportChecklist } from '../../../../../src/scoring/jade/checklists/reportChecklist';
import { madeFinding } from '../../../words';

const text = `# Ferries

## Summary

The island should buy two electric ferries, because fuel is its largest cost.

## Costs

Fuel made up 41% of all costs in 2024 [1]. Costs will therefore keep rising with the price of oil.
Each of the 40,000 passengers pays $25, so fares come to $10 million a year.

## Harbour

Passengers prefer quiet boats. Two berths were rebuilt in 2023 [2]. The harbour is therefore ready for more boats.

## References

[1] Accounts 2024. https://example.org/accounts
[2] Harbour log. https://example.org/log
`;

/** Answers with what is made of the numbers of the statements, found by their words. */
async function asked(answer: (numberOf: (words: string) => number) => unknown, numbers: readonly DraftFinding[] = []) {
	let statements = '';
	const judge = {
		ask: async (_: unknown, { slots }: { slots: { statements: string } }) => {
			statements = slots.statements;
			const numberOf = (words: string) => {
				const line = statements.split('\n').find((one) => one.includes(words));
				assert.ok(line, words);
				return Number.parseInt(line, 10);
			};
			return { ok: true, value: answer(numberOf), cached: false };
		},
	} as unknown as Judge;
	const checklist = await askReportChecklist(analyze({ name: 'r.md', text }), numbers, [], judge);
	const itemAt = (words: string, type?: string) =>
		checklist.items.find((item) => text.slice(...item.span).includes(words) && (!type || item.type === type));
	return { ...checklist, statements, itemAt };
}

const about = (id: number, question: string) => ({ id, category: 'x', question });

describe('the report checklist by a model', () => {
	it('says of each statement what it seems to be, and what seems to lack support', async () => {
		const { statements } = await asked(() => ({ facts: [], conclusions: [] }));
		assert.match(statements, /^\d+ conclusion: The island should buy/m);
		assert.match(statements, /^\d+ fact: Fuel made up 41%/m);
		assert.match(statements, /^\d+ conclusion: Costs will therefore/m);
	});

	it('takes the model’s word for what is a fact, and for what rests on nothing', async () => {
		const { itemAt, basis } = await asked((numberOf) => ({
			facts: [about(numberOf('quiet boats'), 'Do passengers prefer quiet boats?')],
			conclusions: [
				{
					...about(numberOf('Two berths'), 'Does it follow that two berths were rebuilt in 2023?'),
					restsOn: [numberOf('quiet boats')],
				},
				{ ...about(numberOf('ready for more'), 'Is the harbour ready for more boats?'), restsOn: [] },
			],
		}));
		assert.equal(basis, 'model');
		const fact = itemAt('quiet boats');
		assert.equal(fact?.type, 'evidence');
		assert.deepEqual([itemAt('Two berths')?.type, itemAt('Two berths')?.dependsOn], ['reasoning', [fact?.id]]);
		assert.deepEqual(itemAt('ready for more')?.dependsOn, []);
		assert.match(`${fact?.id} ${itemAt('ready for more')?.id}`, /^f-\w+ c-\w+$/);
	});

	it('asks about the thesis and a few more conclusions, whatever the model leaves out', async () => {
		const { items, itemAt } = await asked((numberOf) => ({
			facts: [about(numberOf('41%'), 'Was fuel 41% of all costs in 2024?')],
			conclusions: [],
		}));
		assert.match(itemAt('two electric ferries')?.question ?? '', /^Does what the report gives carry/);
		assert.ok(items.filter(({ type }) => type === 'reasoning').length >= 3);
	});

	it('refutes what does not come out, and lets fall what says it', async () => {
		const start = text.indexOf('$10 million');
		const numbers = [madeFinding('number.arithmetic', [start, start + '$10 million'.length], {})];
		const picking = (numberOf: (words: string) => number) => ({
			facts: [about(numberOf('41%'), 'Was fuel 41% of all costs in 2024?')],
			conclusions: [{ ...about(numberOf('fares come to'), 'Do fares come to $10 million?'), restsOn: [] }],
		});
		const { itemAt } = await asked(picking, numbers);
		const fact = itemAt('fares come to', 'evidence');
		assert.ok(fact);
		assert.deepEqual(itemAt('fares come to', 'reasoning')?.dependsOn, [fact.id]);
		assert.equal((await asked(picking)).itemAt('fares come to', 'evidence'), undefined);
	});
});
