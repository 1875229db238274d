import assert from 'node:assert/strict';
import { firstOf } from '../../../../../src/access';
import { type Judge, ModelError } from '../../../../../src/judge/model';
import { verbatim } from '../../../../../src/messages/message';
import { parseReport } from '../../../../../src/report/parsing/parse';
import { activateByModel, activateByRules } from '../../../../../src/scoring/jade/checklists/activateSkills';
import { loadSkills } from '../../../../../src/skills/load';
import { saidIn } from '../../../words';
import { skills as files } from '../judging';

/** Both skills of the shop, a second intent there, and a need of another domain. */
async function library() {
	const loaded = await loadSkills({ product: files });
	const [market, price] = [firstOf(loaded.skills), loaded.skills.at(-1)];
	assert.ok(price);
	return {
		...loaded,
		skills: [
			market,
			{ ...market, label: 'brand_view', title: 'Brand view', signals: [] },
			price,
			{ ...price, label: 'tax_view', domain: 'law', signals: [] },
		],
	};
}

const reportOn = (query: string, more = '') => parseReport(`---\nquery: ${query}\n${more}---\n\n# Tea\n\nTea sells.\n`);
const unclear = reportOn('How are things in Arlen?');
const labelsOf = ({ skills }: { readonly skills: readonly { readonly label: string }[] }) =>
	skills.map(({ label }) => label);

/** By a model that names these labels; what it was asked is kept. */
async function byModel(labels: readonly string[] | ModelError, report = unclear, chosen?: readonly string[]) {
	const asked: { query: string; skills: string }[] = [];
	const judge = {
		ask: async (_: unknown, { slots }: { slots: { query: string; skills: string } }) => {
			asked.push(slots);
			return labels instanceof ModelError
				? { ok: false, error: labels }
				: { ok: true, value: { labels }, cached: false };
		},
	} as unknown as Judge;
	const active = await activateByModel(report, await library(), chosen, judge);
	return { ...active, asked, labels: labelsOf(active), from: active.activation.from };
}

describe('the skills that a report is judged by', () => {
	it('are those the user chose, before those that the report names, before what its question speaks for', async () => {
		const known = await library();
		const named = reportOn('Is there a market for tea at 9 dollars?', 'skills: [brand_view]\n');
		const [chosen, own] = [activateByRules(named, known, ['tax_view']), activateByRules(named, known)];
		assert.deepEqual([labelsOf(chosen), chosen.activation.from], [['tax_view'], 'chosen']);
		assert.deepEqual([labelsOf(own), own.activation.from], [['brand_view'], 'report']);
		const asked = activateByRules(reportOn('Is there a market for tea at 9 dollars?'), known);
		assert.deepEqual([labelsOf(asked), asked.activation.from], [['market_view', 'price_view'], 'query']);
	});

	it('are told with a label that there is none of', async () => {
		const { activation, skills } = activateByRules(unclear, await library(), ['market_view', 'markt_view']);
		assert.deepEqual(labelsOf({ skills }), ['market_view']);
		assert.match(saidIn(activation.problems.map((message) => ({ message }))).join(), /markt_view/);
	});

	it('are asked of a model only where the words of the question do not tell', async () => {
		const plain = await byModel(['brand_view'], reportOn('Is there an opening in the market for tea at 9 dollars?'));
		assert.deepEqual([plain.asked.length, plain.labels], [0, ['market_view', 'price_view']]);
		assert.equal((await byModel(['brand_view'], unclear, ['price_view'])).asked.length, 0);
		assert.equal((await byModel(['brand_view'], parseReport('Tea sells.'))).asked.length, 0);
		const { asked, labels, from } = await byModel(['brand_view']);
		assert.deepEqual([labels, from], [['brand_view'], 'model']);
		assert.equal(asked[0]?.query, 'How are things in Arlen?');
		assert.match(asked[0]?.skills ?? '', /^market_view \(level 1, shop\): Market view\. .*\nbrand_view \(level 1/);
	});

	it('are one intent and the needs of its domain, however a model writes them', async () => {
		const { labels, error } = await byModel([' Brand View ', 'market-view', 'price_view', 'tax_view', 'moon_view']);
		assert.deepEqual([labels, error], [['market_view', 'price_view'], undefined]);
	});

	it('stay those of the rules where a model names needs and no intent, or does not answer', async () => {
		const rules = activateByRules(unclear, await library());
		const [needs, failed] = [
			await byModel(['price_view', 'tax_view']),
			await byModel(new ModelError('refused', verbatim('No.'))),
		];
		for (const { labels, from } of [needs, failed])
			assert.deepEqual([labels, from], [labelsOf(rules), rules.activation.from]);
		assert.deepEqual([needs.error, failed.error?.code], [undefined, 'refused']);
	});

	it('are none in particular where a model says that none fits', async () => {
		const { labels, from, activation } = await byModel([]);
		assert.deepEqual([labels, from, Object.values(activation.why).flat()], [[], 'none', []]);
	});
});
