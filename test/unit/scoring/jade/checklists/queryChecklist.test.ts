import assert from 'node:assert/strict';
import { type Judge, ModelError } from '../../../../../src/judge/model';
import type { QueryChecklistAnswer } from '../../../../../src/judge/tasks/jadeQueryChecklist';
import { verbatim } from '../../../../../src/messages/message';
import { parseReport } from '../../../../../src/report/parsing/parse';
import { itemWeights } from '../../../../../src/scorecard/jade';
import { askQueryChecklist } from '../../../../../src/scoring/jade/checklists/queryChecklist';
import { skillItems } from '../../../../../src/scoring/jade/checklists/skillItems';
import { loadSkills } from '../../../../../src/skills/load';
import { skills as files } from '../judging';

type Item = QueryChecklistAnswer['items'][number];
const item = (id: number, parts: Partial<Item> = {}): Item => ({
	...{ id, tier: 'L2', kind: 'requirement', category: ' market data ', dependsOn: [], skill: null },
	...{ question: `Does the report answer part ${id} of it?`, ...parts },
});
const eight = Array.from({ length: 8 }, (_, at) => item(at + 1));

interface Slots {
	readonly number: string;
	readonly query: string;
	readonly skills: string;
}

async function asked(answer: readonly Item[] | ModelError, query = 'Is there room for tea?', levels = 3) {
	const questions: Slots[] = [];
	const previews: number[] = [];
	const judge = {
		ask: async (_: unknown, { slots, previewAnswer }: { slots: Slots; previewAnswer: () => QueryChecklistAnswer }) => {
			questions.push(slots);
			previews.push(previewAnswer().items.length);
			if (answer instanceof ModelError) return { ok: false, error: answer };
			return { ok: true, value: { items: answer }, cached: false };
		},
	} as unknown as Judge;
	const { skills: loaded } = await loadSkills({ product: files });
	const skills = loaded.filter(({ level }) => level <= levels);
	const report = parseReport(query === '' ? 'Tea sells.\n' : `---\nquery: ${query}\n---\n\nTea sells.\n`);
	const checklist = await askQueryChecklist(report, skills, judge);
	return { ...checklist, questions, previews, own: skillItems(skills) };
}

const wordy = `Is there room for tea in Arlen${' and in the towns around it'.repeat(5)}?`;

describe('the checklist of the question by a model', () => {
	it('is to have as many items as the question is hard', async () => {
		const [simple, complex] = [await asked(eight), await asked(eight, wordy)];
		assert.deepEqual(
			[simple, complex].map(({ questions, previews }) => [questions[0]?.number, previews]),
			[
				['4 to 6', [5]],
				['8 to 15', [12]],
			],
		);
		assert.equal(simple.questions[0]?.query, 'Is there room for tea?');
		assert.equal(simple.toppedUp, undefined);
	});

	it('is filled up to the least of that', async () => {
		const { items, toppedUp, own } = await asked([item(1), item(2)]);
		assert.deepEqual(toppedUp, { given: 2, least: 4, added: 2 });
		assert.deepEqual(
			items.slice(2).map(({ id }) => id),
			own.slice(0, 2).map(({ id }) => id),
		);
	});

	it('is made from all that the skills say, flaws marked', async () => {
		const { skills } = (await asked(eight)).questions[0] ?? { skills: '' };
		assert.deepEqual(skills.split('\n'), [
			'market_view (level 1): Market view. Says whether a market has room for an offer.',
			'To be handed over: A verdict on the market. Whether there is room, for whom and at which price.',
			'What experts check:',
			'- The size has a year and a source.',
			'Questions they ask:',
			'- Does the report size the market with a year and a source?',
			'- Does the report name the buyers?',
			'- (flaw) Does the report carry figures of one region over to another?',
			'',
			'price_view (level 2): Price view. Compares prices.',
			'What experts check:',
			'- Prices are of the same kind of product.',
			'Questions they ask:',
			'- Does the report compare the price with what is on offer?',
		]);
		assert.match((await asked(eight, wordy, 0)).questions[0]?.skills ?? '', /^None/);
	});

	it('weighs an item by its tier, and a flaw as one, which rests on nothing', async () => {
		const { items, basis } = await asked([
			item(1, { tier: 'L1', skill: 'market_view' }),
			item(2, { dependsOn: [1, 1, 2, 99], skill: 'moon_view' }),
			item(3, { tier: 'general', question: ' Is it dated? ' }),
			item(4, { kind: 'flaw', dependsOn: [1] }),
			item(5, { question: '  ' }),
		]);
		const [first] = items;
		assert.equal(basis, 'model');
		assert.deepEqual(
			items.map(({ tier, weight, dependsOn, skill, question, category }) => [
				tier,
				weight,
				dependsOn,
				skill,
				question,
				category,
			]),
			[
				['L1', itemWeights.L1, [], 'market_view', 'Does the report answer part 1 of it?', 'market data'],
				['L2', itemWeights.L2, [first?.id], null, 'Does the report answer part 2 of it?', 'market data'],
				['general', itemWeights.general, [], null, 'Is it dated?', 'market data'],
				['independent', itemWeights.flaw, [], null, 'Does the report answer part 4 of it?', 'market data'],
			],
		);
	});

	it('is that of the skills without a question or an answer', async () => {
		const [none, failed] = [await asked(eight, ''), await asked(new ModelError('refused', verbatim('No.')))];
		assert.equal(none.questions.length, 0);
		for (const { items, own, basis, toppedUp } of [none, failed])
			assert.deepEqual([items, basis, toppedUp], [own, 'rule', undefined]);
		assert.deepEqual([none.error, failed.error?.code], [undefined, 'refused']);
	});
});
