import assert from 'node:assert/strict';
import { inEnglish } from '../../../src/messages/inEnglish';
import { wordsIn } from '../../../src/messages/words';
import { worded } from '../../../src/output/worded';
import { type Activate, createActivation } from '../../../src/skills/activate';
import { loadSkills } from '../../../src/skills/load';
import { files } from '../judge/judging';
import { shippedSkills, skillText } from './skillTexts';

describe('activating skills', () => {
	let activate: Activate;
	before(async () => {
		activate = createActivation(await shippedSkills());
	});

	const labels = (query: string) => activate({ query }).skills.map(({ label }) => label);

	it('takes no single word in passing for what the report is to do', () => {
		assert.ok(!labels('A small maker of chairs enters the market').includes('supplier_sourcing'));
		assert.ok(labels('Who are the makers and suppliers of oak chairs?').includes('supplier_sourcing'));
		assert.ok(!labels('Grid storage capacity by 2027').includes('trending_analysis'));
		assert.ok(labels('Trends in grid storage by 2027').includes('trending_analysis'));
	});

	it('takes the labels that the report names before the query', () => {
		const { skills, from, needsModel } = activate({
			frontMatter: { skills: ['Price comparison', 'supplier_sourcing'] },
			query: 'History of the Hanseatic League',
		});
		assert.equal(from, 'report');
		assert.equal(needsModel, false);
		assert.deepEqual(
			skills.map(({ label, why }) => [label, why.map(inEnglish)]),
			[
				['supplier_sourcing', ['named under “skills” in the report']],
				['price_comparison', ['named under “skills” in the report']],
			],
		);
	});

	it('reads labels from one line, and says which do not exist', () => {
		const { skills, problems } = activate({ frontMatter: { labels: 'market_research, price_comparision' } });
		assert.deepEqual(
			skills.map(({ label }) => label),
			['market_research'],
		);
		assert.equal(problems[0]?.code, 'unknownLabel');
		assert.equal(problems[0]?.key, 'labels');
		assert.match(inEnglish(problems[0]!.message), /“price_comparision”.*Did you mean “price_comparison”\?/);
	});

	it('goes on to the query when none of the named labels exists', () => {
		const activation = activate({ frontMatter: { skills: ['nonsense'] }, query: 'Find a supplier of corks' });
		assert.equal(activation.from, 'query');
		assert.equal(activation.problems.length, 1);
	});

	it('finds several labels in a query and says by which words', () => {
		const { skills } = activate({ query: 'Find a factory in Vietnam with GOTS papers, MOQ below 200 pcs' });
		assert.deepEqual(worded(skills, wordsIn('en')), [
			{ label: 'supplier_sourcing', level: 1, domain: 'sourcing', why: ['factory'] },
			{ label: 'certification_required', level: 3, domain: 'sourcing', why: ['GOTS'] },
			{ label: 'moq_price_constraint', level: 3, domain: 'sourcing', why: ['MOQ', '200 pcs'] },
			{ label: 'region_specific', level: 3, domain: 'sourcing', why: ['Vietnam'] },
		]);
	});

	it('shows the words as they stand in the query', () => {
		const { skills } = activate({ query: 'Möbelhersteller aus Österreich, ＭＯＱ 50' });
		assert.deepEqual(
			skills.map(({ why }) => why.map(inEnglish)),
			[['Möbelhersteller'], ['ＭＯＱ'], ['Österreich']],
		);
	});

	it('reads Chinese as it reads English', () => {
		assert.deepEqual(labels('找越南的工厂，要有GOTS证书，起订量200件以内'), [
			'supplier_sourcing',
			'certification_required',
			'moq_price_constraint',
			'region_specific',
		]);
	});

	it('gives one primary intent, of one domain', async () => {
		const skills = await shippedSkills();
		const queries = [
			'Compare suppliers and the market for candles and develop a product',
			'Which stocks of furniture manufacturers look best?',
			'分析家具行业的市场和供应商，并推荐几只股票',
		];
		for (const query of queries) {
			const active = activate({ query }).skills;
			assert.equal(active.filter(({ level }) => level === 1).length, 1, query);
			assert.equal(new Set(active.map(({ domain }) => domain)).size, 1, query);
			assert.ok(active.every(({ label, why }) => why.length > 0 && skills.some((skill) => skill.label === label)));
		}
	});

	it('lets needs and constraints suggest an intent where none is plain', () => {
		assert.deepEqual(labels('Waterproof rucksack, 25 litres'), ['product_discovery', 'quality_specification']);
	});

	it('takes general skills for questions of no other domain', () => {
		const { skills, needsModel } = activate({ query: 'The role of guilds in medieval towns' });
		assert.equal(skills[0]?.label, 'history_culture');
		// One word alone speaks for it.
		assert.equal(needsModel, true);
	});

	it('asks for a model where one word alone speaks for a skill, and for none where others bear it out', () => {
		assert.equal(activate({ query: 'How did the market for vinyl change the sound of jazz?' }).needsModel, true);
		const plain = activate({ query: 'Find suppliers and factories of oak chairs with a low MOQ' });
		assert.equal(plain.needsModel, false);
	});

	it('asks for a model, and has a skill to go on with, when nothing fires', () => {
		for (const query of [undefined, '', '  ', 'Hm?', '42']) {
			const { skills, from, needsModel } = activate({ query });
			assert.equal(needsModel, true);
			assert.equal(from, 'fallback');
			assert.deepEqual(
				skills.map(({ label }) => label),
				['other_topics'],
			);
		}
	});

	it('does not take words for what they are not', () => {
		assert.ok(!labels('A literature review on supplier finance').includes('review_analysis'));
		assert.ok(!labels('What do customers want from a customs broker? Supplier list').includes('customization_oem'));
		assert.ok(!labels('Fabricants : est-ce que ce matériau convient ?').includes('certification_required'));
	});

	it('gives the same for the same', async () => {
		const query = 'Best-selling USB-C chargers with UL listing on Amazon, under $20';
		const again = createActivation([...(await shippedSkills())].reverse());
		assert.deepEqual(activate({ query }), activate({ query }));
		assert.deepEqual(
			activate({ query }).skills.map(({ label }) => label),
			again({ query }).skills.map(({ label }) => label),
		);
	});

	it('adds a workspace’s needs that belong to no domain with intents', async () => {
		const house = skillText('house_rules', {
			level: '2',
			domain: 'house',
			deliverable: undefined,
			signals: '{ en: [candle*] }',
		});
		const { skills } = await loadSkills({ product: files({ 'house_rules.md': house }) });
		const withHouse = createActivation([...(await shippedSkills()), ...skills]);
		assert.deepEqual(
			withHouse({ query: 'Find a candle supplier' }).skills.map(({ label }) => label),
			['supplier_sourcing', 'house_rules'],
		);
	});
});
