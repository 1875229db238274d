import { expectMarked, expectRelations } from '../cases';

describe('means of values told before them', () => {
	describe('of a list', () => {
		const held = (said: string, low: string, high: string) => [
			`holds average ${said}: ${said} lies between ${low} and ${high}`,
		];
		expectRelations({
			'Occupancy was 71%, 74%, 78% and 75%, an average of 74%.': held('74%', '71%', '78%'),
			'Occupancy was 71% in spring, 74% in summer and 78% in autumn, averaging about 74%.': held('74%', '71%', '78%'),
			'入住率分别为71%、74%、78%和75%，平均为74%。': held('74%', '71%', '78%'),
		});
		expectMarked('number.arithmetic', {
			'Occupancy was 71%, 74%, 78% and 75%, an average of 80%.': ['80%'],
			'Occupancy was 71%, 74%, 78% and 75% – an average of 80% [3].': ['80%'],
			'Occupancy was 71, 74, 78 and 75%, an average of 66%.': ['66%'],
			'The ferry was full on 71% of days in spring, on 74% in summer and on 78% in autumn; the average over the three seasons was 80%.':
				['80%'],
			'The north filled 71% of its beds and the south 78%. The average across the two was 80%.': ['80%'],
			'入住率分别为71%、74%、78%和75%，四个季度平均为80%。': ['80%'],
			'甲乙两地入住率分别为71%和78%，两地平均为80%。': ['80%'],
			// Of more, of others, in another way or of other things.
			'Occupancy was 71%, 74%, 78% and 75%, an average of 80% in the industry.': [],
			'Occupancy was 71%, 74%, 78% and 75%, below an average of 80%.': [],
			'Occupancy was 71%, 74%, 78% and 75%, an average rise of 80%.': [],
			'Occupancy was 71%, 74%, 78% and 75%, an average of $80.': [],
			'Occupancy was 71%, 74%, 78% and 75%, an average of 2%.': [],
			'Occupancy was 71% and 74%, an average of 80%.': [],
			'Occupancy was 71%, 74%, 78% and 75%; the average across the eight sites was 80%.': [],
			'Occupancy was 71%, 74%, 78% and 75%; the average across the country was 80%.': [],
			'入住率分别为71%、74%、78%和75%，行业平均为80%。': [],
			'入住率分别为71%、74%、78%和75%，八个季度平均为80%。': [],
		});
	});

	describe('of a range', () => {
		expectRelations({
			'Fares range from £3.10 to £3.60. The average is £3.40.': [
				'holds average £3.40: £3.40 lies between £3.10 and £3.60',
			],
			'票价在3.1元至3.6元之间，平均为3.9元。': [
				'conflicts average 3.9元: numbers.outsideParts {"said":"3.9元","low":"3.1","high":"3.6元"} · 3.1元至3.6元',
			],
		});
		const outside = (said: string, low: string, high: string, range: string) => [
			`conflicts average ${said}: numbers.outsideParts ${JSON.stringify({ said, low, high })} · ${range}`,
		];
		// Its ends may be one number with a dash, in thousands too.
		expectRelations({
			'票价在3.1–3.6元之间，平均为3.9元。': outside('3.9元', '3.1', '3.6元', '3.1–3.6元'),
			'票价1,200–1,500元不等，平均为1,600元。': outside('1,600元', '1,200', '1,500元', '1,200–1,500元'),
			'票价在3.15–3.65元之间，平均为3.95元。': outside('3.95元', '3.15', '3.65元', '3.15–3.65元'),
			'票价3.1–3.6元不等，平均为3.4元。': ['holds average 3.4元: 3.4元 lies between 3.1 and 3.6元'],
			'票价3.1元不等，平均为3.9元。': [],
			'Fares range from £3.10–3.20 to £3.60. The average is £3.90.': [],
			'Fares range from £3.10 to £3.50–3.60. The average is £3.90.': [],
		});
		expectMarked('number.arithmetic', {
			'Fares run from £3.10 in the valley to £3.60 on the coast, a gap of 16%. Weighted by trips, the average across the county is £3.75.':
				['£3.75'],
			'Fares vary between £3.10 and £3.60, with an average of £2.90.': ['£2.90'],
			'Fares range from £3.10 to £3.60. The average for children is £2.20.': [],
			'Fares range from £3.10 to £3.60. The average fine is £4.20.': [],
			'Fares range from £3.10 to £3.60. The average was £2.90 in the last decade.': [],
			'Fares range from £3.10 to £3.60. Taxis cost £9. The average is £8.': [],
			'Fares range from £3.10 to £3.60. The average is £20.': [],
			'Fares range from £3.10 to £3.60. Buses are full. Trams are not. The average is £4.': [],
			'Fares range from £3.10 to £3.60. The average is 4 km.': [],
			'票价在3.1元至3.6元之间，全国平均为3.9元。': [],
		});
	});
});
