import { expectRelations } from '../cases';

const list = (items: number, mark = (at: number) => `${at}.`) =>
	['Sow rye.', 'Mow hay.', 'Sell oats.', 'Keep bees.']
		.slice(0, items)
		.map((item, at) => `${mark(at + 1)} ${item}`)
		.join('\n');
const follow = (words: string, count: number, outcome = 'conflicts') => [
	`${outcome} listCount ${words}: ${count} items in the list`,
];

describe('counts of what a report lists under a heading', () => {
	expectRelations({
		[`We make five recommendations.\n\n## Recommendations\n\n${list(4)}`]: follow('five recommendations', 4),
		[`We make four practical recommendations.\n\n## Policy recommendations\n\nIn order of cost:\n\n${list(4)}`]: follow(
			'four practical recommendations',
			4,
			'holds',
		),
		[`This report sets out four proposals, which cost little.\n\n## Our proposals\n\n${list(3)}`]: follow(
			'four proposals',
			3,
		),
		[`We make twelve recommendations.\n\n## Recommendations\n\n${[...'ABCDEFGHIJK'].map((field, at) => `${at + 1}. Sow field ${field}.`).join('\n')}`]:
			follow('twelve recommendations', 11),
		// An adjective may leave some of them out.
		[`This report sets out three short-term proposals.\n\n## Proposals\n\n${list(4)}`]: [],
		[`本报告提出五条政策建议。\n\n## 政策建议\n\n${list(4)}`]: follow('五条政策建议', 4),
		[`我们提出五点建议。\n\n## 对策建议\n\n${list(4)}`]: follow('五点建议', 4),
		[`- We make five recommendations.\n\n## Recommendations\n\n${list(4)}`]: follow('five recommendations', 4),
		[`> We make five recommendations.\n\n## Key recommendations\n\n${list(4)}`]: follow('five recommendations', 4),
		// The parts of an item are none of their own.
		[`We make five recommendations.\n\n## Recommendations\n\n${list(1)}\n   1. Soon.\n   2. Late.\n2. Mow hay.\n3. Sell oats.\n4. Keep bees.`]:
			follow('five recommendations', 4),
		// Another list may be meant, or has more than it shows.
		[`We make five recommendations:\n\n${list(2)}\n\n## Recommendations\n\n${list(4)}`]: [],
		[`## Recommendations\n\nWe make five recommendations, as told.\n\n${list(4)}`]: [],
		[`We make five recommendations.\n\n## Recommendations\n\n${list(4)}\n\n## Recommendations\n\nNone.`]: [],
		[`We make five recommendations.\n\n## Recommendations\n\n${list(3)}\n5. Keep bees.`]: [],
		[`We make five recommendations.\n\n## Recommendations\n\n${list(3)}\n4. Also keep bees.`]: [],
		[`We make five recommendations.\n\n## Recommendations\n\n${list(4, () => '-')}`]: [],
		[`We make five recommendations.\n\n## Recommendations\n\n${list(2)}\n\nFor counties:\n\n1. Sow rye.\n2. Mow hay.`]:
			[],
		[`We make five recommendations.\n\n## Recommendations\n\n${list(4)}\n\n### For counties\n\nSow rye.`]: [],
		[`We make five further recommendations.\n\n## Recommendations\n\n${list(4)}`]: [],
		[`The ministry made five recommendations.\n\n## Recommendations\n\n${list(4)}`]: [],
		[`We make three recommendations for regulators and one for banks.\n\n## Recommendations\n\n${list(4)}`]: [],
		[`Our three recommendations of 2022 were carried out.\n\n## Recommendations\n\n${list(4)}`]: [],
		[`我们提出三条短期建议和一条长期建议。\n\n## 建议\n\n${list(4)}`]: [],
		[`We make five recommendations.\n\n## Next steps\n\n${list(4)}`]: [],
		[`We make two recommendations.\n\n## Recommendations\n\n${list(4)}`]: [],
	});
});
