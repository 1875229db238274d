import { readCsvDocument } from '../../../../../src/sources/documents/csvText';
import { indexSource } from '../../../../../src/sources/support/sourceIndex';
import { sourceOf } from '../sourceOf';

/** Made-up sources, by name. */
export const sources = {
	ferries: sourceOf(
		'Ferry traffic to Orvik',
		'Ferry traffic to Orvik grew by 39% in 2022 to 3.0 million trips. Ferry traffic to Orvik fell in 2023 to 2.64 million trips. In 2024, ferry traffic to Orvik recovered by 4%.',
		'The average fare was €12.40 in 2023, up from €11.80 a year earlier. Punctuality was 91% in 2023 and 88% in 2022.',
	),
	foods: sourceOf(
		'Annual results of Halden Foods',
		'Halden Foods published its annual results on Tuesday.',
		'Revenue of Halden Foods rose 12% in 2024, driven by frozen meals. Net revenue of Halden Foods rose 9% in 2024.',
		'Operating profit of Halden Foods was $48 million in 2024. The board expects operating profit of $60 million in 2026.',
		'Halden Foods has cut its emissions by 31% since 2015. Emissions of Halden Foods fell by 4% in 2024.',
	),
	jobs: sourceOf(
		'Labour market of Lurania',
		'Unemployment in Lurania rose by 2 percentage points in 2023. Youth unemployment in Lurania was 18% in 2023.',
		'The share of women in work was 61% in the first quarter of 2023 and 63% in the second quarter of 2023.',
		'More than 40,000 vacancies in hospitals were open at the end of 2023. About 12,000 teachers retired in 2023.',
	),
	trade: sourceOf(
		'Trade of two neighbours',
		'Exports of timber from Norway to Sweden rose by 7% in 2024. Exports of timber from Sweden to Norway rose by 3% in 2024.',
		'Norway imported 1.2 million tonnes of grain in 2024. Tariffs on grain were 15% until 2019; tariffs on grain are 5% now.',
	),
	bridge: sourceOf(
		'The Tinde bridge',
		'The Tinde bridge is 840 metres long. Construction of the Tinde bridge cost 300 million euros.',
		'The bridge carries between 35% and 45% of the traffic of the valley.',
	),
	grid: sourceOf(
		'Batteries in the Orvik grid',
		'Batteries will cover 20% of the evening peak of the Orvik grid by 2035. Batteries covered 6% of the evening peak of the Orvik grid in 2024.',
		'The capacity of batteries in the Orvik grid was 3.4 GWh in 2024. Losses of the transformers were 7% in 2024.',
	),
	trial: sourceOf(
		'A trial of a vaccine',
		'The vaccine lowered hospital admissions by 64% among adults over 65. The vaccine lowered hospital admissions by 41% among adults under 65.',
		'The trial had 12,480 participants. Side effects were reported by 3.2% of participants.',
	),
	survey: indexSource(
		readCsvDocument(
			[
				'Country,Year,Copper exports (million tonnes),Share of world exports (%)',
				'Norland,2023,3.1,9.4',
				'Norland,2024,3.4,10.2',
				'Sudland,2024,1.2,4.1',
				'Ostland,2024,7.7,23.9',
				'Vestland,2024,5.5,17.3',
			].join('\n'),
		),
	),
	table: sourceOf(
		'Rents by town',
		'| Town | Rent in 2023 | Rent in 2024 | Vacancy in 2024 |\n| --- | --- | --- | --- |\n| Orvik | €11.20 | €12.00 | 2.1% |\n| Skarv | €9.10 | €9.50 | 3.4% |\n| Voss | €8.00 | €7.80 | 5.0% |',
		'The average rent in Orvik was €12.00 in 2024.',
	),
	meals: sourceOf(
		'海德食品年报',
		'2024年海德食品营业收入同比增长12%，主要来自速冻食品。2024年海德食品国内营业收入同比增长8%。',
		'2024年海德食品净利润为3.6亿元。公司预计2026年净利润为5亿元。',
		'2024年第一季度海德食品销量为120万箱，第二季度销量为150万箱。',
	),
	trains: sourceOf(
		'北岭高铁运营情况',
		'2023年北岭高铁旅客发送量为4200万人次，比2019年增长21%。2024年北岭高铁旅客发送量同比增长6%。',
		'北岭高铁正点率由2022年的90%下降到2023年的86%。列车数量增长19%。',
	),
} as const;
