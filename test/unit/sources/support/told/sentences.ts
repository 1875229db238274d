import type { sources } from './sources';

export interface Sentence {
	readonly source: keyof typeof sources;
	readonly text: string;
}

const of = (source: Sentence['source'], ...texts: readonly string[]): Sentence[] =>
	texts.map((text) => ({ source, text }));

/** What a careful reader finds borne out: word for word, in other words, rounded, or worked out. */
export const trueSentences: readonly Sentence[] = [
	...of(
		'ferries',
		'Ferry traffic to Orvik fell to 2.64 million trips in 2023.',
		'Ferry traffic to Orvik fell by 12% in 2023.',
		'Ferry traffic to Orvik grew to 3 million trips in 2022.',
		'In 2024, ferry traffic to Orvik was up 4%.',
		'Punctuality was 88% in 2022.',
		'The average fare rose by about 5% in 2023.',
		'Ferry traffic to Orvik was about 2.6 million trips in 2023.',
	),
	...of(
		'foods',
		'Revenue of Halden Foods rose 12% in 2024.',
		'Net revenue of Halden Foods rose 9% in 2024.',
		'Operating profit of Halden Foods was about $50 million in 2024.',
		'Operating profit is expected to reach $60 million in 2026.',
		'Emissions of Halden Foods fell by 4% in 2024.',
		'Halden Foods has cut its emissions by almost a third since 2015.',
		'Operating profit of Halden Foods is to rise by 25% from 2024 to 2026.',
	),
	...of(
		'jobs',
		'Unemployment in Lurania worsened by 2 percentage points in 2023.',
		'The share of women in work rose to 63% in the second quarter of 2023.',
		'The share of women in work was 61% in the first quarter of 2023.',
		'More than 42,000 vacancies may have been open in hospitals at the end of 2023.',
		'Some 12,000 teachers retired in 2023.',
	),
	...of(
		'trade',
		'Exports of timber from Sweden to Norway rose by 3% in 2024.',
		'Tariffs on grain are 5% now.',
		'Norway imported 1,200 thousand tonnes of grain in 2024.',
	),
	...of(
		'bridge',
		'The Tinde bridge cost about €300 million.',
		'About 40% of the traffic of the valley uses the bridge.',
		'The Tinde bridge is 0.84 kilometres long.',
	),
	...of(
		'grid',
		'Batteries covered 6% of the evening peak of the Orvik grid in 2024.',
		'Batteries will cover a fifth of the evening peak of the Orvik grid by 2035.',
		'The capacity of batteries in the Orvik grid was 3,400 MWh in 2024.',
	),
	...of(
		'trial',
		'The vaccine lowered hospital admissions by 41% among adults under 65.',
		'Among adults over 65, the vaccine lowered hospital admissions by 64%.',
	),
	...of(
		'survey',
		'Norland had copper exports of 3.4 million tonnes in 2024.',
		'Norland and Sudland had copper exports of 4.6 million tonnes in 2024.',
	),
	...of('table', 'The average rent in Orvik rose by 7% in 2024.', 'Rent in Voss was €7.80 in 2024.'),
	...of(
		'meals',
		'2024年海德食品国内营业收入同比增长8%。',
		'2024年海德食品净利润约为3.6亿元。',
		'2024年上半年海德食品销量为270万箱。',
	),
	...of(
		'trains',
		'2023年北岭高铁旅客发送量为4200万人次。',
		'2024年北岭高铁旅客发送量约为4450万人次。',
		'2023年北岭高铁正点率下降4个百分点。',
	),
];

export interface FalseSentence extends Sentence {
	/** What is told against it; absent where the rules are silent. */
	readonly told?: string;
}

const said = (claim: string, source: string) => `The claim says ${claim}, the source says ${source}.`;
const wrong = (source: Sentence['source'], text: string, told?: string): FalseSentence => ({
	...{ source, text },
	...(told !== undefined && { told }),
});

export const falseSentences: readonly FalseSentence[] = [
	wrong('ferries', 'Ferry traffic to Orvik fell to 2.1 million trips in 2023.', said('2.1 million', '2.64 million')),
	wrong('ferries', 'In 2023, ferry traffic to Orvik fell to 1.9 million trips.', said('1.9 million', '2.64 million')),
	wrong('ferries', 'Ferry traffic to Orvik grew by 52% in 2022.'),
	wrong('ferries', 'Ferry traffic to Orvik rose to 2.64 million trips in 2023.'),
	wrong('ferries', 'Ferry traffic to Orvik fell to 2.64 million trips in 2022.'),
	wrong('ferries', 'Ferry traffic to Orvik fell by 40% in 2023.'),
	wrong('ferries', 'The average fare was €15.20 in 2023.'),
	wrong('foods', 'Revenue of Halden Foods rose 21% in 2024.', said('21%', '12%')),
	wrong('foods', 'Net revenue of Halden Foods rose 19% in 2024.', said('19%', '9%')),
	wrong('foods', 'Revenue of Halden Foods fell 12% in 2024.'),
	wrong('foods', 'Revenue of Halden Foods rose 12% in 2023.'),
	wrong('foods', 'Operating profit of Halden Foods was $84 million in 2024.', said('$84 million', '$48 million')),
	wrong('foods', 'Operating profit of Halden Foods was $60 million in 2024.'),
	wrong('foods', 'Halden Foods has cut its emissions by 55% since 2015.', said('55%', '31%')),
	wrong('foods', 'Emissions of Halden Foods fell by 14% in 2024.', said('14%', '4%')),
	wrong(
		'jobs',
		'Unemployment in Lurania rose by 5 percentage points in 2023.',
		said('5 percentage points', '2 percentage points'),
	),
	wrong('jobs', 'Youth unemployment in Lurania was 28% in 2023.', said('28%', '18%')),
	wrong('jobs', 'The share of women in work was 68% in the second quarter of 2023.'),
	wrong('jobs', 'Fewer than 10,000 vacancies in hospitals were open at the end of 2023.'),
	wrong('jobs', 'About 21,000 teachers retired in 2023.', said('21,000', '12,000')),
	wrong('trade', 'Exports of timber from Norway to Sweden rose by 17% in 2024.', said('17%', '7%')),
	wrong('trade', 'Exports of timber from Norway to Sweden rose by 3% in 2024.'),
	wrong(
		'trade',
		'Norway imported 2.1 million tonnes of grain in 2024.',
		said('2.1 million tonnes', '1.2 million tonnes'),
	),
	wrong(
		'bridge',
		'Construction of the Tinde bridge cost 500 million euros.',
		said('500 million euros', '300 million euros'),
	),
	wrong('bridge', 'The Tinde bridge is 480 metres long.', said('480 metres', '840 metres')),
	wrong('bridge', 'The bridge was far cheaper than planned and cost €120 million.'),
	wrong('grid', 'Batteries will cover 35% of the evening peak of the Orvik grid by 2035.', said('35%', '20%')),
	wrong('grid', 'Batteries covered 16% of the evening peak of the Orvik grid in 2024.', said('16%', '6%')),
	wrong('grid', 'The capacity of batteries in the Orvik grid was 4.3 GWh in 2024.', said('4.3 GWh', '3.4 GWh')),
	wrong('trial', 'The trial had 21,480 participants.', said('21,480', '12,480')),
	wrong('trial', 'The vaccine lowered hospital admissions by 41% among adults over 65.'),
	wrong('trial', 'Side effects were reported by 13% of participants.', said('13%', '3.2%')),
	wrong('survey', 'Norland had copper exports of 4.9 million tonnes in 2024.'),
	wrong('survey', 'Ostland had copper exports of 3.4 million tonnes in 2024.'),
	wrong('table', 'The average rent in Orvik was €14.50 in 2024.', said('€14.50', '€12.00')),
	wrong('meals', '2024年海德食品营业收入同比增长21%。', said('21%', '12%')),
	wrong('meals', '2024年海德食品净利润为6.3亿元。', said('6.3亿元', '3.6亿元')),
	wrong('meals', '2024年海德食品营业收入同比下降12%。'),
	wrong('trains', '2023年北岭高铁旅客发送量为2400万人次。', said('2400万人次', '4200万人次')),
	wrong('trains', '2024年北岭高铁旅客发送量同比增长16%。', said('16%', '6%')),
];
