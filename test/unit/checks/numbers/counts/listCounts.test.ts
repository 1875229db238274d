import assert from 'node:assert/strict';
import { marked } from '../../finding';
import { expectRelations, relationsIn } from '../cases';

const list = (count: number, mark = '-') =>
	['oats', 'rye', 'barley', 'wheat', 'millet', 'maize']
		.slice(0, count)
		.map((each) => `${mark} the price of ${each}`)
		.join('\n');
const follow = (words: string, count: number, outcome = 'conflicts') => [
	`${outcome} listCount ${words}: ${count} items in the list`,
];

describe('counts against lists', () => {
	describe('that do not fit', () => {
		expectRelations({
			[`Four factors explain the margin of farms, according to their union:\n\n${list(3)}`]: follow('Four factors', 3),
			[`Oats fell. From our visits we derive five priorities:\n\n${list(4)}`]: follow('five priorities', 4),
			[`The margin rests on three very different pillars:\n\n${list(4, '1.')}`]: follow(
				'three very different pillars',
				4,
			),
			[`The three drivers are:\n\n${list(4)}`]: follow('three drivers', 4),
			[`The following 4 drivers matter:\n\n${list(3)}`]: follow('4 drivers', 3),
			'- **Three risks:**\n  - oats\n  - rye\n    - winter rye': follow('Three risks', 2),
			[`### Three risks to farms\n\n${list(2)}`]: follow('Three risks', 2),
			[`建议盯住五类扶持对象：\n\n${list(4)}`]: follow('五类扶持对象', 4),
			[`农户面临四大挑战：\n\n${list(3)}`]: follow('四大挑战', 3),
			[`价格下跌有三方面的原因：\n\n${list(2)}`]: follow('三方面的原因', 2),
			[`Three risks remain:\n\n${list(2)}\n\nOn oats, farmers say:\n\n${list(3)}`]: follow('Three risks', 2),
		});
	});

	describe('in a heading', () => {
		expectRelations({
			'### 三大风险 [1]\n\n- 干旱\n- 霜冻': follow('三大风险', 2),
			'### 三类5G风险\n\n- 干旱\n- 霜冻': follow('三类5G风险', 2),
			'### 三大风险\n\n- 干旱\n- 霜冻\n- 冰雹': follow('三大风险', 3, 'holds'),
			// A subject, a number of its own, and what no list is of.
			[`### Prices and three risks\n\n${list(2)}`]: [],
			'### 价格与三大风险\n\n- 干旱\n- 霜冻': [],
			[`### 3 risks to farms\n\n${list(2)}`]: [],
			'### 三点\n\n- 干旱\n- 霜冻': [],
			[`### Three farms\n\n${list(2)}`]: [],
			[`### Risks to farms\n\n${list(2)}`]: [],
		});
	});

	describe('in a heading over paragraphs with labels', () => {
		const labelled = (count: number) =>
			['Oats', 'Rye', 'Barley', 'Wheat']
				.slice(0, count)
				.map((each) => `**${each}.** Its price fell.`)
				.join('\n\n');
		expectRelations({
			[`## 5. Three risks\n\n${labelled(2)}\n\n## 6. End\n\n${labelled(1)}`]: follow('Three risks', 2),
			[`## 5. Three risks\n\n${labelled(3)}`]: follow('Three risks', 3, 'holds'),
			'## 三、三大风险\n\n**干旱。** 河水少。\n\n**霜冻。** 春天冷。\n\n**表1　各年损失**': follow('三大风险', 2),
			// What the others have in common, and paragraphs without labels.
			[`## Four risks\n\n${labelled(2)}\n\n**Others.** Hail is rare.`]: [],
			'## Three risks\n\nOats fell.\n\nRye fell, too.': [],
		});
	});

	describe('that fit', () => {
		expectRelations({
			[`Four factors explain the margin:\n\n${list(4)}`]: follow('Four factors', 4, 'holds'),
			'Two risks remain:\n\n- oats\n  - winter oats\n- rye': follow('Two risks', 2, 'holds'),
			[`农户面临四大挑战：\n\n${list(4)}`]: follow('四大挑战', 4, 'holds'),
		});
	});

	describe('of which an item speaks of the others', () => {
		expectRelations({
			[`Three risks remain:\n\n${list(3)}\n- these are what the union looks at first`]: [],
		});
	});

	describe('that are not of the list', () => {
		const leads = [
			'At least four factors explain the margin:',
			'More than four factors explain the margin:',
			'The top four drivers of prices:',
			'Two of the four drivers matter:',
			'Two to four drivers matter:',
			'2–4 drivers matter:',
			'Over the past four years farms grew:',
			'Farms face 4% losses and risks:',
			'The four scenarios share the same weak points of:',
			'All four drivers are visible in:',
			'Four drivers matter for the following farms:',
			'Four drivers matter, for example:',
			'Because four risks remain, we advise:',
			'Four risks are drought and frost, in detail:',
			'With four farms and two risks we find:',
			'Level 4 risks:',
			'Four farmers told us:',
			'Four factors explain the margin.',
			'这四大挑战包括：',
			'第四类农户：',
			'至少有四个因素：',
			'前四大风险：',
			'四年来的变化：',
			'农户的四个问题的共同点：',
			'场地用四条腿走路：',
		];
		expectRelations(Object.fromEntries(leads.map((lead) => [`${lead}\n\n${list(3)}`, []] as const)));
	});

	describe('whose list may have more, or is of several things', () => {
		const lead = 'Four factors explain the margin:';
		expectRelations({
			[`${lead}\n\n${list(1)}`]: [],
			[`Six factors explain the margin:\n\n${list(3)}`]: [],
			[`Two factors explain the margin:\n\n${list(4)}`]: [],
			[`${lead}\n\n${list(2)}\n- Other prices`]: [],
			[`${lead}\n\n- Levels 1–2: oats\n- Level 3: rye\n- Level 4: barley`]: [],
			[`${lead}\n\n${list(3)}\n\nFourth, the price of wheat fell.`]: [],
			[`${lead}\n\n${list(3)}\n\nFarmers also say this:\n\n- the price of wheat`]: [],
			[`${lead}\n\n${list(3)}\n\nThat is not all.\n\n- the price of wheat\n- the price of maize`]: [],
			[`${lead}\n\n${list(2)}\n\nAnd on hay:\n\n${list(2)}`]: [],
			[`${lead}\n\n2. oats\n3. rye\n4. barley`]: [],
			'Two factors explain the margin:\n\n1. oats\n- winter oats\n2. rye': [],
			[`${lead}\n\nFarms say so.\n\n${list(3)}`]: [],
			[`${lead}\n\n| Price |\n|---|\n| oats |\n| rye |`]: [],
		});
	});

	it('are told with both numbers, at the words that announce the list', () => {
		const text = `# Farms\n\n**Four** factors explain the margin:\n\n${list(3)}\n`;
		assert.deepEqual(marked('number.inconsistent', text), ['Four** factors']);
	});

	it('mark what the message is of', () => {
		assert.deepEqual(relationsIn(`Four factors explain the margin [1]:\n\n${list(3)}`), follow('Four factors', 3));
	});
});
